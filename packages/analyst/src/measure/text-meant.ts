import { amountTier } from "../table/amount-or-level.js";
import { isYearName } from "../table/calendar-name.js";
import { isCodeName } from "../table/code-name.js";
import type { Column } from "../table/column.js";
import type { Table } from "../table/open-table.js";
import { namedIn } from "./named-in.js";
import { obstacleError } from "./obstacle-error.js";

/**
 * Throws if the question refers to a column of text. The error names the values that prevent its conversion; counting
 * rows or measuring another column would be a wrong answer.
 * @param candidates the numeric columns that can be measured
 * @throws {AnalystError} NOT_NUMERIC, MEASURE_AMBIGUOUS
 */
export async function assertNoTextMeant(
  table: Table,
  candidates: readonly Column[],
  question: string,
): Promise<void> {
  const meant = textMeant(table, candidates, question);
  if (meant === undefined) return;
  const instead =
    candidates.length === 0 ? "no column holds numbers to measure" : "it stands before the other columns";
  throw await obstacleError(table, meant, "numbers", instead, "MEASURE_AMBIGUOUS");
}

/**
 * Finds the text column that the question refers to. In a table without numeric columns, this may be a column whose
 * name or values are those of an amount.
 */
function textMeant({ columns }: Table, candidates: readonly Column[], question: string): Column | undefined {
  const texts = columns.filter(({ kind, name }) => kind === "text" && !isCodeName(name) && !isYearName(name));
  const amounts = texts.filter(looksLikeAmount);
  const best = Math.min(...candidates.flatMap(({ name }) => amountTier(name) ?? []));
  const tierOf = ({ name }: Column): number => amountTier(name) ?? Number.POSITIVE_INFINITY;
  return (
    namedIn(question, amounts)[0] ??
    amounts.find((column) => candidates.length === 0 || tierOf(column) < best) ??
    (candidates.length === 0 ? namedIn(question, texts.filter(isAmount))[0] : undefined)
  );
}

function looksLikeAmount(column: Column): boolean {
  const { likelyKind } = column;
  return likelyKind === "number" || likelyKind === "quantity" || (likelyKind === "code" && isAmount(column));
}

function isAmount({ name }: Column): boolean {
  return amountTier(name) !== null;
}
