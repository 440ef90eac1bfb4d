import type { ComparedMeasure } from "@concordat/contracts/simulation-comparison";
import { capitalised, counted, formatNumber, shortened } from "@concordat/report-kit";
import { isShare, measured, measureName } from "../render/measure-names.js";

/**
 * Describes the comparison of a measure in one or two sentences without statistical terms.
 * @param rounds the number of rounds of the compared runs. It determines whether a survey followed the last round
 */
export function differenceSentence(result: ComparedMeasure, rounds: number): string {
  return [verdictSentence(result, rounds), estimateSentence(result)].filter((text) => text !== "").join(" ");
}

function verdictSentence(result: ComparedMeasure, rounds: number): string {
  const head = `${capitalised(nameWithSegment(result, rounds))}: `;
  switch (result.verdict) {
    case "higher":
    case "lower":
      return head + toldApart(result, result.verdict);
    case "not-told-apart":
      return head + notToldApart(result);
    case "nothing-varies":
      return head + nothingVaries(result);
    case "too-few-runs":
      return head + tooFewRuns(result);
  }
}

/**
 * Returns a sentence with the result for the other kind of values. If expected values were compared, it is the result
 * for counted values, and the reverse. Empty if there are no other values.
 */
function estimateSentence({ measure, unit, estimate }: ComparedMeasure): string {
  if (estimate === undefined) return "";
  const { basis, reason, other } = estimate;
  const { mean_a, mean_b, low, high } = other;
  const means = `A ${measured(mean_a, isShare(measure))}, B ${measured(mean_b, isShare(measure))}`;
  const compared = { measure, unit };
  const between =
    low === null || high === null
      ? ""
      : `, with an interval from ${signed(compared, low)} to ${signed(compared, high)} ${differenceUnit(compared)}`;
  return basis === "expected"
    ? `These are expected rates: ${reason}. Counted: ${means}${between}.`
    : `These are counted rates: ${reason}. Expected by the odds: ${means}${between}.`;
}

/** Returns the name of a measure, with its segment if it has one. */
export function nameWithSegment(
  result: Pick<ComparedMeasure, "measure" | "segment" | "survey">,
  rounds: number,
): string {
  const name = measureName(measureNameParts(result), rounds);
  return result.segment === null ? name : `${name}, of ${shortened(result.segment, 60)}`;
}

/** Returns the properties of a result on which the name of its measure depends. */
export function measureNameParts({ measure, survey }: Pick<ComparedMeasure, "measure" | "survey">) {
  return survey === undefined ? { measure } : { measure, survey };
}

/** Formats the size of a difference without its sign, with its unit. Differences of shares are in percentage points. */
function sizeOf(result: Compared, value: number): string {
  return `${numberOf(result, Math.abs(value))} ${differenceUnit(result)}`;
}

type Compared = Pick<ComparedMeasure, "measure" | "unit">;

/** Formats a difference with its sign but without its unit. Differences of shares are in percentage points. */
export function signed(result: Compared, value: number): string {
  const sign = value > 0 ? "+" : value < 0 ? "−" : "";
  return sign + numberOf(result, Math.abs(value));
}

/** Returns the unit of a measure's differences. */
export function differenceUnit({ measure, unit }: Compared): string {
  return isShare(measure) ? "percentage points" : unit;
}

function numberOf({ measure }: Compared, size: number): string {
  return formatNumber(isShare(measure) ? Number((size * 100).toPrecision(6)) : size);
}

function toldApart(result: ComparedMeasure, verdict: "higher" | "lower"): string {
  return `B is ${verdict} than A by ${sizeOf(result, result.difference ?? 0)} (${means(result)}). ${interval(result)}`;
}

function notToldApart(result: ComparedMeasure): string {
  const { low, high, smallest_shown: smallest, runs_a, runs_b } = result;
  const runs =
    runs_a === runs_b ? `${counted(runs_a, "run")} of each` : `${runs_a} and ${counted(runs_b, "run")}`;
  const leavesOut = low !== null && high !== null && (low > 0 || high < 0);
  return [
    `A and B cannot be told apart (${means(result)}).`,
    interval(result),
    ...(leavesOut
      ? [
          "That interval leaves 0 out, but among so many measures one does so by chance; corrected for that, the difference cannot be relied on.",
        ]
      : []),
    ...(smallest === null
      ? []
      : [
          `A difference of ${sizeOf(result, smallest)} would have been seen with ${runs} in four of five such comparisons.`,
        ]),
  ].join(" ");
}

function nothingVaries(result: ComparedMeasure): string {
  const { difference } = result;
  if (difference === 0)
    return `the same in A and B in all runs (${measured(result.mean_a, isShare(result.measure))}).`;
  return `B differs from A by ${signed(result, difference ?? 0)} ${differenceUnit(result)} (${means(result)}), by exactly as much in all runs. Where nothing varies, it cannot be judged what chance does.`;
}

function tooFewRuns(result: ComparedMeasure): string {
  if (result.difference === null) return `no difference can be computed (${means(result)}).`;
  return `B differs from A by ${signed(result, result.difference)} ${differenceUnit(result)} (${means(result)}), but with fewer than two runs on a side nothing can be said about chance: another seed gives another difference.`;
}

function means({ measure, mean_a, mean_b }: ComparedMeasure): string {
  return `A ${measured(mean_a, isShare(measure))}, B ${measured(mean_b, isShare(measure))}`;
}

function interval(result: ComparedMeasure): string {
  const { low, high } = result;
  if (low === null || high === null) return "";
  return `With 95 % confidence, the true difference lies between ${signed(result, low)} and ${signed(result, high)} ${differenceUnit(result)}.`;
}
