import type { Column } from "../../table/column.js";
import { nameParts } from "../../table/name-parts.js";
import type { Draft } from "../draft.js";
import type { SettledMeasure } from "../measure/settled-measure.js";
import { stemOf, type Token } from "../token.js";
import { rowsCounted } from "./rows-counted.js";

/** Matches nouns for papers and dealings that have an amount of money. */
export const papers =
  /^(?:bills?|invoices?|receipts?|checks?|cheques?|fares?|fees?|tickets?|fines?|tips?|payments?|purchases?|donations?|loans?|mortgages?|claims?|salary|salaries|grants?|prizes?)$/;

/**
 * Returns the number of rows if each has one of the counted things, as in `how many bills were paid` for a column
 * `total_bill`: its sum is an amount of money, and no number of bills. Returns `null` in all other cases.
 */
export function documentsCounted(
  draft: Draft,
  phrase: readonly Token[],
  column: Column,
): SettledMeasure | null {
  const noun = phrase.at(-1);
  const isWhole = [column.least, column.greatest].every((value) => Number.isInteger(Number(value)));
  if (noun === undefined || !papers.test(noun.lower) || isWhole || column.missing > 0) return null;
  if (!nameParts(column.name).some((part) => stemOf(part) === noun.stem)) return null;
  return {
    ...rowsCounted(draft, phrase),
    assumptions: [`Each row was counted as one of the ${noun.text}; --aggregate sum adds up ${column.name}.`],
  };
}
