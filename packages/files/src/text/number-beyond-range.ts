/** A number in a JSON text that becomes infinite when it is read, as 1e400 does. */
export interface OutOfRangeNumber {
  /** The keys and indices that lead to it, from the outermost value. */
  readonly path: readonly (string | number)[];
  /** The line of the number, counted from 1. */
  readonly line: number;
  /** A description of the problem that follows the number's position in a sentence. */
  readonly message: string;
}

/** An object or list that contains the current position. */
interface Frame {
  /**
   * The start of the last string in the current object, which is the key of the value that follows; `null` in a list.
   */
  key: number | null;
  /** The index of the value in a list. */
  index: number;
}

/**
 * Finds the first number in a JSON text that becomes infinite when it is parsed. Returns `null` if there is none.
 * `JSON.parse` does not reject such a number, and `JSON.stringify` writes it as null.
 * @param json text that `JSON.parse` reads, nested to any depth
 */
export function numberBeyondRange(json: string): OutOfRangeNumber | null {
  const frames: Frame[] = [];
  const tokens = /["{}[\],]|-?\d[\d.eE+-]*/g;
  for (let found = tokens.exec(json); found !== null; found = tokens.exec(json)) {
    const [token] = found;
    if (token === '"') {
      const frame = frames.at(-1);
      if (frame !== undefined && frame.key !== null) frame.key = found.index;
      tokens.lastIndex = endOfString(json, found.index);
    } else if (isMark(token)) move(frames, token);
    else if (!Number.isFinite(Number(token))) {
      return {
        path: frames.map(({ key, index }) => (key === null ? index : stringAt(json, key))),
        line: json.slice(0, found.index).split("\n").length,
        message: beyondRangeWords(token),
      };
    }
  }
  return null;
}

type Mark = "{" | "}" | "[" | "]" | ",";

function isMark(token: string): token is Mark {
  return "{}[],".includes(token);
}

/** Moves into a value, out of a value, or to the next value. */
function move(frames: Frame[], mark: Mark): void {
  const frame = frames.at(-1);
  if (mark === "{") frames.push({ key: 0, index: 0 });
  else if (mark === "[") frames.push({ key: null, index: 0 });
  else if (mark !== ",") frames.pop();
  else if (frame !== undefined) frame.index++;
}

/** Maximum number of characters of a number in a message. */
const maxShown = 40;

/**
 * Describes the problem of a number that becomes infinite when it is parsed. The text follows the position in a
 * sentence.
 * @param literal the number as it is written; absent if it was already parsed
 */
export function beyondRangeWords(literal?: string): string {
  const shown = literal === undefined ? "" : `${shortened(literal)}, which is `;
  return `is ${shown}beyond the range of numbers in double precision (about ±1.8e308)`;
}

function shortened(literal: string): string {
  return literal.length > maxShown ? `${literal.slice(0, maxShown)}…` : literal;
}

/** Returns the offset after the string that starts at an offset. */
function endOfString(json: string, start: number): number {
  for (let at = start + 1; ; ) {
    const quote = json.indexOf('"', at);
    if (quote === -1) return json.length;
    let backslashes = 0;
    while (json[quote - 1 - backslashes] === "\\") backslashes++;
    at = quote + 1;
    if (backslashes % 2 === 0) return at;
  }
}

function stringAt(json: string, start: number): string {
  return String(JSON.parse(json.slice(start, endOfString(json, start))));
}
