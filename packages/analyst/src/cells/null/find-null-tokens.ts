import { quoteJson } from "@concordat/llm";
import type { Database } from "../../table/database.js";
import type { CellSource } from "../distinct-cells.js";
import { type Shape, trimmed } from "../value-shape.js";
import { defaultNullTokens, isWord, spellings } from "./null-tokens.js";

/** A null token that occurs in a column. */
export interface MissingWord {
  /** The null token, in lower case. */
  readonly word: string;
  /** The first spelling of the token in the column. */
  readonly example: string;
  readonly count: number;
}

/**
 * Finds the user's null tokens in a text column. It searches the cells instead of the shapes, because a token such as
 * 9999 has the same shape as other numbers.
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

/**
 * Separates the shapes of values from default null tokens, which have no digits and therefore equal their
 * shapes.
 */
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

/** Reports how many values of a column count as missing, and their tokens. */
export function missingNote(column: string, words: readonly MissingWord[]): string[] {
  const count = words.reduce((sum, word) => sum + word.count, 0);
  if (count === 0) return [];
  const listed = words.slice(0, maxListed).map(({ example }) => quoteJson(example));
  const counted = count === 1 ? `1 value of ${column}` : `${count} values of ${column}`;
  return [`${counted} (${listed.join(", ")}) ${count === 1 ? "counts" : "count"} as missing.`];
}
