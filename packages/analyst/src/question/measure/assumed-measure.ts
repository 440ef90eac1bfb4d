import { chooseMeasure } from "../../measure/choose-measure.js";
import { unnamedValue } from "../../table/wide-periods.js";
import { aggregated } from "../choose-aggregate.js";
import type { PlacedCondition } from "../comparisons/placed-condition.js";
import type { DimensionMention } from "../dimension/find-dimension.js";
import type { Draft } from "../draft.js";
import { asksForFirstTime } from "../first-time.js";
import { asked, type SettledMeasure } from "./settled-measure.js";

/**
 * Returns the column that the question compares with a number, if the question asks for a list, as in `which countries
 * had fewer than 20,000 inhabitants`, or when the column first passed the number. Returns `null` otherwise.
 */
function thresholdMeasure(
  draft: Draft,
  comparisons: readonly PlacedCondition[],
  dimensions: readonly DimensionMention[],
): SettledMeasure | null {
  const [compared, ...more] = new Set(comparisons.map(({ condition }) => condition.column));
  const isChoice = dimensions.some((mention) => mention.isChoice);
  const isListed = isChoice || asksForFirstTime(draft.question);
  if (compared === undefined || more.length > 0 || !isListed || draft.options.measure !== undefined)
    return null;
  return asked(aggregated(draft, compared), draft);
}

/** Returns the measure for a question that names none. */
async function assumedMeasure(draft: Draft): Promise<SettledMeasure> {
  const { vocabulary, options, question, cues } = draft;
  const chosen = await chooseMeasure(vocabulary.table, options, question);
  const { assumption } = chosen;
  const { column } = chosen.measure;
  const isUnnamed = options.measure === undefined && column?.name === unnamedValue;
  // `the average by class`, with --measure: the option names the column, and the words its aggregate.
  const isAggregateAsked = cues.aggregate !== null && chosen.measure.aggregate !== "ratio";
  if (column !== null && options.measure !== undefined && isAggregateAsked)
    return asked(aggregated(draft, column), draft);
  return {
    // Values of months as columns have no name that shows whether they add up; the question's words do.
    measure: isUnnamed && column !== null ? aggregated(draft, column) : chosen.measure,
    chosen: options.measure === undefined ? "assumed" : "asked",
    against: null,
    isCovered: true,
    rival: null,
    assumptions: assumption === null ? [] : [assumption],
  };
}

/** Returns the measure that the words name, or else the column that they compare with a number, or an assumed one. */
export async function measureTaken(
  draft: Draft,
  measured: SettledMeasure | null,
  comparisons: readonly PlacedCondition[],
  dimensions: readonly DimensionMention[],
): Promise<SettledMeasure> {
  const bounded = thresholdMeasure(draft, comparisons, dimensions);
  // `when did the number of packages first reach 2,000`: the column with the number, and no rows.
  if (bounded !== null && asksForFirstTime(draft.question)) return bounded;
  return measured ?? bounded ?? (await assumedMeasure(draft));
}
