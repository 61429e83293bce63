import type { Diagnostic, Report } from '../types.ts';
import { fails } from './fails.ts';
import type { ReportContext } from './reporter.ts';
import type { Style } from './style.ts';
import { visible } from './visible.ts';

/** More findings of one kind than this, in one root, are shown as one. */
const GROUP_FROM = 11;
const PLACES_SHOWN = 3;
/** Longer messages do not push the rule names of the others aside. */
const MESSAGE_WIDTH = 80;

/** One line of the list: a finding, and those of its kind that it stands for. */
interface Item {
  readonly diagnostic: Diagnostic;
  readonly others: readonly Diagnostic[];
}

/** The findings under the names of their files. */
export function* listing(report: Report, context: ReportContext): Iterable<string> {
  const shown = context.quiet
    ? report.diagnostics.filter(({ severity }) => severity === 'error' || fails(severity, context.failOn))
    : report.diagnostics;
  for (const [path, items] of byPath(grouped(shown))) {
    yield `${context.style.link(context.style.strong(visible(path)), { file: path })}\n`;
    yield* table(items, context.style);
    yield '\n';
  }
  const { omitted } = report.summary;
  if (omitted > 0) yield `${omitted} more finding(s) counted but not listed (--max-findings)\n\n`;
}

/** Findings of one rule and severity in one root as one item, at the place of the first, when there are many. */
function grouped(diagnostics: readonly Diagnostic[]): Item[] {
  const kinds = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const kind = kinds.get(kindOf(diagnostic));
    if (kind) kind.push(diagnostic);
    else kinds.set(kindOf(diagnostic), [diagnostic]);
  }
  return diagnostics.flatMap((diagnostic) => {
    const kind = kinds.get(kindOf(diagnostic)) ?? [];
    if (kind.length < GROUP_FROM) return [{ diagnostic, others: [] }];
    return kind[0] === diagnostic ? [{ diagnostic, others: kind.slice(1) }] : [];
  });
}

const kindOf = ({ root, ruleId, severity }: Diagnostic) => JSON.stringify([root, ruleId, severity]);

function byPath(items: readonly Item[]): Map<string, Item[]> {
  const files = new Map<string, Item[]>();
  for (const item of items) {
    const { path } = item.diagnostic;
    const file = files.get(path);
    if (file) file.push(item);
    else files.set(path, [item]);
  }
  return files;
}

function* table(items: readonly Item[], style: Style): Iterable<string> {
  const rows = items.map(({ diagnostic, others }) => ({
    place: placeOf(diagnostic),
    severity: diagnostic.severity,
    message: visible(diagnostic.message),
    ruleId: diagnostic.ruleId,
    more: others.length > 0 ? othersLine(diagnostic, others) : undefined,
  }));
  const place = widest(rows.map((row) => row.place));
  const severity = widest(rows.map((row) => row.severity));
  const message = Math.min(MESSAGE_WIDTH, widest(rows.map((row) => row.message)));
  for (const row of rows) {
    const mark = style[row.severity](row.severity.padEnd(severity));
    const lead = `  ${row.place.padEnd(place)}  `;
    yield `${style.faint(lead)}${mark}  ${row.message.padEnd(message)}  ${style.link(style.faint(row.ruleId), { rule: row.ruleId })}\n`;
    if (row.more !== undefined) yield `${' '.repeat(lead.length)}${style.faint(row.more)}\n`;
  }
}

/** Other places, each once; those in the same file without its name. */
function othersLine(first: Diagnostic, others: readonly Diagnostic[]): string {
  const places = new Set<string>();
  for (const other of others) {
    if (places.size > PLACES_SHOWN) break;
    const place = placeOf(other);
    if (other.path !== first.path) places.add(`${visible(other.path)}:${place}`);
    else if (place !== placeOf(first)) places.add(place);
  }
  const shown = [...places].slice(0, PLACES_SHOWN).join(', ');
  const where = shown === '' ? '' : `: ${shown}${places.size > PLACES_SHOWN ? ', …' : ''}`;
  return `and ${others.length} more of this kind${where}`;
}

const placeOf = ({ line, column }: Diagnostic) => `${line}:${column}`;

/** Length of the longest text; a spread call would run out of stack on a large report. */
const widest = (texts: readonly string[]) => texts.reduce((most, text) => Math.max(most, text.length), 0);
