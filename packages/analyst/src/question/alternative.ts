import type { Measure } from "../query/aggregate.js";
import type { Column } from "../table/column.js";
import type { Draft } from "./draft.js";
import { isRate } from "./measure/measured-columns.js";
import type { Operation } from "./operation.js";
import { quotedOption } from "./quoted.js";

/** Another interpretation that the question allows, and the option that selects it. */
export interface Alternative {
  readonly measure: Measure;
  readonly option: string;
}

const answered: readonly Operation[] = ["value", "ranking", "extreme"];

/**
 * Returns another possible interpretation: a different column that matches the words equally well, or a different
 * aggregation. Returns `null` if there is none.
 */
export function alternativeOf(
  { cues, options }: Draft,
  operation: Operation,
  measure: Measure,
  rival: Column | null,
): Alternative | null {
  const { column, aggregate } = measure;
  if (!answered.includes(operation) || column === null || aggregate === "ratio") return null;
  if (rival !== null && options.measure === undefined)
    return {
      measure: { column: rival, aggregate: aggregate === "weighted average" ? "average" : aggregate },
      option: `--measure ${quotedOption(rival.name)}`,
    };
  if (options.aggregate !== undefined || cues.aggregate !== null) return null;
  if (operation !== "value" && (aggregate === "maximum" || aggregate === "minimum"))
    return { measure: { column, aggregate: "average" }, option: "--aggregate average" };
  if (aggregate === "average" && column.nature === "unknown")
    return { measure: { column, aggregate: "sum" }, option: "--aggregate sum" };
  if (aggregate === "average" && operation !== "value" && cues.order !== null && !isRate(column)) {
    const extreme = cues.order === "desc" ? "maximum" : "minimum";
    return { measure: { column, aggregate: extreme }, option: `--aggregate ${extreme}` };
  }
  return null;
}

/**
 * Matches nouns for measurements. After a superlative, they refer to the highest value of a single row, as in `the
 * strongest wind`.
 */
const measured =
  /^(?:winds?|gusts?|temperatures?|pressures?|speeds?|magnitudes?|altitudes?|elevations?|depths?|intensity|peaks?|times?|laps?)$/;
const superlative =
  /^(?:highest|lowest|strongest|weakest|fastest|slowest|deepest|hottest|coldest|largest|smallest|greatest|maximum|minimum|most|least|record|top|peak)$/;

/**
 * Whether the question asks for a single measurement, such as the strongest wind, rather than for the highest average.
 */
export function asksForSingle({ claims, cues }: Draft, { column, aggregate }: Measure): boolean {
  if (column === null || aggregate !== "average" || cues.aggregate !== null || cues.order === null)
    return false;
  return claims.tokens.some((token, index) => {
    const before = claims.tokens.slice(Math.max(0, index - 2), index);
    return measured.test(token.lower) && before.some(({ lower }) => superlative.test(lower));
  });
}
