import { quoteJson } from "@concordat/llm";
import type { Database } from "../../table/database.js";
import type { CellSource } from "../distinct-cells.js";
import { type Shape, trimmed } from "../value-shape.js";
import { defaultNullTokens, isWord, spellings } from "./null-tokens.js";

/** A word for a missing value that a column has. */
export interface MissingWord {
  /** In lower case. */
  readonly word: string;
  /** As it is first written. */
  readonly example: string;
  readonly count: number;
}

/**
 * The user's words that a column of text has. They are looked for in its cells, not in their shapes: a word such as 9999 has
 * the shape of other numbers.
 */
export async function missingWords(
  database: Database,
  column: string,
  { from }: CellSource,
  told: readonly string[],
): Promise<MissingWord[]> {
  if (told.length === 0) return [];
  const cell = trimmed(column);
  const rows = await database.run(
    `SELECT lower(${cell}), arg_min(${cell}, r), sum(n) FROM ${from} WHERE ${isWord(cell, spellings(told))} GROUP BY 1 ORDER BY min(r)`,
  );
  return rows.map(([word, example, count]) => ({
    word: String(word),
    example: String(example),
    count: Number(count),
  }));
}

/** Parts shapes into those of values and the usual words for a missing one, which have no digits and so are their own shape. */
export function missingShapes(shapes: readonly Shape[]): {
  readonly values: readonly Shape[];
  readonly missing: readonly MissingWord[];
} {
  const isMissing = ({ shape }: Shape): boolean => defaultNullTokens.has(shape.toLowerCase());
  return {
    values: shapes.filter((shape) => !isMissing(shape)),
    missing: shapes
      .filter(isMissing)
      .map(({ shape, example, count }) => ({ word: shape.toLowerCase(), example, count })),
  };
}

const maxListed = 4;

/** Says how many values of a column count as missing, and what they are. */
export function missingNote(column: string, words: readonly MissingWord[]): string[] {
  const count = words.reduce((sum, word) => sum + word.count, 0);
  if (count === 0) return [];
  const listed = words.slice(0, maxListed).map(({ example }) => quoteJson(example));
  const counted = count === 1 ? `1 value of ${column}` : `${count} values of ${column}`;
  return [`${counted} (${listed.join(", ")}) ${count === 1 ? "counts" : "count"} as missing.`];
}
