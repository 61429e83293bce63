import type { Diagnostic, Severity } from '../types.ts';
import type { Reporter } from './reporter.ts';
import { visible } from './visible.ts';

const COMMANDS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' };

/**
 * The findings as workflow commands, which GitHub shows beside the lines of a pull request (GitHub documentation,
 * "Workflow commands"; it shows ten of a kind for each step). Files are looked for from the top of the repository.
 */
export const github: Reporter = function* ({ diagnostics, summary: { omitted } }, { tool }) {
  for (const diagnostic of diagnostics) yield `${command(diagnostic)}\n`;
  if (omitted > 0)
    yield `::notice title=${tool.name}::${omitted} more finding(s) counted but not listed (--max-findings)\n`;
};

function command({ severity, ruleId, path, line, column, endLine, endColumn, message }: Diagnostic): string {
  // Columns of a place over several lines are taken for columns of its first line.
  const columns = endLine === undefined || endLine === line ? { col: column, endColumn } : {};
  const properties = Object.entries({ file: path, line, endLine, ...columns, title: ruleId })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${property(String(value))}`);
  return `::${COMMANDS[severity]} ${properties.join(',')}::${data(visible(message))}`;
}

const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => data(visible(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');
