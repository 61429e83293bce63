/** Units of a block. No real one comes near it (the largest of 1,208 holds 3 KB); past it none is handed to a YAML reader. */
export const BLOCK_LIMIT = 64 * 1024;
/** Memory files nest two levels; a YAML reader recurses once a level. */
const FLOW_DEPTH = 32;
const COMPACT_DEPTH = 8;
const INDENT_DEPTH = 256;
/** No prose holds so many lone dashes, colons and question marks in a row. */
const RUN_LENGTH = 64;

/**
 * Whether a block nests so deeply that a recursive reader might overflow its stack. Counts brackets without
 * regard to quotes: no text holds so many open ones.
 */
export function isTooDeep(block: string): boolean {
  return flowDepth(block) > FLOW_DEPTH || block.split('\n').some(isDeepLine);
}

function flowDepth(block: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < block.length; at++) {
    const unit = block[at];
    if (unit === '[' || unit === '{') deepest = Math.max(deepest, ++depth);
    else if ((unit === ']' || unit === '}') && depth > 0) depth--;
  }
  return deepest;
}

/** `- - - x` opens a list at each dash; deep indentation needs a level for it. */
function isDeepLine(line: string): boolean {
  let at = 0;
  let opened = 0;
  for (; at < line.length; at++) {
    const unit = line[at];
    if (unit === ' ' || unit === '\t') continue;
    if (!isIndicator(line, at)) break;
    opened++;
  }
  return opened > COMPACT_DEPTH || (opened > 0 && at > INDENT_DEPTH) || longestRun(line, at) > RUN_LENGTH;
}

/** Most indicators in a row behind the first key: `x: ? ? ? y` opens a mapping at each. */
function longestRun(line: string, from: number): number {
  let longest = 0;
  let run = 0;
  for (let at = from; at < line.length; at++) {
    if (line[at] === ' ' || line[at] === '\t') continue;
    run = isIndicator(line, at) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function isIndicator(line: string, at: number): boolean {
  const next = line[at + 1];
  return '-?:'.includes(line[at]!) && (next === undefined || next === ' ' || next === '\t' || next === '\r');
}
