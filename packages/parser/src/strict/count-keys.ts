import { matchEnd } from "../read/cursor.js";

/**
 * The kinds of position in a text, named by what precedes them: invalid text, a comma or colon, an opening bracket, a
 * string, or another value.
 */
const damage = -1;
const separator = 0;
const opening = 1;
const string = 2;
const value = 3;

/**
 * Counts the keys in a text that may be strict JSON; -1 if its tokens show that it is not. Errors not
 * detected here, such as mismatched brackets, are left to `JSON.parse`.
 */
export function countKeys(text: string): number {
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

/**
 * Returns the kind of position after a token with this first character. Returns `damage` if the token must not follow
 * the position before it.
 */
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

/** Returns the offset at which a JSON token ends; 0 if the token is not valid. */
function tokenEnd(text: string, at: number, code: number): number {
  if (code !== 0x22 /* " */) return matchEnd(token, text, at);
  let end = at + 1;
  for (let next = end; next > 0; next = matchEnd(pieces, text, end)) end = next;
  return text.charCodeAt(end) === 0x22 ? end + 1 : 0;
}

const token = /[,:{}[\]]|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;

/** The parts of a string. `JSON.parse` rejects other control characters. */
const pieces = /[^"\\\n\r\t]+|\\["\\/bfnrtu]/y;
