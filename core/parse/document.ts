import type { Document, Role } from '../types.ts';
import { parseFrontmatter } from './frontmatter.ts';
import { decode, placer } from './text.ts';

/** The bytes of one Markdown file -> what rules look at. Never throws on content. */
export async function parseDocument(path: string, role: Role, bytes: Buffer): Promise<Document> {
  const { text, encoding } = decode(bytes);
  const frontmatter = await parseFrontmatter(text);
  return { path, role, size: bytes.length, text, encoding, frontmatter, place: placer(text) };
}
