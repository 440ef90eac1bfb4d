import type { CalibratedDifference } from "@concordat/contracts/calibration-report";
import { holm } from "@concordat/simulation/results";
import { differentPeople, type MeanDifference, samePeople } from "../estimate/difference.js";
import { cutTo, inRange } from "../estimate/interval.js";
import { meanOf } from "../estimate/moments.js";
import { answeredOf, type Person } from "../estimate/person.js";
import { confidence, minAnswers } from "../limits.js";
import type { CalibratedRun, CalibrateOptions, CalibrationQuestion } from "./calibrate-options.js";
import { inverseChances } from "./inverse-chances.js";
import { optionsOf, peopleForOption, rangeOf, sourceOf } from "./numbers-of-question.js";

/**
 * Computes the difference of the answers to each question between each pair of messages, corrected for the number of
 * differences.
 * @throws {RangeError} when, for two messages, some people answered about both and others about only one
 */
export function calibrateDifferences(options: CalibrateOptions): CalibratedDifference[] {
  const { questions, runs } = options;
  const found = runs.flatMap((a, at) =>
    runs
      .slice(at + 1)
      .flatMap((b) => questions.flatMap((question) => differencesOf(question, a, b, options))),
  );
  const corrected = holm(found.flatMap(({ p_value }) => (p_value === null ? [] : [p_value])));
  let next = 0;
  return found.map((difference) => {
    const p_holm = difference.p_value === null ? null : (corrected[next++] ?? 1);
    return { ...difference, p_holm, verdict: verdictOf(difference.rectified.estimate, p_holm) };
  });
}

function verdictOf(difference: number, p: number | null): CalibratedDifference["verdict"] {
  if (p === null || p >= 1 - confidence) return "not-told-apart";
  return difference > 0 ? "higher" : "lower";
}

function differencesOf(
  { question }: CalibrationQuestion,
  a: CalibratedRun,
  b: CalibratedRun,
  { about = "these-people", chosen = { how: "unknown" } }: CalibrateOptions,
): CalibratedDifference[] {
  if (question.kind === "text") return [];
  const { low, high } = rangeOf(question);
  const range = { low: low - high, high: high - low };
  const shown = ({ estimate, interval }: MeanDifference) => ({
    estimate: inRange(estimate, range),
    ...cutTo(range, interval),
  });
  return optionsOf(question).flatMap((option) => {
    const [ofA, ofB] = [a, b].map(({ people }) => {
      const isAnswered = (person: (typeof people)[number]) => person.real?.[question.id] !== undefined;
      if (people.filter(isAnswered).length < minAnswers) return null;
      const chances = inverseChances(people, isAnswered, chosen);
      return peopleForOption(people, question, option, sourceOf(people, question), chances)?.people ?? null;
    });
    if (ofA == null || ofB == null) return [];
    const isSame = haveSameAnswered(ofA, ofB, question.id);
    const differences = isSame ? pairsOf(ofA, ofB) : null;
    const compare = (fixed: number | null): MeanDifference =>
      differences === null ? differentPeople(ofA, ofB, about, fixed) : samePeople(differences, about, fixed);
    const [real, rectified] = [compare(0), compare(null)];
    return [
      {
        question: question.id,
        option,
        a: a.message ?? "",
        b: b.message ?? "",
        same_people: isSame,
        real: shown(real),
        simulated: simulatedMean(ofB) - simulatedMean(ofA),
        rectified: shown(rectified),
        p_value: rectified.pValue,
        p_holm: null,
        verdict: "not-told-apart",
      },
    ];
  });
}

function haveSameAnswered(a: readonly Person[], b: readonly Person[], question: string): boolean {
  const both = a.filter(({ real }, at) => real !== null && b[at]?.real != null).length;
  const [ofA, ofB] = [answeredOf(a).length, answeredOf(b).length];
  if (both > 0 && (both < ofA || both < ofB))
    throw new RangeError(
      `${question}: ${both} people answered about both messages, and ${ofA + ofB - 2 * both} about one of them. Keep the answers of either kind alone`,
    );
  return both > 0;
}

function pairsOf(a: readonly Person[], b: readonly Person[]): Person[] {
  return a.map((person, at) => {
    const other = b[at];
    const real = person.real === null || other?.real == null ? null : other.real - person.real;
    return { ...person, real, simulated: (other?.simulated ?? 0) - person.simulated };
  });
}

function simulatedMean(people: readonly Person[]): number {
  return meanOf(people.map(({ simulated: value, weight }) => ({ value, weight })));
}
