import { CommandError } from "../command-error.js";
import { JsonSyntaxError, parseJson } from "./parse-json.js";
import { TextLines } from "./text-lines.js";

/** How many characters of a number a message shows. */
const mostShown = 40;

/** What is wrong with a number that becomes infinite when it is read, as 1e400 does. */
export function beyondRangeWords(literal: string): string {
  const shown = literal.length > mostShown ? `${literal.slice(0, mostShown)}…` : literal;
  return `is ${shown}, which is beyond the range of numbers in double precision (about ±1.8e308)`;
}

/**
 * Refuses JSON with a number that is beyond the range: a schema's bound or default would silently be another.
 * @throws {CommandError} with file, line and path of the first one
 */
export function refuseBeyondRange(text: string, file: string): void {
  const first = firstBeyondRange(text);
  if (first === undefined) return;
  const line = new TextLines(text).lineOf(first.offset);
  throw new CommandError(
    `${file}:${line}: ${first.path || "(whole value)"} ${beyondRangeWords(first.literal)}`,
  );
}

function firstBeyondRange(text: string): ReturnType<typeof parseJson>["beyondRange"][number] | undefined {
  try {
    return parseJson(text).beyondRange[0];
  } catch (error) {
    // What is nested too deeply is refused by whoever walks the value.
    if (error instanceof JsonSyntaxError) return undefined;
    throw error;
  }
}
