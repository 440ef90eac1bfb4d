import type { Column } from "../../table/column.js";
import { nameParts } from "../../table/name-parts.js";
import type { Claims } from "../claims.js";
import { meanTheSame } from "../concepts.js";
import { matchName } from "../name-match.js";
import { stemOf, type Token } from "../token.js";

/** A column, and the words of the question that name it. */
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

/** Minimum score of a name that the question writes itself, and not as a synonym. */
const minCertain = 0.9;

/**
 * Whether the word after a number is the unit of time in a column's name, as in `100 a month` for a column of monthly
 * charges.
 */
function isOfItsTime({ name }: Column, { stem }: Token): boolean {
  return nameParts(name).some((part) => /ly$/.test(part) && meanTheSame(stemOf(part), stem));
}

/**
 * Returns the column that the words name best. Returns `null` if they name none, or if several columns match equally
 * well and no nearby word decides.
 */
export function bestMatch(
  tokens: readonly Token[],
  columns: readonly Column[],
  isRow: (token: Token) => boolean = () => false,
  near: readonly Token[] = [],
): (ComparedColumn & { readonly score: number }) | null {
  const scored = columns
    .map((column) => ({ column, ...matchName(column.name, tokens) }))
    // The word for a row does not name a column: `inspections` of 3 rooms are not an `inspection_score`.
    .filter((found) => found.score >= (found.tokens.every(isRow) ? 0.7 : 0.5))
    // Home runs are no runs: of two names in full, the one with more words is meant.
    .sort((x, y) => y.score - x.score || new Set(y.tokens).size - new Set(x.tokens).size);
  const [first] = scored;
  if (first === undefined || first.score >= minCertain) return first ?? null;
  // Of total and monthly charges, `pay` means either.
  const tied = columns
    .map((column) => ({ column, ...matchName(column.name, tokens) }))
    .filter((found) => found.tokens.some((token) => first.tokens.includes(token)));
  if (tied.length === 1) return first;
  // `cost more than 30` means a Price rather than its Min.Price.
  const [second] = tied.filter(({ column }) => column !== first.column).sort((x, y) => y.score - x.score);
  const isPlain = nameParts(first.column.name).length === 1;
  if (isPlain && second !== undefined && second.score < first.score - 0.1) return first;
  const told = tied.filter(({ column }) => near.some((token) => isOfItsTime(column, token)));
  const [only, ...others] = told;
  return others.length === 0 ? (only ?? null) : null;
}
