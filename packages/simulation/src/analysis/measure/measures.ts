import type { ComparedMeasure } from "@concordat/contracts/simulation-comparison";
import { type ChoiceCode, choiceCode } from "../../world/choice.js";
import type { PossibleRange } from "../compare/statistics/mean-interval.js";
import type { AgentCounts } from "./agent-counts.js";

/** The name of a quantity that is measured in a run. */
export type Measure = ComparedMeasure["measure"];

/** The measures of survey answers. */
type AnswerMeasure = Extract<Measure, `answer_${string}`>;

/** The measures of posts, exposures and decisions. */
export type AgentMeasure = Exclude<Measure, AnswerMeasure>;

/** The definition of a measure: how it is computed, its unit, and its family for the adjustment of p-values. */
export interface MeasureDefinition {
  /** The family of related measures whose p-values are adjusted together. */
  readonly family: ComparedMeasure["family"];
  /** The unit of the measure's values. */
  readonly unit: ComparedMeasure["unit"];
  /** Returns the value of the measure; `null` if it is undefined, such as a rate without exposures. */
  readonly of: (counted: AgentCounts) => number | null;
  /**
   * Returns the expected value, computed from the probabilities of the choices; `null` if they are unknown. Absent if
   * the measure has no expected value.
   */
  readonly expected?: (counted: AgentCounts) => number | null;
  /** The choice without which a run does not have the measure: its agents neither have the choice nor made it. */
  readonly ifOffered?: ChoiceCode;
}

/** The unit and the family of a measure. */
type MeasureName = Pick<MeasureDefinition, "family" | "unit">;

/** All measures except those of survey answers, in the order in which reports list them. */
export const measures: Readonly<Record<AgentMeasure, MeasureDefinition>> = {
  exposures: { family: "spread", unit: "items", of: ({ exposures }) => exposures },
  reach: { family: "spread", unit: "agents", of: ({ reach }) => reach },
  half_reach_rounds: { family: "spread", unit: "rounds", of: (counted) => counted.roundsToHalfReach() },
  scroll_rate: rateOf(choiceCode.SCROLL),
  like_rate: rateOf(choiceCode.LIKE),
  reply_rate: rateOf(choiceCode.REPLY),
  reshare_rate: rateOf(choiceCode.RESHARE),
  quote_rate: rateIfOffered(choiceCode.QUOTE),
  follow_rate: rateIfOffered(choiceCode.FOLLOW),
  unfollow_rate: rateIfOffered(choiceCode.UNFOLLOW),
  mute_rate: rateIfOffered(choiceCode.MUTE),
  compose_rate: rateOf(choiceCode.COMPOSE),
  cascade_size: { family: "cascades", unit: "agents", of: ({ cascades }) => cascades.meanSize() },
  cascade_depth: { family: "cascades", unit: "steps", of: ({ cascades }) => cascades.meanDepth() },
  unanswered_rate: {
    family: "accounting",
    unit: "share",
    of: ({ unanswered, asked }) => share(unanswered, asked),
  },
};

const answerMeasures: Readonly<Record<AnswerMeasure, MeasureName>> = {
  answer_share: { family: "surveys", unit: "share" },
  answer_mean: { family: "surveys", unit: "points" },
  answer_share_shift: { family: "surveys", unit: "share" },
  answer_mean_shift: { family: "surveys", unit: "points" },
};

const allMeasures: Readonly<Record<Measure, MeasureName>> = {
  ...measures,
  ...answerMeasures,
};

/** Returns the unit and the family of a measure. */
export function definitionOf(measure: Measure): MeasureName {
  return allMeasures[measure];
}

const ranges: Readonly<Record<ComparedMeasure["unit"], PossibleRange>> = {
  share: { low: 0, high: 1 },
  items: { low: 0, high: Number.POSITIVE_INFINITY },
  agents: { low: 0, high: Number.POSITIVE_INFINITY },
  rounds: { low: 0, high: Number.POSITIVE_INFINITY },
  steps: { low: 0, high: Number.POSITIVE_INFINITY },
  points: { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY },
};

/** Returns the range of possible values of a measure: shares are from 0 to 1, counts are at least 0. */
export function possibleRange(measure: Measure): PossibleRange {
  return measure === "answer_share_shift" ? { low: -1, high: 1 } : ranges[definitionOf(measure).unit];
}

function rateOf(choice: number): MeasureDefinition {
  return {
    family: "engagement",
    unit: "share",
    of: ({ choices, exposures }) => share(choices[choice] ?? 0, exposures),
    expected: (counted) => counted.expectedRate(choice),
  };
}

/** Returns the definition of the rate of a choice that not all runs have. */
function rateIfOffered(choice: ChoiceCode): MeasureDefinition {
  return { ...rateOf(choice), ifOffered: choice };
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
