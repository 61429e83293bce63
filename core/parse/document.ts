import type { Document, Role } from '../types.ts';
import { parseFrontmatterAt } from './frontmatter.ts';
import { skipBlanksAndComments } from './frontmatter-hidden.ts';
import { decode, placer } from './text.ts';

/** The bytes of one Markdown file -> what rules look at. Never throws on content. */
export async function parseDocument(path: string, role: Role, bytes: Buffer): Promise<Document> {
  return parseFrom(path, role, bytes, () => 0);
}

/** A file of settings, which may begin with blank lines and comments. Never throws on content. */
export async function parseSettings(path: string, bytes: Buffer): Promise<Document> {
  return parseFrom(path, 'free', bytes, (text) => skipBlanksAndComments(text, 0).at);
}

async function parseFrom(
  path: string,
  role: Role,
  bytes: Buffer,
  fenceIn: (text: string) => number,
): Promise<Document> {
  const { text, encoding } = decode(bytes);
  const frontmatter = await parseFrontmatterAt(text, fenceIn(text));
  return { path, role, size: bytes.length, text, encoding, frontmatter, place: placer(text) };
}
