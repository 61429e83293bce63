import type { Diagnostic, Report } from '../types.ts';
import { fails } from './fails.ts';
import type { ReportContext, Reporter } from './reporter.ts';
import { visible } from './visible.ts';

/**
 * The report as JUnit XML: a suite for each root, a case for each finding. Those that do not fail the run are cases that
 * pass and say something; a root without findings is one case that passes.
 */
export const junit: Reporter = function* (report, context) {
  const suites = byRoot(report);
  const failures = report.diagnostics.filter((one) => isFailure(one, context)).length;
  const tests = [...suites.values()].reduce((sum, findings) => sum + Math.max(1, findings.length), 0);
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `<testsuites${attributes({ name: context.tool.name, tests, failures, errors: 0 })}>\n`;
  for (const [root, findings] of suites) yield* suite(root, findings, context);
  yield '</testsuites>\n';
};

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

function* suite(root: string, findings: readonly Diagnostic[], context: ReportContext): Iterable<string> {
  const failures = findings.filter((one) => isFailure(one, context)).length;
  const tests = Math.max(1, findings.length);
  yield `  <testsuite${attributes({ name: root, tests, failures, errors: 0, skipped: 0 })}>\n`;
  if (findings.length === 0) yield `    <testcase${attributes({ classname: root, name: 'no findings' })}/>\n`;
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
