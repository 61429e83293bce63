import type { Format } from '../../core/reporters/formats.ts';
import type { FailOn } from '../../core/reporters/reporter.ts';
import type { Call } from '../command.ts';
import { usageError } from '../usage-error.ts';

/** The options of `zeref validate`. */
export interface Settings {
  readonly format: Format;
  readonly failOn: FailOn;
  readonly quiet: boolean;
  readonly maxFindings: number;
  readonly outputs: readonly string[];
  readonly stdin: boolean;
  /** Mend what can be mended; with `dryRun`, show what that would be. */
  readonly fix: boolean;
  readonly dryRun: boolean;
}

/**
 * Types are those of the table in cli/commands.ts, which both readers of arguments keep to.
 * @throws ZerefError for options that do not go together
 */
export function readSettings({ options }: Call): Settings {
  const settings: Settings = {
    format: options.format as Format,
    failOn: options['fail-on'] as FailOn,
    quiet: options.quiet === true,
    maxFindings: options['max-findings'] as number,
    outputs: (options.output ?? []) as readonly string[],
    stdin: options.stdin === true,
    fix: options.fix === true,
    dryRun: options['dry-run'] === true,
  };
  const fault = faultOf(settings, options['stdin-filename'] !== undefined);
  if (fault !== undefined) throw usageError(fault, 'validate');
  return settings;
}

function faultOf({ stdin, fix, dryRun, format, outputs }: Settings, named: boolean): string | undefined {
  if (!stdin && named) return '--stdin-filename goes with --stdin';
  if (stdin && fix) return '--fix mends files, and --stdin has none';
  if (dryRun && !fix) return '--dry-run goes with --fix';
  if (dryRun && (format !== 'text' || outputs.length > 0))
    return '--dry-run prints a patch, so --format and --output do not go with it';
  return undefined;
}
