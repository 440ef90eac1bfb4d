import type { JsonValue } from "@concordat/contracts/contract";
import type { ToolAnswer } from "./tool.js";

/** Counts the tokens of a text like the model does. */
export type CountTokens = (text: string) => number;

/**
 * Estimates a number of tokens, for models that cannot count them: one token for three bytes. This is enough for nearly
 * all texts, but in tables each digit is often a separate token.
 */
export function estimateTokens(text: string): number {
  const digits = text.match(/\d/g)?.length ?? 0;
  return Math.ceil((Buffer.byteLength(text) - digits) / 3) + digits;
}

/** An answer as returned to a model. */
export interface CompactAnswer {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly JsonValue[])[];
  /** Number of rows that are not shown, because of the token limit or the requested number. */
  readonly left_out: number;
}

/** Returns as many rows of an answer as fit into a number of tokens, and the number of omitted rows. */
export function compactAnswer(
  { columns, rows, leftOut }: ToolAnswer,
  budget: number,
  countTokens: CountTokens,
): CompactAnswer {
  const withRows = (count: number): CompactAnswer => ({
    columns,
    rows: rows.slice(0, count),
    left_out: leftOut + rows.length - count,
  });
  const fits = (count: number): boolean => countTokens(JSON.stringify(withRows(count))) <= budget;
  let least = 0;
  let most = rows.length;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(middle)) least = middle;
    else most = middle - 1;
  }
  return withRows(least);
}
