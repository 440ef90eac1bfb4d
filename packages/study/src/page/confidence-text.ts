import type { StudyPair, StudyReport, StudyResult } from "@concordat/contracts/study-report";
import { capitalised, formatNumber, formatShare } from "@concordat/report-kit";
import { formatMeasureDifference, formatSize, measureNames } from "../report/measure-words.js";

/** The confidence level and the power of a study. */
type Judged = Pick<StudyReport, "confidence" | "power">;

/** Shares below this value would be displayed as 0. */
const hardlyAny = 0.0005;

/** Describes the certainty of a difference between two messages without statistical terms. */
export function confidenceText({ a, b }: StudyPair, result: StudyResult, judged: Judged): string {
  const { verdict, difference, unit, measure } = result;
  const name = measureNames[measure];
  switch (verdict) {
    case "higher":
    case "lower":
      return [
        `${capitalised(name)}: ${verdict} with ${b} than with ${a}, by ${formatSize(difference, unit)} on average.`,
        range(result, judged),
        chance(result, "It is hardly chance: "),
      ].join(" ");
    case "not-told-apart":
      return [
        `${capitalised(name)}: ${b} and ${a} differ by ${formatSize(difference, unit)} on average, which may be chance.`,
        range(result, judged),
        chance(result, ""),
        ...minDetectableEffect(result, judged),
        ...runsNeeded({ a, b }, result, judged),
      ].join(" ");
    case "nothing-varies":
      return difference === 0
        ? `${capitalised(name)}: the same with ${b} as with ${a} in every run.`
        : `${capitalised(name)}: ${b} differs from ${a} by ${formatMeasureDifference(difference, unit)}, by exactly as much in every run. Where nothing varies, it cannot be judged what chance does.`;
    case "too-few-runs":
      return `${capitalised(name)}: too few runs of ${a} or ${b} have a value. Nothing can be said about chance: another seed may give the opposite.`;
  }
}

function range({ low, high, unit }: StudyResult, { confidence }: Judged): string {
  if (low === null || high === null) return "";
  return `The true difference probably lies between ${formatMeasureDifference(low, unit)} and ${formatMeasureDifference(high, unit)}: a range found in this way holds it in ${formatShare(confidence)} of studies.`;
}

function chance({ p_corrected: p }: StudyResult, head: string): string {
  if (p === null) return "";
  const often = p < hardlyAny ? "hardly any" : formatShare(p);
  return capitalised(
    `${head}if the messages did not differ at all, ${often} of studies would show a difference as large as this.`,
  );
}

function minDetectableEffect({ smallest_shown: smallest, unit }: StudyResult, { power }: Judged): string[] {
  if (smallest === null) return [];
  return [
    `With so many runs only a difference of ${formatSize(smallest, unit)} or more is found in ${formatShare(power)} of studies.`,
  ];
}

/**
 * Returns a sentence with the number of runs that would detect a difference of the size of interest. Empty if it is
 * unknown.
 */
function runsNeeded(
  { a, b }: Pick<StudyPair, "a" | "b">,
  { unit, size, runs_for_size: runs }: StudyResult,
  { power }: Judged,
): string[] {
  if (size === null || runs === null) return [];
  return [
    `${formatNumber(runs)} ${runs === 1 ? "run" : "runs"} of ${a} and of ${b} would show a difference of ${formatSize(size, unit)} in ${formatShare(power)} of studies.`,
  ];
}
