import { type Cursor, note } from "./cursor.js";

export function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** Moves past white space, and whatever else a unit passes over between tokens. */
export function skipSpace(cursor: Cursor): void {
  const { text, units } = cursor;
  for (;;) {
    while (isSpace(text.charCodeAt(cursor.at))) cursor.at++;
    const start = cursor.at;
    const unit = units.skip.find((candidate) => {
      cursor.at = candidate.skip(text, start);
      return cursor.at > start;
    });
    if (unit === undefined) return;
    note(cursor, unit.name, start);
  }
}

/** Longest comment that is looked across to tell whether a quote closes its string. */
const farthestLook = 200;

/** Where the next token begins, without moving. */
export function afterSpace({ text, units }: Cursor, from: number): number {
  for (let at = from; ; ) {
    while (isSpace(text.charCodeAt(at))) at++;
    const near = text.slice(at, at + farthestLook);
    const length = units.skip.reduce((most, unit) => Math.max(most, unit.skip(near, 0)), 0);
    if (length === 0 || length === farthestLook) return at;
    at += length;
  }
}
