import type { Document, FrontmatterFault, FrontmatterFaultCode } from '../types.ts';
import { findFences, isFence } from './frontmatter-fences.ts';
import { skipBlanksAndComments } from './frontmatter-hidden.ts';
import { lineAt } from './frontmatter-lines.ts';

/** Why the fields of a file's frontmatter cannot be relied on. */
export interface BlockProblem {
  readonly kind: 'encoding' | 'empty' | 'engine' | 'unclosed' | 'below' | 'indented' | 'none' | 'yaml';
  readonly start: number;
  readonly end: number;
  /** Goes on after the name of the file. */
  readonly message: string;
  /** Names the problem by its content. */
  readonly key: string;
}

const BREAKING: ReadonlySet<FrontmatterFaultCode> = new Set(['yaml', 'tab-indent', 'not-a-mapping']);

/**
 * What keeps a reader from the fields of a file that must have some; empty where they are known.
 * @param above whether blank lines and comments may stand above the block
 */
export function findBlockProblems(document: Document, above: boolean): BlockProblem[] {
  const { encoding, frontmatter } = document;
  const { state, end, faults } = frontmatter;
  const foreign = encoding.invalidAt ?? encoding.nulAt;
  if (foreign !== undefined && (state !== 'closed' || foreign < end))
    return [problem('encoding', foreign, foreign + 1, 'is not UTF-8 text')];
  if (state !== 'closed') return [openProblem(document, above)];
  return faults.filter(({ code }) => BREAKING.has(code)).map(yamlProblem);
}

const problem = (kind: BlockProblem['kind'], start: number, end: number, message: string): BlockProblem => ({
  kind,
  start,
  end,
  message,
  key: `block ${kind}`,
});

function yamlProblem({ offset: start, end = start, field, message }: FrontmatterFault): BlockProblem {
  const where = field === undefined ? '' : `\`${field}\`: `;
  return {
    ...problem('yaml', start, end, `has frontmatter that is not valid YAML: ${where}${message}`),
    key: `block yaml ${field ?? ''}`,
  };
}

function openProblem({ text, place, frontmatter: { state } }: Document, above: boolean): BlockProblem {
  if (text.trim() === '') return problem('empty', 0, 0, 'is empty');
  const start = skipBlanksAndComments(text, 0).at;
  const { line } = lineAt(text, start);
  const end = start + line.length;
  const number = place(start).line;
  if (state === 'engine')
    return problem('engine', start, end, `opens with \`${line.trim()}\`, and a fence is \`---\` alone`);
  if (state === 'unclosed')
    return problem('unclosed', start, end, 'opens frontmatter that no line with `---` alone closes');
  if (!above && isFence(line) && findFences(text, start).state === 'closed')
    return problem('below', start, end, `has its frontmatter on line ${number}, and it must be on line 1`);
  if (line.trim() === '---')
    return problem(
      'indented',
      start,
      end,
      `has an indented fence on line ${number}; it must stand at the left`,
    );
  return problem('none', start, start, 'has no frontmatter: it must begin with `---`, its fields and `---`');
}
