import { name, version } from '../../package.json';
import type { Tool } from './reporter.ts';

export const TOOL: Tool = { name, version };
