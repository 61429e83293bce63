/** Why a text is refused. `syntax`: it is no JSON. The others are JSON that no double, no UTF-8 and no stack can hold. */
export interface ScanFault {
  readonly kind: 'syntax' | 'depth' | 'surrogate' | 'number';
  readonly offset: number;
  readonly message: string;
}

/** Thrown inside of the scanner alone, to leave all levels at once. */
export class ScanStop extends Error {
  readonly fault: ScanFault;

  constructor(fault: ScanFault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** @throws ScanStop */
export function stop(offset: number, message: string, kind: ScanFault['kind'] = 'syntax'): never {
  throw new ScanStop({ kind, offset, message });
}

/** @throws ScanStop that says what is missing and what stands there instead */
export function expected(text: string, offset: number, what: string): never {
  stop(
    offset,
    `expected ${what}, ${offset < text.length ? `found ${describe(text, offset)}` : 'the line ends'}`,
  );
}

const WORD = /[\p{L}\p{N}_.+-]{1,20}/uy;

/** What stands at a place, for messages: a word, a character, or its number. */
export function describe(text: string, offset: number): string {
  const code = text.codePointAt(offset)!;
  if (code === 0xfeff) return 'a byte order mark';
  WORD.lastIndex = offset;
  const word = WORD.exec(text)?.[0];
  if (word) return word;
  if (code > 0x20 && code < 0x7f) return `'${String.fromCodePoint(code)}'`;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
