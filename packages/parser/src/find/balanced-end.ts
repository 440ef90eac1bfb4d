/** Where the brackets that open at `start` are all closed, strings left aside; the text's length when they never are. */
export function balancedEnd(text: string, start: number): number {
  let open = 0;
  let inString = false;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === 0x5c /* \ */) at++;
      else if (code === 0x22 /* " */) inString = false;
    } else if (code === 0x22 /* " */) inString = true;
    else if (code === 0x7b /* { */ || code === 0x5b /* [ */) open++;
    else if ((code === 0x7d /* } */ || code === 0x5d) /* ] */ && --open <= 0) return at + 1;
  }
  return text.length;
}
