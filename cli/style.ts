import { PLAIN, type Style } from '../core/reporters/style.ts';

/** The look of a text report. chalk is loaded for colour only. */
export async function createStyle(colour: boolean): Promise<Style> {
  if (!colour) return PLAIN;
  const { Chalk } = await import('chalk');
  const chalk = new Chalk({ level: 1 });
  return {
    error: chalk.red,
    warning: chalk.yellow,
    info: chalk.cyan,
    success: chalk.green,
    strong: chalk.underline,
    faint: chalk.dim,
  };
}
