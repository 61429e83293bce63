import type { Document, Frontmatter, Role } from '../types.ts';
import { parseFrontmatter, parseFrontmatterAt } from './frontmatter.ts';
import { skipBlanksAndComments } from './frontmatter-hidden.ts';
import { decode, placer } from './text.ts';

/** The bytes of one Markdown file -> what rules look at. Never throws on content. */
export function parseDocument(path: string, role: Role, bytes: Buffer): Promise<Document> {
  return parseWith(path, role, bytes, parseFrontmatter);
}

/** A file of settings, which may begin with blank lines and comments. Never throws on content. */
export function parseSettings(path: string, bytes: Buffer): Promise<Document> {
  return parseWith(path, 'free', bytes, (text) =>
    parseFrontmatterAt(text, skipBlanksAndComments(text, 0).at),
  );
}

async function parseWith(
  path: string,
  role: Role,
  bytes: Buffer,
  parse: (text: string) => Promise<Frontmatter>,
): Promise<Document> {
  const { text, encoding } = decode(bytes);
  const frontmatter = await parse(text);
  return { path, role, size: bytes.length, text, encoding, frontmatter, place: placer(text) };
}
