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
  let keys = 0;
  let open = 0;
  let before = separator;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code > 0x20) {
      before = behind(code, before);
      at = tokenEnd(text, at, code);
      if (before === damage || at === 0) return -1;
      if (code === 0x3a /* : */) keys++;
      else if (before === opening) open++;
      else if (closes(code)) open--;
    } else at++;
  }
  return open === 0 && before >= string ? keys : -1;
}

/** What stands behind a token that begins with a character, if it may follow what is before it. */
function behind(code: number, before: number): number {
  if (code === 0x22 /* " */) return before < string ? string : damage;
  if (code === 0x2c /* , */) return before < string ? damage : separator;
  if (code === 0x3a /* : */) return before === string ? separator : damage;
  if (closes(code)) return before === separator ? damage : value;
  if (before >= string) return damage;
  return code === 0x7b /* { */ || code === 0x5b /* [ */ ? opening : value;
}

/** Whether a character closes a list or an object. */
function closes(code: number): boolean {
  return code === 0x7d /* } */ || code === 0x5d; /* ] */
}

/** Where the token ends that begins at an offset; 0 where that cannot be one of JSON. */
function tokenEnd(text: string, at: number, code: number): number {
  if (code !== 0x22 /* " */) return matchEnd(token, text, at);
  let end = at + 1;
  for (let next = end; next > 0; next = matchEnd(pieces, text, end)) end = next;
  return text.charCodeAt(end) === 0x22 ? end + 1 : 0;
}

const token = /[,:{}[\]]|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;

/** What a string is made of. Other control characters are left to `JSON.parse`. */
const pieces = /[^"\\\n\r\t]+|\\["\\/bfnrtu]/y;
