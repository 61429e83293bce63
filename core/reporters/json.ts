import { joinRoot } from '../roots/paths.ts';
import type { Diagnostic } from '../types.ts';
import type { Reporter } from './reporter.ts';
import { visibleJson } from './visible.ts';

const SCHEMA_VERSION = 1;

/** The report as one JSON document (schemas/report.json), a diagnostic a line. */
export const json: Reporter = function* (report, { tool, exitCode }) {
  yield `{"schemaVersion":${SCHEMA_VERSION},"tool":${visibleJson(tool)}`;
  yield `,"roots":${visibleJson(report.roots.map(({ path, layout, why }) => ({ path, layout, why })))}`;
  yield ',"diagnostics":[';
  let before = '\n';
  for (const diagnostic of report.diagnostics) {
    yield before + visibleJson(member(diagnostic));
    before = ',\n';
  }
  yield `],\n"summary":${visibleJson(report.summary)}`;
  yield `,"exitCode":${exitCode}}\n`;
};

/** A diagnostic in the order of the schema; places that are not known are left out. */
function member(diagnostic: Diagnostic) {
  const { ruleId, severity, path, line, column, endLine, endColumn, message, key, docs } = diagnostic;
  const fix = fixOf(diagnostic);
  return { ruleId, severity, path, line, column, endLine, endColumn, message, key, docs, fix };
}

/** What `--fix` would do; ranges are UTF-16 units of the text without a byte order mark, as eslint has them. */
function fixOf({ repair, root }: Diagnostic) {
  if (!repair) return undefined;
  const path = joinRoot({ path: root }, repair.path);
  if (repair.kind === 'create') return { path, create: repair.text };
  if (repair.kind === 'drop-bom') return { path, dropBom: true };
  return { path, edits: repair.edits.map(({ start, end, text }) => ({ range: [start, end], text })) };
}
