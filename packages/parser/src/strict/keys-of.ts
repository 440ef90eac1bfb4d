import { matchEnd } from "../read/cursor.js";

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
  const mayBeSpoilt = spoilers.test(text);
  let keys = 0;
  let open = 0;
  let before = separator;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code > 0x20) {
      before = behind(code, before);
      at = tokenEnd(text, at, code, mayBeSpoilt);
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
function tokenEnd(text: string, at: number, code: number, mayBeSpoilt: boolean): number {
  if (code === 0x22 /* " */) return mayBeSpoilt ? stringEnd(text, at + 1) : text.indexOf('"', at + 1) + 1;
  return code === 0x2c || code === 0x3a || isBracket(code) ? at + 1 : matchEnd(scalar, text, at);
}

const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;

/** Where none of these stands, every string ends at the next quote. */
const spoilers = /[\\\n\r\t]/;

/** What a string is made of. Other control characters are left to `JSON.parse`. */
const pieces = /[^"\\\n\r\t]+|\\["\\/bfnrtu]/y;

/** Where a string ends whose text begins at an offset; 0 where it does not end, or holds what must be escaped. */
function stringEnd(text: string, from: number): number {
  let at = from;
  for (let end = at; end > 0; end = matchEnd(pieces, text, at)) at = end;
  return text.charCodeAt(at) === 0x22 /* " */ ? at + 1 : 0;
}
