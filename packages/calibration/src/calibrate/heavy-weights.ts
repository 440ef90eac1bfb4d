import type { CalibrationWarning } from "@concordat/contracts/calibration-report";
import { counted } from "@concordat/contracts/options";
import { printNumber, printShare } from "@concordat/report-kit";
import { designEffect, sumOf } from "../estimate/moments.js";
import { maxDesignEffect, maxUsualWeight, maxWeightShare, minAnswers } from "../limits.js";
import type { CalibrateOptions } from "./calibrate-options.js";
import { isRespondent } from "./respondents.js";

const advice = `Look for a typing error; otherwise trim the largest weights: surveys usually allow at most ${maxUsualWeight} times the mean.`;

/**
 * Returns a warning if the figures depend on a few people with very large weights. There are three conditions. One
 * person has a large part of the total weight. The effective number of real answers is far below their number and below
 * the minimum for an estimate. The design effect of all weights (Kish 1965) is larger than is possible with weights
 * trimmed at five times their mean, as in the American National Election Studies (DeBell and Krosnick 2009).
 */
export function aboutWeights({ runs }: CalibrateOptions): CalibrationWarning[] {
  const weights = runs[0]?.people.map(({ weight = 1 }) => weight) ?? [];
  const answered = runs.map(({ people }) => people.filter(isRespondent).map(({ weight = 1 }) => weight));
  const few = answered.find((ofRun) => designEffect(ofRun) > maxDesignEffect && isBelow(ofRun, minAnswers));
  const sentence =
    heaviestText(weights) ??
    (few !== undefined
      ? unequalText(few, "who answered")
      : designEffect(weights) > maxUsualWeight
        ? unequalText(weights, "of the table")
        : null);
  return sentence === null ? [] : [{ code: "HEAVY_WEIGHTS", sentence: `${sentence} ${advice}` }];
}

/** Whether the effective number of people with these weights is below a number. */
function isBelow(weights: readonly number[], number: number): boolean {
  return weights.length / designEffect(weights) < number;
}

/** Returns a sentence about the person with the largest weight; `null` if this weight is not unusual. */
function heaviestText(weights: readonly number[]): string | null {
  const largest = weights.reduce((most, weight) => Math.max(most, weight), 0);
  const mean = sumOf(weights) / weights.length;
  const share = largest / sumOf(weights);
  return share > maxWeightShare && largest > maxUsualWeight * mean
    ? `One person has ${printShare(share)} of all weight (a weight of ${printNumber(largest)}, where the mean is ${printNumber(mean)}). The intervals do not show how much this person decides.`
    : null;
}

function unequalText(weights: readonly number[], which: string): string {
  const effective = Math.round(weights.length / designEffect(weights));
  return `The weights of the ${counted(weights.length, "person", "people")} ${which} are so unequal that ${effective} with equal weights would tell as much: the figures depend on few people, and the intervals may not hold.`;
}
