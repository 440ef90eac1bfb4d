import type { Column } from "../../table/column.js";
import type { Claims } from "../claims.js";
import { matchName } from "../name-match.js";
import type { Token } from "../token.js";

/** A column, and the words that name it. */
export interface ComparedColumn {
  readonly column: Column;
  readonly tokens: readonly Token[];
}

/** Maximum distance between a number and the parentheses that explain it, in words. */
export const maxWordsToGloss = 7;

/** Whether a word can still name the column that a number is compared with. */
export function isFree(token: Token, claims: Claims): boolean {
  const use = claims.useOf(token);
  // A column in parentheses can be used in a comparison as well as in a measure.
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
    // The word for a row does not name a column: `inspections` of 3 rooms are not an `inspection_score`.
    .filter((found) => found.score >= (found.tokens.every(isRow) ? 0.75 : 0.5))
    .sort((x, y) => y.score - x.score);
  return scored[0] ?? null;
}
