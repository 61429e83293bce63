import { PLAIN, type Style } from '../core/reporters/style.ts';

/**
 * The look of a text report. chalk is loaded for colour only.
 * @param link how to write a link, on a terminal that knows them
 */
export async function createStyle(colour: boolean, link: Style['link'] = PLAIN.link): Promise<Style> {
  if (!colour) return { ...PLAIN, link };
  const { Chalk } = await import('chalk');
  const chalk = new Chalk({ level: 1 });
  return {
    error: chalk.red,
    warning: chalk.yellow,
    info: chalk.cyan,
    success: chalk.green,
    strong: chalk.underline,
    faint: chalk.dim,
    link,
  };
}
