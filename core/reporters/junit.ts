import type { Diagnostic, Report } from '../types.ts';
import { fails } from './fails.ts';
import type { ReportContext, Reporter } from './reporter.ts';
import { visible } from './visible.ts';

/**
 * The report as JUnit XML: a suite for each root, a case for each finding. Those that do not fail the run are cases that
 * pass and say something; a root without findings is one case that passes. What holds for no root, that findings were
 * left out or that nothing was checked, is a case in a suite of its own: neither must look like a run that passed.
 */
export const junit: Reporter = function* (report, context) {
  const suites = byRoot(report);
  const whole = wholeRun(report, context);
  const failures =
    report.diagnostics.filter((one) => isFailure(one, context)).length + (whole?.failures ?? 0);
  const tests =
    [...suites.values()].reduce((sum, findings) => sum + Math.max(1, findings.length), 0) + (whole ? 1 : 0);
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `<testsuites${attributes({ name: context.tool.name, tests, failures, errors: 0 })}>\n`;
  for (const [root, findings] of suites) yield* suite(root, findings, context, report.summary.omitted > 0);
  if (whole) yield whole.text;
  yield '</testsuites>\n';
};

/** The suite of what holds for no root, where there is something to say. */
function wholeRun({ roots, diagnostics, summary }: Report, { tool, exitCode }: ReportContext) {
  const { omitted } = summary;
  const nothing = roots.length + diagnostics.length === 0;
  if (omitted === 0 && !nothing) return undefined;
  const message =
    omitted > 0
      ? `${omitted} more finding(s) counted but not listed (--max-findings)`
      : 'Nothing was checked: what was named belongs to no memory folder';
  const failures = omitted > 0 && exitCode !== 0 ? 1 : 0;
  const tag = failures > 0 ? 'failure' : 'skipped';
  const head = attributes({ name: tool.name, tests: 1, failures, errors: 0, skipped: 1 - failures });
  const name = attributes({ classname: tool.name, name: omitted > 0 ? 'findings not listed' : 'no memory' });
  const text = `  <testsuite${head}>\n    <testcase${name}><${tag}${attributes({ message })}/></testcase>\n  </testsuite>\n`;
  return { failures, text };
}

/** Roots without findings have their suite too. */
function byRoot({ roots, diagnostics }: Report): Map<string, Diagnostic[]> {
  const suites = new Map(roots.map(({ path }): [string, Diagnostic[]] => [path, []]));
  for (const diagnostic of diagnostics) {
    const suite = suites.get(diagnostic.root);
    if (suite) suite.push(diagnostic);
    else suites.set(diagnostic.root, [diagnostic]);
  }
  return suites;
}

function* suite(
  root: string,
  findings: readonly Diagnostic[],
  context: ReportContext,
  isCut: boolean,
): Iterable<string> {
  const failures = findings.filter((one) => isFailure(one, context)).length;
  const tests = Math.max(1, findings.length);
  yield `  <testsuite${attributes({ name: root, tests, failures, errors: 0, skipped: 0 })}>\n`;
  const empty = attributes({ classname: root, name: isCut ? 'no findings listed' : 'no findings' });
  if (findings.length === 0) yield `    <testcase${empty}/>\n`;
  for (const finding of findings) yield testCase(finding, context);
  yield '  </testsuite>\n';
}

function testCase(finding: Diagnostic, context: ReportContext): string {
  const { ruleId, severity, path, line, column, message } = finding;
  const head = attributes({ classname: path, name: `${ruleId} ${line}:${column}`, file: path, line });
  const text = `${path}:${line}:${column} ${severity} ${message}`;
  const body = isFailure(finding, context)
    ? `<failure${attributes({ type: severity, message })}>${xml(text)}</failure>`
    : `<system-out>${xml(text)}</system-out>`;
  return `    <testcase${head}>${body}</testcase>\n`;
}

const isFailure = ({ severity }: Diagnostic, { failOn }: ReportContext) => fails(severity, failOn);

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${xml(String(value))}"`)
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\ufffe': '\\ufffe',
  '\uffff': '\\uffff',
};

/** XML 1.0 has no way to write control characters and the two last units, so they are spelt out. */
const xml = (text: string) => visible(text).replace(/[&<>"\ufffe\uffff]/g, (unit) => ENTITIES[unit]!);
