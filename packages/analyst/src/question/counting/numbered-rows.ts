import type { Column } from "../../table/column.js";
import type { Draft } from "../draft.js";
import type { SettledMeasure } from "../measure/settled-measure.js";
import type { Token } from "../token.js";
import { rowsCounted } from "./rows-counted.js";

/** Matches names of columns that number the things of a sequence from 1. */
const sequence =
  /^(?:episode|chapter|round|game|match|race|stage|lap|session|lesson|issue|volume|trial|test|visit|wave|attempt|shot|inning|heat|step|part|track|song|draw|rank)$/i;

/**
 * Returns the number of rows if the counted things are numbered from 1 in a column, as in `how many episodes` for a
 * column `episode`: the sum of such numbers means nothing. Returns `null` in all other cases.
 */
export function numberedRows(
  draft: Draft,
  phrase: readonly Token[],
  { name, type, least, greatest, distinct }: Column,
): SettledMeasure | null {
  const isNumbering =
    sequence.test(name.trim()) &&
    /INT/.test(type) &&
    (Number(least) === 0 || Number(least) === 1) &&
    (distinct ?? 0) >= 0.8 * (Number(greatest) - Number(least) + 1);
  if (!isNumbering) return null;
  return {
    ...rowsCounted(draft, phrase),
    assumptions: [
      `${name} numbers things, so rows were counted: --measure ${name} --aggregate distinct counts different numbers.`,
    ],
  };
}
