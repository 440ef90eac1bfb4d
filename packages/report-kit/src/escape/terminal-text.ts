/**
 * Texts and names of third parties, escaped for a terminal: no character moves the cursor, imitates a line or hides.
 * @module
 */

/**
 * Matches characters that affect a terminal or the order of its text: control characters (including those from U+0080),
 * and the marks, embeddings and isolates of bidirectional text. Line feeds and tabs do not match.
 */
const harmful = /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** JSON itself escapes the control characters below U+0080, except U+007F. */
const harmfulInJson = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Escapes all characters that can affect a terminal: `\u001b`. */
export function escapeControlChars(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(harmful, escaped);
}

/**
 * Escapes a name or an id within a line, including line feeds and tabs, so that it cannot imitate separate
 * lines.
 */
export function onOneLine(text: string): string {
  return text.replace(/[\r\n\t]/g, escaped);
}

/**
 * Matches characters in a name that are invisible or look like others: characters without width, and all spaces except
 * U+0020.
 */
const unseen = /(?! )[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Formats a name that is shown among similar names. If a difference could be invisible, the name is quoted and
 * invisible characters are escaped: `"m1\u200b"`. All other names are unchanged.
 */
export function distinctName(name: string): string {
  const isSeen = name !== "" && name.trim() === name && !/ {2}/.test(name) && name.search(unseen) === -1;
  return isSeen ? name : JSON.stringify(name).replace(unseen, escaped);
}

/** Formats a value as JSON, in which the same characters are escaped. */
export function harmlessJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(harmfulInJson, escaped);
}

function escaped(character: string): string {
  return character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}
