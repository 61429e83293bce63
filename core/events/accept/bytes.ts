/** Bytes of JSON that the acceptor looks for. */
export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const DASH = 0x2d;
export const DOT = 0x2e;
export const ZERO = 0x30;
export const NINE = 0x39;
export const COLON = 0x3a;
export const OPEN_LIST = 0x5b;
export const CLOSE_LIST = 0x5d;
export const OPEN = 0x7b;
export const CLOSE = 0x7d;
export const BLANK = 0x20;
export const TAB = 0x09;

/** What a reading function answers when the bytes are not what it reads. */
export const NO = -1;
