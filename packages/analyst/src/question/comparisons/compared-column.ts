import type { Column } from "../../table/column.js";
import type { Claims } from "../claims.js";
import { matchName } from "../name-match.js";
import type { Token } from "../token.js";

/** A column, and the words that name it. */
export interface ComparedColumn {
  readonly column: Column;
  readonly tokens: readonly Token[];
}

/** How far behind a number parentheses still say what it is of, in words. */
export const maxWordsToGloss = 7;

/** Whether a word may still name what a number is compared with. */
export function isFree(token: Token, claims: Claims): boolean {
  const use = claims.useOf(token);
  // In parentheses a column is named, for a comparison as for a measure.
  return use === undefined || use === "gloss" || (use === "column" && token.parenthesis >= 0);
}

/** The column that words name best; `null` if they name none. */
export function bestMatch(
  tokens: readonly Token[],
  columns: readonly Column[],
  isRow: (token: Token) => boolean = () => false,
): (ComparedColumn & { readonly score: number }) | null {
  const scored = columns
    .map((column) => ({ column, ...matchName(column.name, tokens) }))
    // What a row is called is no part of a column's name: `inspections` of 3 rooms are no `inspection_score`.
    .filter((found) => found.score >= (found.tokens.every(isRow) ? 0.75 : 0.5))
    .sort((x, y) => y.score - x.score);
  return scored[0] ?? null;
}
