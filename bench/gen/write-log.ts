import fs from 'node:fs';
import { eventLog, type LogOptions } from './log.ts';

/** Writes an event log, a megabyte at a time. */
export function writeLog(file: string, options: LogOptions): void {
  const handle = fs.openSync(file, 'w');
  let text = '';
  for (const line of eventLog(options)) {
    text += `${line.text}\n`;
    if (text.length > 1 << 20) {
      fs.writeSync(handle, text);
      text = '';
    }
  }
  fs.writeSync(handle, text);
  fs.closeSync(handle);
}
