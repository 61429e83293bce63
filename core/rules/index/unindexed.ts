import { showName } from '../../parse/path-name.ts';
import { isQuietFolder } from '../../roots/quiet.ts';
import { INDEX_NAME } from '../../roots/table.ts';
import type { Document, Finding, MemoryRoot, RootRule } from '../../types.ts';
import { appendTo } from './_entry.ts';
import { targetFor } from './_links.ts';
import { type Reach, reachOf, wikiKey } from './_reach.ts';

export const rule: RootRule = {
  id: 'index/unindexed',
  scope: 'root',
  summary: 'no line of the index leads to a fact',
  severity: 'warning',
  layouts: ['typed', 'untyped'],
  fixable: true,
  why: 'An agent is shown the index and opens what it names. A fact that no line, hub or linked folder leads to is written and never read.',
  fix: 'Add a line `- [Title](file.md) — what it says` to MEMORY.md, or to a hub that MEMORY.md links. Facts in drafts/ and archive/ need none.',
  examples: {
    path: 'MEMORY.md',
    bad: '- [Style](feedback_style.md) — how to write\n',
    ok: '- [Style](feedback_style.md) — how to write\n- [Release steps](release_steps.md) — how a release is made\n',
  },
  *check(root, { config }) {
    const facts = root.documents.filter(({ role, path }) => role === 'fact' && !isQuietFolder(path));
    if (facts.length === 0) return;
    const reach = reachOf(root, (links) => facts.every((fact) => isLinked(fact, links)));
    const lost = facts.filter((fact) => !isLinked(fact, reach) && !reach.named.has(fact.path));
    if (lost.length === 0) return;
    const whole = wholeIndexFault(root, lost, reach);
    if (whole !== undefined) yield whole;
    else {
      const append = appendTo(
        root.documents.find(({ path }) => path === INDEX_NAME),
        config.limits,
      );
      for (const fact of lost) yield { ...unreached(fact.path), ...append(fact) };
    }
  },
};

function unreached(path: string): Finding {
  const message = `no line of ${INDEX_NAME} leads here, so the agent never opens it: add \`- [Title](${targetFor(path)}) — what it says\``;
  return { path, line: 1, column: 1, message, key: path };
}

function isLinked({ path, frontmatter }: Document, { files, folders, wiki }: Reach): boolean {
  if (files.has(path) || folders.some((folder) => path.startsWith(folder))) return true;
  if (wiki.size === 0) return false;
  const name = frontmatter.fields.get('name')?.value;
  const keys = [path, path.slice(path.lastIndexOf('/') + 1), typeof name === 'string' ? name : ''];
  return keys.some((key) => wiki.has(wikiKey(key)));
}

/** One finding in the place of many where the index is missing or is no list of links at all. */
function wholeIndexFault(root: MemoryRoot, lost: readonly Document[], reach: Reach): Finding | undefined {
  const at = { path: INDEX_NAME, line: 1, column: 1, key: 'whole' };
  const first = showName(lost[0]!.path);
  const facts = lost.length === 1 ? `the fact ${first}` : `${lost.length} facts (${first}, …)`;
  if (!root.present.has(INDEX_NAME)) {
    const message = `there is no ${INDEX_NAME}, so the agent is not told of ${facts}: write one with a line for each`;
    return { ...at, message };
  }
  if (reach.hasLinks || lost.length === 1) return undefined;
  return {
    ...at,
    message: `the index links to nothing, so the agent is not told of ${facts} beside it: add a line for each`,
  };
}
