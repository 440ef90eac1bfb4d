import { type RepairName, table } from "../repairs/table.js";
import type { ParseResult } from "../result/parse-result.js";

/** A fact about how a text was read, for people. */
export interface Explanation {
  /** Whether something was repaired, breaks a rule, or made the text unreadable. */
  readonly kind: "repair" | "violation" | "refusal";
  /** The name of the repair, the keyword of the violated rule, or the reason of the refusal. */
  readonly name: string;
  /** The fact as a sentence. */
  readonly message: string;
  /**
   * The line and the column in the text, counted from 1, the column in UTF-16 code units; `null` if there is no
   * corresponding position in the text.
   */
  readonly place: { readonly line: number; readonly column: number } | null;
  /** The text at the position, shortened to one line. */
  readonly excerpt: string;
}

function isRepairName(name: string): name is RepairName {
  return Object.hasOwn(table, name);
}

const excerptLength = 40;

/**
 * Explains a result: the repairs of the text with their positions, the faults of its value, or the reason why it
 * could not be read.
 * @example
 * const result = parseText(text, contract);
 * for (const { name, message } of explainResult(text, result)) console.log(name, message);
 */
export function explainResult(text: string, result: ParseResult<unknown>): Explanation[] {
  const placeOf = placesIn(text);
  const at = (offset: number | null, length: number): Pick<Explanation, "place" | "excerpt"> =>
    offset === null
      ? { place: null, excerpt: "" }
      : { place: placeOf(offset), excerpt: excerptOf(text, offset, length) };
  return [
    ...result.repairs.map(({ name, offset, length }) => ({
      kind: "repair" as const,
      name,
      message: isRepairName(name) ? table[name].when : name,
      ...at(offset, length),
    })),
    ...(result.state === "invalid" ? result.violations : []).map(({ path, keyword, message, offset }) => ({
      kind: "violation" as const,
      name: keyword,
      message: `${path === "" ? "the value" : path} ${message}`,
      ...at(offset, excerptLength),
    })),
    ...(result.state === "unreadable"
      ? [
          {
            kind: "refusal" as const,
            name: result.reason,
            message: result.message,
            ...at(result.offset, excerptLength),
          },
        ]
      : []),
  ];
}

/** Returns a function from an offset to its line and column. Lines are counted once for all offsets. */
function placesIn(text: string): (offset: number) => { readonly line: number; readonly column: number } {
  const starts = [0];
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
  return (offset) => {
    let line = 0;
    for (let after = starts.length; after - line > 1; ) {
      const middle = (line + after) >> 1;
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else after = middle;
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

function excerptOf(text: string, offset: number, length: number): string {
  const stretch = text
    .slice(offset, offset + length)
    .replace(/\s+/g, " ")
    .trim();
  return stretch.length > excerptLength ? `${stretch.slice(0, excerptLength - 1)}…` : stretch;
}
