/**
 * Characters that change what a terminal does or in which order it shows text: control characters (also those from
 * U+0080 on), and the marks, embeddings and isolates of bidirectional text. Line feeds and tabs are text.
 */
const harmful = /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** JSON escapes the control characters below U+0080 itself, but for U+007F. */
const harmfulInJson = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** A text in which nothing can act on a terminal: each such character is written as its escape, `\u001b`. */
export function escapeControlChars(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(harmful, escaped);
}

/** A name or an id within a line: line feeds and tabs are written as escapes, too, so that it cannot pass for lines of its own. */
export function onOneLine(text: string): string {
  return text.replace(/[\r\n\t]/g, escaped);
}

/** Characters of a name that no one sees, or sees as another one: of no width, or spaces other than the plain one. */
const unseen = /(?! )[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A name that a message sets next to similar ones: as it is, unless that would not show how it differs from them. It is then in
 * quotes, and invisible characters are written as escapes: `"m1\u200b"`.
 */
export function distinctName(name: string): string {
  const isSeen = name !== "" && name.trim() === name && !/ {2}/.test(name) && name.search(unseen) === -1;
  return isSeen ? name : JSON.stringify(name).replace(unseen, escaped);
}

/** The same value as JSON, with the same characters as escapes. */
export function harmlessJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(harmfulInJson, escaped);
}

function escaped(character: string): string {
  return character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}
