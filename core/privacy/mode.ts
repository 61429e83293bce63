import { findHiddenKey, withoutHidden } from '../parse/frontmatter-characters.ts';
import { type BlockProblem, findBlockProblems } from '../parse/frontmatter-problems.ts';
import { nearest } from '../schema/nearest.ts';
import { showKey, showValue } from '../schema/show.ts';
import type { Document, FrontmatterField } from '../types.ts';
import { PRIVACY_MODES, type PrivacyMode } from './modes.ts';

/** Why a PRIVACY.md states no mode. */
export interface ModeFault {
  /** What keeps its frontmatter from being read, or `field`: what is wrong with the field. */
  readonly kind: BlockProblem['kind'] | 'field';
  readonly start: number;
  readonly end: number;
  readonly message: string;
  /** What was probably meant. */
  readonly hint?: string;
  /** Names the fault by its content. */
  readonly key: string;
}

/**
 * The mode that a PRIVACY.md states. One that states none, or states it so that readers may differ, counts as local-only
 * (spec/zeref-os.md, G39).
 * @param document read as settings: comments may stand above the frontmatter
 */
export function readMode(document: Document): { mode: PrivacyMode; fault?: ModeFault } {
  const fault = blockFault(document) ?? fieldFault(document);
  const value = document.frontmatter.fields.get('mode')?.value;
  return fault ? { mode: 'local-only', fault } : { mode: isMode(value) ? value : 'local-only' };
}

const isMode = (value: unknown): value is PrivacyMode => PRIVACY_MODES.some((mode) => mode === value);

function blockFault(document: Document): ModeFault | undefined {
  const [problem] = findBlockProblems(document, true);
  return problem && { ...problem, message: `PRIVACY.md ${problem.message}` };
}

function fieldFault(document: Document): ModeFault | undefined {
  const { fields, faults } = document.frontmatter;
  const field = fields.get('mode');
  if (!field) return missing(document);
  const doubt = faults.find((fault) => fault.field === 'mode');
  if (doubt) {
    const { offset: start, end = start, code } = doubt;
    const message = code === 'duplicate-key' ? doubt.message : `\`mode\`: ${doubt.message}`;
    return { kind: 'field', start, end, message, key: `mode ${code}` };
  }
  const complaint = complain(field);
  const { key, keyStart, valueStart, valueEnd, value } = field;
  const isWritten = valueStart < valueEnd;
  return (
    complaint && {
      kind: 'field',
      start: isWritten ? valueStart : keyStart,
      end: isWritten ? valueEnd : keyStart + key.length,
      ...complaint,
      key: `mode ${showValue(value)}`,
    }
  );
}

type Complaint = Pick<ModeFault, 'message' | 'hint'>;

function missing(document: Document): ModeFault {
  const { text, frontmatter, place } = document;
  const fault = { kind: 'field', message: 'PRIVACY.md has no `mode`', key: 'mode missing' } as const;
  const hidden = findHiddenKey(frontmatter, 'mode');
  if (hidden) {
    const { offset: start, name } = hidden;
    const hint = `the key on line ${place(start).line} holds a hidden character, ${name}: take it out`;
    return { ...fault, start, end: start + 'mode'.length, hint };
  }
  const near = frontmatter.fields.get(nearest('mode', frontmatter.fields.keys()) ?? '');
  if (near)
    return {
      ...fault,
      start: near.keyStart,
      end: near.keyStart + near.key.length,
      hint: `did you write ${showKey(near.key)} for it?`,
    };
  const start = text.lastIndexOf('\n', frontmatter.start - 2) + 1;
  return { ...fault, start, end: start + 3 };
}

/** What is wrong with the value of `mode`. */
function complain({ value, style }: FrontmatterField): Complaint | undefined {
  if (style === 'empty' || (typeof value === 'string' && value.trim() === ''))
    return { message: '`mode` is empty' };
  if (isMode(value)) return undefined;
  const message = `\`mode\` is ${showValue(value)}, which is no mode`;
  if (typeof value !== 'string') return { message };
  const seen = withoutHidden(value);
  if (seen && isMode(seen.bare))
    return { message: `\`mode\` holds a hidden character, ${seen.hidden}`, hint: `write \`${seen.bare}\`` };
  const near = nearest(value.trim(), PRIVACY_MODES);
  return { message, ...(near && { hint: `did you mean \`${near}\`?` }) };
}
