import { exitCodeOf } from '../../core/reporters/fails.ts';
import { loadReporter } from '../../core/reporters/index.ts';
import type { ReportContext } from '../../core/reporters/reporter.ts';
import { PLAIN, type Style } from '../../core/reporters/style.ts';
import { TOOL } from '../../core/reporters/tool.ts';
import { visible } from '../../core/reporters/visible.ts';
import { type RunRequest, run as validate } from '../../core/run.ts';
import type { Report } from '../../core/types.ts';
import { wantsColour } from '../colour.ts';
import type { Call, Run } from '../command.ts';
import type { Io } from '../io.ts';
import { linker, supportsLinks } from '../links.ts';
import { progressLine } from '../progress.ts';
import { createStyle } from '../style.ts';
import { writeChunks } from '../write-chunks.ts';
import { type FileOutput, readOutputs, refuseInside } from './_outputs.ts';
import { planPaths, planStdin } from './_plan.ts';
import { readSettings, type Settings } from './_settings.ts';

/** `zeref validate`: findings and receipt on stdout, notes on stderr. */
export const run: Run = async (io, call) => {
  const settings = readSettings(call);
  const outputs = readOutputs(io, settings.outputs);
  const plan = settings.stdin ? await planStdin(io, call) : await planPaths(io, call);
  refuseInside(
    outputs,
    plan.roots.map(({ root }) => root.realDir),
  );
  const progress = progressLine(io, settings.quiet);
  const request = {
    ...plan,
    maxFindings: settings.maxFindings,
    ...(progress && { onProgress: progress }),
  };
  try {
    return settings.dryRun
      ? await preview(io, call, settings, request)
      : await check(io, call, settings, request, outputs);
  } finally {
    await progress?.(undefined);
  }
};

async function check(
  io: Io,
  call: Call,
  settings: Settings,
  request: RunRequest,
  outputs: readonly FileOutput[],
): Promise<number> {
  const { report, failed } = settings.fix
    ? await (await import('./_fix.ts')).fixFiles(io, request, settings.quiet)
    : { report: await validate(request), failed: false };
  const exitCode = failed ? 2 : exitCodeOf(report.summary, settings.failOn);
  const context = { tool: TOOL, style: PLAIN, failOn: settings.failOn, exitCode, quiet: false };
  for (const { format, file } of outputs) io.writeFile(file, (await loadReporter(format))(report, context));
  await print(io, call, settings, report, context);
  return exitCode;
}

/** The patch takes the place of the report. */
async function preview(io: Io, call: Call, settings: Settings, request: RunRequest): Promise<number> {
  const { showFixes } = await import('./_fix.ts');
  const style = await styleFor(io, call);
  const report = await showFixes(io, request, style, settings.quiet);
  return exitCodeOf(report.summary, settings.failOn);
}

async function print(
  io: Io,
  call: Call,
  { format, quiet }: Settings,
  report: Report,
  context: ReportContext,
): Promise<void> {
  const style = format === 'text' ? await styleFor(io, call) : PLAIN;
  if (!quiet) for (const note of report.notes) await io.stderr.write(`zeref: ${visible(note)}\n`);
  const reporter = await loadReporter(format);
  await writeChunks(io.stdout, reporter(report, { ...context, style, quiet }));
  if (!quiet && format !== 'text') await io.stderr.write(summaryLine(report));
}

function styleFor(io: Io, { options }: Call): Promise<Style> {
  const colour = wantsColour(options.color as boolean | undefined, io.env, io.stdout.isTTY);
  return createStyle(colour, supportsLinks(io.env, io.stdout.isTTY) ? linker(io.cwd, io.docs) : undefined);
}

function summaryLine({ summary }: Report): string {
  const { errors, warnings, infos, files, omitted } = summary;
  const left = omitted > 0 ? `, ${omitted} of them not listed (--max-findings)` : '';
  return `zeref: ${files} file(s): ${errors} error(s), ${warnings} warning(s), ${infos} info(s)${left}\n`;
}
