import type { Format } from './formats.ts';
import { json } from './json.ts';
import type { Reporter } from './reporter.ts';
import { text } from './text.ts';

/** What writes a format. Those for other programs are loaded when they are asked for. */
export async function loadReporter(format: Format): Promise<Reporter> {
  switch (format) {
    case 'text':
      return text;
    case 'json':
      return json;
    case 'sarif':
      return (await import('./sarif.ts')).sarif;
    case 'github':
      return (await import('./github.ts')).github;
    case 'junit':
      return (await import('./junit.ts')).junit;
  }
}
