import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rules } from '../../core/rules/index.ts';
import type { Layout, Rule } from '../../core/types.ts';
import { tempFolder, writeTree } from '../helpers/tree.ts';
import { validate } from '../helpers/validate.ts';

const HOMES: Readonly<Record<Layout, string>> = {
  flat: 'memory',
  typed: 'memory',
  untyped: '.agents/memory',
};

/** Whether the engine reports a rule on a text that stands in a root that is sound otherwise. */
async function reports({ id, scope, examples }: Rule, layout: Layout, text: string): Promise<boolean> {
  const folder = tempFolder();
  fs.cpSync(path.resolve('fixtures/bases', layout), folder, { recursive: true });
  const skill = /^skills\/([^/]+)/.exec(examples.path)?.[1];
  writeTree(folder, {
    'zeref-registry.json': JSON.stringify({ skills: skill === undefined ? [] : [{ skill }] }),
    [scope === 'project' ? examples.path : `${HOMES[layout]}/${examples.path}`]: text,
  });
  const { diagnostics } = await validate(folder);
  return diagnostics.some(({ ruleId }) => ruleId === id);
}

/** What is wrong with a rule's examples: they hold in the first of its layouts that has such a file. */
async function faultsOf(rule: Rule): Promise<string[]> {
  for (const layout of rule.layouts) {
    if (!(await reports(rule, layout, rule.examples.bad))) continue;
    return (await reports(rule, layout, rule.examples.ok)) ? ['the ok example is reported'] : [];
  }
  return ['the bad example is not reported'];
}

const judged = rules.filter(({ scope }) => scope !== 'root');

it.each(judged.map((rule) => [rule.id, rule] as const))(
  '%s: its examples do what they say',
  async (_, rule) => {
    expect(await faultsOf(rule)).toEqual([]);
  },
);

describe('an example that does not is seen', () => {
  const [rule] = judged as [Rule];
  it('the bad one', async () => {
    const examples = { ...rule.examples, bad: rule.examples.ok };
    expect(await faultsOf({ ...rule, examples })).toEqual(['the bad example is not reported']);
  });
  it('the ok one', async () => {
    const examples = { ...rule.examples, ok: rule.examples.bad };
    expect(await faultsOf({ ...rule, examples })).toEqual(['the ok example is reported']);
  });
});
