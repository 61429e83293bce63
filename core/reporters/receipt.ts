import type { Diagnostic, Registry, Report, RootInfo } from '../types.ts';
import { fails } from './fails.ts';
import type { ReportContext } from './reporter.ts';
import { visible } from './visible.ts';

const LABEL_WIDTH = 18;

/** What was checked, in the form that users of Zeref OS know, and the verdict as the last line. */
export function* receipt(report: Report, context: ReportContext): Iterable<string> {
  for (const [label, value] of rows(report)) yield `${label.padEnd(LABEL_WIDTH)}${value}\n`;
  yield `${verdict(report, context)}\n`;
}

function rows({ roots, summary, diagnostics, registries, counts, logs }: Report): [string, string][] {
  const { errors, warnings, infos, files, events, bytes } = summary;
  const found = errors + warnings + infos > 0;
  const fixable = diagnostics.filter(({ repair }) => repair !== undefined).length;
  return [
    ...roots.map((root, at): [string, string] => [at === 0 ? 'Roots:' : '', describe(root)]),
    ['Checked:', `${files} file(s), ${events} event(s), ${bytes} byte(s)`],
    ...pair(found, 'Findings:', `${errors} error(s), ${warnings} warning(s), ${infos} info(s)`),
    ...pair(fixable > 0, 'Fixable:', `${fixable} of them, with zeref validate --fix`),
    ...registries.map((registry): [string, string] => ['Skills:', skills(registry)]),
    ...pair(roots.length > 0, 'Memory layout:', layouts(roots)),
    ...pair(logs > 0, 'PATTERNS lint:', `${patternFindings(counts)} finding(s)`),
  ];
}

const pair = (wanted: boolean, label: string, value: string): [string, string][] =>
  wanted ? [[label, value]] : [];

const describe = ({ path, layout, why }: RootInfo) => `${visible(path)} (${layout}: ${visible(why)})`;

const skills = ({ present, skills, path }: Registry) => `${present}/${skills.length} (from ${visible(path)})`;

function layouts(roots: readonly RootInfo[]): string {
  if (roots.length === 1) return roots[0]!.layout;
  return roots.map(({ path, layout }) => `${layout} (${visible(path)})`).join(', ');
}

function patternFindings(counts: Report['counts']): number {
  return [...counts].reduce((sum, [id, count]) => sum + (id.startsWith('patterns/') ? count : 0), 0);
}

function verdict(report: Report, { style, failOn, exitCode }: ReportContext): string {
  const { errors, warnings, files } = report.summary;
  if (exitCode !== 0) return `${style.error('✖')} ${failed(report, failOn)}`;
  if (errors > 0)
    return `${style.error('✖')} ${errors} error(s), ${warnings} warning(s), not counted against the run`;
  if (files === 0 || onlyScaffolds(report)) return `${style.warning('–')} ${nothingChecked(report)}`;
  return `${style.success('✔')} Validation passed`;
}

function failed({ summary, diagnostics }: Report, failOn: ReportContext['failOn']): string {
  const { errors, warnings, infos } = summary;
  const first = diagnostics.find(({ severity }: Diagnostic) => fails(severity, failOn));
  const infosToo = fails('info', failOn) ? `, ${infos} info(s)` : '';
  return `${errors} error(s), ${warnings} warning(s)${infosToo}. Why, and how to fix: zeref explain ${first?.ruleId ?? '<rule>'}`;
}

/** Roots that hold nothing but their folders have nothing that could have passed. */
function onlyScaffolds({ roots, counts }: Report): boolean {
  return roots.length > 0 && (counts.get('layout/empty-scaffold') ?? 0) >= roots.length;
}

function nothingChecked({ roots }: Report): string {
  if (roots.length === 0) return 'Nothing was checked: what was named belongs to no memory folder';
  return `Nothing was checked: there is no note to check in ${roots.map(({ path }) => visible(path)).join(', ')}`;
}
