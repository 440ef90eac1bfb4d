import { aggregated } from "../choose-aggregate.js";
import { countsOfName } from "../counting/counts-of-name.js";
import type { Cues } from "../cues.js";
import type { Draft } from "../draft.js";
import type { Hints } from "../hints.js";
import { differenceIn } from "./difference-measure.js";
import { asked, type SettledMeasure } from "./settled-measure.js";

/** A measure that the wording of a question determines, before values and groups are searched. */
interface MeasureOfWording {
  /** The operations that the question requests in addition to this measure. */
  readonly cues: Cues;
  settled(draft: Draft): SettledMeasure;
}

/**
 * Returns the measure that the wording of a question determines: one column minus another, or a column of votes or
 * deaths. Returns `null` if the question has no such wording.
 */
export function measureOfWording(draft: Draft, hints: Hints): MeasureOfWording | null {
  if (draft.options.measure !== undefined) return null;
  const difference = differenceIn(draft, hints);
  if (difference !== null) {
    const { column, cues } = difference;
    return { cues, settled: (settledDraft) => asked(aggregated(settledDraft, column), settledDraft) };
  }
  const counts = countsOfName(draft);
  return counts === null ? null : { cues: counts.cues, settled: () => counts.measured };
}
