import { createHash } from 'node:crypto';
import { joinRoot } from '../roots/paths.ts';
import { rules } from '../rules/index.ts';
import type { Diagnostic, Report } from '../types.ts';
import type { Reporter, Tool } from './reporter.ts';
import { describeRule, LEVELS } from './sarif-rules.ts';
import { isAbsolute, uriOf } from './uri.ts';
import { visible, visibleJson } from './visible.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** The report as SARIF 2.1.0, a result a line: what code scanning reads. */
export const sarif: Reporter = function* (report, { tool, exitCode }) {
  yield `{"version":"2.1.0","$schema":${JSON.stringify(SCHEMA)},"runs":[{"tool":${visibleJson(driver(tool))}`;
  yield `,\n"columnKind":"utf16CodeUnits","invocations":[${visibleJson(invocation(report, exitCode))}]`;
  yield ',\n"results":[';
  const indexes = new Map(rules.map(({ id }, at) => [id, at]));
  const seen = new Map<string, number>();
  let before = '\n';
  for (const diagnostic of report.diagnostics) {
    yield before + visibleJson(result(diagnostic, indexes.get(diagnostic.ruleId), seen));
    before = ',\n';
  }
  yield ']}]}\n';
};

const driver = ({ name, version }: Tool) => ({
  driver: { name, version, semanticVersion: version, rules: rules.map(describeRule) },
});

/** That findings fail the run is no failure of the run itself. */
function invocation({ notes, summary }: Report, exitCode: number) {
  const omitted = summary.omitted > 0 ? [`${summary.omitted} more finding(s) are not listed`] : [];
  const toolExecutionNotifications = [...notes, ...omitted].map((text) => ({
    level: 'note',
    message: message(text),
  }));
  return { executionSuccessful: exitCode !== 2, exitCode, toolExecutionNotifications };
}

function result(diagnostic: Diagnostic, ruleIndex: number | undefined, seen: Map<string, number>) {
  const { ruleId, severity, path, line, column, endLine, endColumn } = diagnostic;
  const region = { startLine: line, startColumn: column, endLine, endColumn };
  return {
    ruleId,
    ruleIndex,
    level: LEVELS[severity],
    message: message(diagnostic.message),
    locations: [{ physicalLocation: { artifactLocation: artifact(path), region } }],
    partialFingerprints: { 'zeref/v1': fingerprint(diagnostic, seen) },
    fixes: fixesOf(diagnostic),
  };
}

/** Text that is quoted from a note must not become a link on the page of a finding (SARIF 2.1.0, 3.11.6). */
const message = (text: string) => ({ text: visible(text).replaceAll('](', '] (') });

function artifact(path: string) {
  const uri = uriOf(path);
  return isAbsolute(path) ? { uri } : { uri, uriBaseId: '%SRCROOT%' };
}

/** Names a finding while lines above it come and go; equal ones are counted, so that none hides another. */
function fingerprint({ ruleId, root, path, key }: Diagnostic, seen: Map<string, number>): string {
  const id = JSON.stringify([ruleId, root, path, key]);
  const count = (seen.get(id) ?? 0) + 1;
  seen.set(id, count);
  return `${createHash('sha256').update(id).digest('hex').slice(0, 32)}:${count}`;
}

function fixesOf({ repair, root }: Diagnostic) {
  if (!repair || repair.kind === 'create') return undefined;
  const replacements =
    repair.kind === 'drop-bom'
      ? [{ deletedRegion: { byteOffset: 0, byteLength: 3 } }]
      : repair.edits.map(({ start, end, text }) => ({
          deletedRegion: { charOffset: start, charLength: end - start },
          insertedContent: { text },
        }));
  const artifactLocation = artifact(joinRoot({ path: root }, repair.path));
  return [{ artifactChanges: [{ artifactLocation, replacements }] }];
}
