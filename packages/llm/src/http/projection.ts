/** A character that a text represents, and the span of the text that represents it. */
export interface Placed {
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
 * The characters that a comparison skips. `marks`: all except letters and digits. `space`: white space. `breaks`:
 * line breaks with the white space around them. `nothing`: none.
 */
export type Passing = "marks" | "space" | "breaks" | "nothing";

/** Maximum number of nested escapes that are undone. */
const maxEscapes = 6;

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

/** Matches characters that are invisible or only modify another character. They may occur anywhere. */
const invisible = /[\p{Cf}\p{Mn}]|(?!\s)\p{Cc}/u;

/** Normalizes characters for comparison: ignores capitalization, look-alike characters, and the characters to skip. */
export function project(characters: readonly Placed[], passing: Passing): Projection {
  const remaining = without(characters, passing).flatMap(({ char, start, end }) =>
    char
      .normalize("NFKD")
      .toLowerCase()
      .split("")
      .filter((unit) => !invisible.test(unit))
      .map((unit) => ({ char: unit, start, end })),
  );
  return {
    text: remaining.map(({ char }) => char).join(""),
    starts: remaining.map(({ start }) => start),
    ends: remaining.map(({ end }) => end),
  };
}

/** Returns the characters of a text with their positions. */
export function placed(text: string): Placed[] {
  let start = 0;
  return [...text].map((char) => {
    const end = start + char.length;
    const one = { char, start, end };
    start = end;
    return one;
  });
}

/**
 * Returns the characters as a text with one UTF-16 unit for each. Characters beyond the Basic Multilingual Plane are
 * replaced.
 */
export function unitsOf(characters: readonly Placed[]): string {
  return characters.map(({ char }) => (char.length === 1 ? char : "\ufffd")).join("");
}

/** Replaces escapes with the characters that they represent, including nested escapes. */
export function unescaped(characters: readonly Placed[]): readonly Placed[] {
  let found = characters;
  for (let round = 0; round < maxEscapes; round++) {
    const next = unescapedOnce(found);
    if (next.length === found.length) break;
    found = next;
  }
  return found;
}

/** Removes one layer of escapes from characters. */
function unescapedOnce(characters: readonly Placed[]): readonly Placed[] {
  const text = unitsOf(characters);
  if (!/[%&\\]/.test(text)) return characters;
  const found: Placed[] = [];
  for (let index = 0; index < characters.length; ) {
    const first = characters[index] as Placed;
    escapes.lastIndex = index;
    const [written = ""] = escapes.exec(text) ?? [];
    const said = written === "" ? null : meaningOf(written);
    const length = said === null ? 1 : written.length;
    const { end } = characters[index + length - 1] ?? first;
    for (const char of said ?? [first.char]) found.push({ char, start: first.start, end });
    index += length;
  }
  return found;
}

/** Returns the character that an escape represents; `null` if it represents none. */
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

/** Removes the characters that a comparison skips. */
export function without(characters: readonly Placed[], passing: Passing): Placed[] {
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
