import type { JsonValue } from "@concordat/contracts/contract";
import type { ToolAnswer } from "./tool.js";

/** Counts the tokens of a text, as the model does. */
export type CountTokens = (text: string) => number;

/**
 * An estimate for models that do not say how they count: three bytes a token, which few texts exceed. Digits, of which
 * tables are full, are often a token each.
 */
export function estimateTokens(text: string): number {
  const digits = text.match(/\d/g)?.length ?? 0;
  return Math.ceil((Buffer.byteLength(text) - digits) / 3) + digits;
}

/** An answer as it is returned to a model. */
export interface CompactAnswer {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly JsonValue[])[];
  /** Rows that are not shown, because there was no room or because fewer were asked for. */
  readonly left_out: number;
}

/** As many rows of an answer as fit into a number of tokens, and the number of rows omitted. */
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
