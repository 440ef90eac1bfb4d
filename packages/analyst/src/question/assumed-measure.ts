import { chooseMeasure } from "../drivers/choose-measure.js";
import { aggregated } from "./choose-aggregate.js";
import type { Draft } from "./draft.js";
import type { PlacedCondition } from "./find-comparisons.js";
import type { DimensionMention } from "./find-dimension.js";
import { asked, type SettledMeasure } from "./settled-measure.js";

/** `which countries had fewer than 20,000 inhabitants`: what is compared with a number is what they are listed by. */
export function comparedMeasure(
  draft: Draft,
  comparisons: readonly PlacedCondition[],
  dimensions: readonly DimensionMention[],
): SettledMeasure | null {
  const [compared, ...more] = new Set(comparisons.map(({ condition }) => condition.column));
  const isChoice = dimensions.some((mention) => mention.isChoice);
  if (compared === undefined || more.length > 0 || !isChoice || draft.options.measure !== undefined)
    return null;
  return asked(aggregated(draft, compared), draft);
}

/** What is measured where the question does not say. */
export async function assumedMeasure({ vocabulary, options, question }: Draft): Promise<SettledMeasure> {
  const { measure, assumption } = await chooseMeasure(vocabulary.table, options, question);
  return {
    measure,
    chosen: options.measure === undefined ? "assumed" : "asked",
    against: null,
    isCovered: true,
    rival: null,
    assumptions: assumption === null ? [] : [assumption],
  };
}
