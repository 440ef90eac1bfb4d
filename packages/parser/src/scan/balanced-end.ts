/** Where a bracketed stretch ends, and how deep it still was open when the text ended. */
export interface BalancedEnd {
  /** One past the closing bracket, or the text's length. */
  readonly end: number;
  /** Brackets still open at the end; 0 when the stretch is closed. */
  readonly open: number;
  /** Whether the text ended inside a string. */
  readonly inString: boolean;
}

/** Follows the brackets that open at `start`, skipping strings. Linear in the stretch's length. */
export function balancedEnd(text: string, start: number): BalancedEnd {
  let open = 0;
  for (let at = start; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x22 /* " */:
        at = stringEnd(text, at);
        if (at < 0) return { end: text.length, open, inString: true };
        break;
      case 0x7b /* { */:
      case 0x5b /* [ */:
        open++;
        break;
      case 0x7d /* } */:
      case 0x5d /* ] */:
        if (--open === 0) return { end: at + 1, open, inString: false };
        break;
    }
  }
  return { end: text.length, open, inString: false };
}

/** The offset of the quote that closes the string opening at `start`, or -1. */
function stringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5c /* \ */) at++;
    else if (code === 0x22 /* " */) return at;
  }
  return -1;
}
