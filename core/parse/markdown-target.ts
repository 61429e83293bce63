/** Where a link leads, as it is written. */
export interface Target {
  /** As written, without angle brackets. */
  readonly raw: string;
  /** Path without its anchor, backslash escapes and percent-encoding undone once; empty unless `kind` is relative or absolute. */
  readonly path: string;
  /** `external`: a scheme, `//` or mailto; `anchor`: a place in the same file; `absolute`: from a root, a drive or a home folder. */
  readonly kind: 'relative' | 'absolute' | 'external' | 'anchor';
}

/** Reads a link's destination. Never throws. */
export function parseTarget(destination: string): Target {
  const raw = destination.startsWith('<') ? destination.slice(1, -1) : destination;
  const kind = kindOf(raw);
  if (kind === 'external' || kind === 'anchor') return { raw, path: '', kind };
  const hash = raw.indexOf('#');
  const path = (hash < 0 ? raw : raw.slice(0, hash)).replace(LINE_NUMBER, '');
  return { raw, path: decodePercent(path.replace(/\\([!-/:-@[-`{-~])/g, '$1')), kind };
}

/** `notes.md:12` names a line, not a scheme. */
const LINE_NUMBER = /(?<=\.md):\d{1,9}(?:[:-]\d{1,9})?$/;

function kindOf(raw: string): Target['kind'] {
  if (raw === '' || raw.startsWith('#')) return 'anchor';
  if (raw.startsWith('//') || (/^[a-z][a-z\d+.-]+:/i.test(raw) && !LINE_NUMBER.test(raw))) return 'external';
  return /^(?:[/\\~]|[a-z]:)/i.test(raw) ? 'absolute' : 'relative';
}

function decodePercent(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
