/** A normalized character of a text, and its position in the text. */
interface Projected {
  readonly char: string;
  readonly start: number;
  readonly end: number;
}

/** A normalized text for comparisons, with the position of every character. */
export interface Projection {
  /** The normalized text, with one UTF-16 unit per character position. */
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/**
 * The characters that a comparison skips: all except letters and digits, white space, line breaks with the white
 * space around them, or none.
 */
export type Passing = "marks" | "space" | "breaks" | "nothing";

/** Maximum number of times that a text may have been escaped. */
const maxEscapes = 3;

/** Escapes of URLs, HTML, JSON and JavaScript. */
const escapes =
  /%[0-9a-f]{2}(%[89ab][0-9a-f]){0,3}|&(#\d{1,7}|#x[0-9a-f]{1,6}|amp|lt|gt|quot|apos|nbsp|shy|sol|plus|equals);|\\(u\{[0-9a-f]{1,6}\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[\\/"'bfnrt])/iy;

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  shy: "\u00ad",
  sol: "/",
  plus: "+",
  equals: "=",
};

const controls: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

/** Invisible characters, which may occur anywhere. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/u;

/**
 * A text without the changes that servers make to texts they repeat: escapes, capitals, forms of characters that look
 * alike, and the white space to skip.
 */
export function project(text: string, passing: Passing): Projection {
  let projected = [...characters(text)];
  for (let round = 0; round < maxEscapes; round++) {
    const next = unescaped(projected);
    if (next.length === projected.length) break;
    projected = next;
  }
  const remaining = without(projected, passing).flatMap(({ char, start, end }) =>
    [...char.normalize("NFKC").toLowerCase().split("")].map((unit) => ({ char: unit, start, end })),
  );
  return {
    text: remaining.map(({ char }) => char).join(""),
    starts: remaining.map(({ start }) => start),
    ends: remaining.map(({ end }) => end),
  };
}

function* characters(text: string): Generator<Projected> {
  let start = 0;
  for (const char of text) {
    yield { char, start, end: start + char.length };
    start += char.length;
  }
}

/** Removes one layer of escapes from characters. */
function unescaped(characters: readonly Projected[]): Projected[] {
  const text = characters.map(({ char }) => char).join("");
  if (!/[%&\\]/.test(text)) return [...characters];
  const found: Projected[] = [];
  let offset = 0;
  for (let index = 0; index < characters.length; ) {
    const first = characters[index];
    if (first === undefined) break;
    escapes.lastIndex = offset;
    const [written] = escapes.exec(text) ?? [];
    const char = written === undefined ? null : meaningOf(written);
    if (written === undefined || char === null) {
      found.push(first);
      index++;
      offset += first.char.length;
      continue;
    }
    // Escapes are written in ASCII: each of their units is a character.
    const last = characters[index + written.length - 1] ?? first;
    for (const one of char) found.push({ char: one, start: first.start, end: last.end });
    index += written.length;
    offset += written.length;
  }
  return found;
}

/** The character that an escape represents; `null` if none. */
function meaningOf(written: string): string | null {
  if (written.startsWith("%")) return fromUrl(written);
  if (written.startsWith("&")) {
    const name = written.slice(1, -1).toLowerCase();
    if (!name.startsWith("#")) return named[name] ?? null;
    return fromCode(name.startsWith("#x") ? name.slice(2) : name.slice(1), name.startsWith("#x") ? 16 : 10);
  }
  const rest = written.slice(1);
  if (/^[ux]./i.test(rest)) return fromCode(rest.slice(1).replace(/[{}]/g, ""), 16);
  return controls[rest] ?? rest;
}

function fromUrl(written: string): string | null {
  // Uses as many bytes as one character has; the rest may be another character.
  for (let length = written.length; length >= 3; length -= 3) {
    try {
      const char = decodeURIComponent(written.slice(0, length));
      return length === written.length ? char : null;
    } catch {
      // Try a shorter sequence.
    }
  }
  return null;
}

function fromCode(digits: string, radix: number): string | null {
  const code = Number.parseInt(digits, radix);
  return code <= 0x10ffff ? String.fromCodePoint(code) : null;
}

function without(characters: readonly Projected[], passing: Passing): Projected[] {
  const shown = characters.filter(({ char }) => !invisible.test(char));
  if (passing === "nothing") return shown;
  if (passing === "marks") return shown.filter(({ char }) => /[\p{L}\p{N}]/u.test(char));
  if (passing === "space") return shown.filter(({ char }) => !/\s/u.test(char));
  const isBreak = shown.map(({ char }) => /[\r\n]/.test(char));
  const isSpace = shown.map(({ char }) => /\s/u.test(char));
  // White space next to a line break belongs to it.
  for (let index = 1; index < shown.length; index++) {
    if (isSpace[index] === true && isBreak[index - 1] === true) isBreak[index] = true;
  }
  for (let index = shown.length - 2; index >= 0; index--) {
    if (isSpace[index] === true && isBreak[index + 1] === true) isBreak[index] = true;
  }
  return shown.filter((_, index) => isBreak[index] !== true);
}
