/** What a place in a text stands behind: what cannot be, a comma or colon, an opening bracket, a string, another value. */
const damage = -1;
const separator = 0;
const opening = 1;
const string = 2;
const value = 3;

/**
 * How many keys stand in a text that may be strict JSON; -1 where its tokens show that it is not. What is not seen here, such
 * as a bracket that closes another, is left to `JSON.parse`.
 */
export function keysOf(text: string): number {
  const spoilers = spoilersIn(text);
  let keys = 0;
  let open = 0;
  let before = separator;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code > 0x20) {
      before = behind(code, before);
      at = tokenEnd(text, at, code, spoilers);
      if (before === damage || at === 0) return -1;
      if (code === 0x3a /* : */) keys++;
      else if (isBracket(code)) open += before === opening ? 1 : -1;
    } else at++;
  }
  return open === 0 && before >= string ? keys : -1;
}

/** What stands behind a token that begins with a character, if it may follow what is before it. */
function behind(code: number, before: number): number {
  if (code === 0x22 /* " */) return before < string ? string : damage;
  if (code === 0x2c /* , */) return before < string ? damage : separator;
  if (code === 0x3a /* : */) return before === string ? separator : damage;
  if (code === 0x7d /* } */ || code === 0x5d /* ] */) return before === separator ? damage : value;
  if (before >= string) return damage;
  return isBracket(code) ? opening : value;
}

/** Whether a character is a bracket or a brace. */
function isBracket(code: number): boolean {
  return code === 0x7b || code === 0x7d || code === 0x5b || code === 0x5d;
}

/** Where the token ends that begins at an offset; 0 where that cannot be one of JSON. */
function tokenEnd(text: string, at: number, code: number, spoilers: Spoilers | null): number {
  if (code === 0x22 /* " */) {
    return spoilers === null ? text.indexOf('"', at + 1) + 1 : stringEnd(text, at + 1, spoilers);
  }
  return code === 0x2c || code === 0x3a || isBracket(code) ? at + 1 : scalarEnd(text, at, code);
}

/** What must be escaped in a string, or escapes: where the next one stands, as far as was looked. The text's length where none does. */
interface Spoilers {
  backslash: number;
  lineFeed: number;
  tab: number;
}

/** Null where a text holds none: then every string ends at the next quote. */
function spoilersIn(text: string): Spoilers | null {
  return text.includes("\\") || text.includes("\n") || text.includes("\t")
    ? { backslash: -1, lineFeed: -1, tab: -1 }
    : null;
}

/** What may stand behind a backslash. */
const escapes = '"/\\bfnrtu';

/** Where a string ends whose text begins at an offset; 0 where it does not end, or holds what must be escaped. */
function stringEnd(text: string, from: number, spoilers: Spoilers): number {
  let quote = text.indexOf('"', from);
  if (spoilers.backslash < from) spoilers.backslash = next(text, "\\", from);
  while (spoilers.backslash < quote) {
    const escaped = spoilers.backslash + 1;
    if (!escapes.includes(text.charAt(escaped))) return 0;
    if (escaped === quote) quote = text.indexOf('"', escaped + 1);
    spoilers.backslash = next(text, "\\", escaped + 1);
  }
  if (spoilers.lineFeed < from) spoilers.lineFeed = next(text, "\n", from);
  if (spoilers.tab < from) spoilers.tab = next(text, "\t", from);
  return quote > spoilers.lineFeed || quote > spoilers.tab ? 0 : quote + 1;
}

function next(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from);
  return at < 0 ? text.length : at;
}

/** Where a number or literal ends that begins at an offset; 0 where none does. A literal is known by its last letter. */
function scalarEnd(text: string, at: number, code: number): number {
  if (code === 0x74 /* true */) return text.charCodeAt(at + 3) === 0x65 ? at + 4 : 0;
  if (code === 0x66 /* false */) return text.charCodeAt(at + 4) === 0x65 ? at + 5 : 0;
  if (code === 0x6e /* null */) return text.charCodeAt(at + 3) === 0x6c ? at + 4 : 0;
  if (code !== 0x2d /* - */ && !isDigit(code)) return 0;
  let end = at + 1;
  let last = code;
  for (let sign = text.charCodeAt(end); isOfNumber(sign); sign = text.charCodeAt(++end)) last = sign;
  return isDigit(last) ? end : 0;
}

/** Whether a character may stand in a number behind its first. */
function isOfNumber(code: number): boolean {
  return isDigit(code) || code === 0x2e || code === 0x65 || code === 0x45 || code === 0x2d || code === 0x2b;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
