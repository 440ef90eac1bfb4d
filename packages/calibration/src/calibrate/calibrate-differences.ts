import type { CalibratedDifference } from "@concordat/contracts/calibration-report";
import { ownMember } from "@concordat/contracts/options";
import { holm } from "@concordat/simulation/results";
import { cutTo, inRange } from "../estimate/interval.js";
import { differentPeople, type MessageDifference, samePeople } from "../estimate/message-difference.js";
import { weightedMean } from "../estimate/moments.js";
import { answeredOf, type Person } from "../estimate/person.js";
import { confidence, minAnswers } from "../limits.js";
import { type AnsweredPair, haveSameAnswered } from "./answered-pairs.js";
import type { CalibratedRun, CalibrateOptions, CalibrationQuestion } from "./calibrate-options.js";
import { plannedFor } from "./check-plan.js";
import { inverseChances } from "./inverse-chances.js";
import { answerSource, optionsOf, peopleForOption, rangeOf } from "./numbers-of-question.js";
import { plannedAnswers } from "./planned-answers.js";

/**
 * Computes, for each question and each pair of messages, the difference between the answers. The p-values are adjusted
 * for the number of differences.
 * @throws {RangeError} when some people answered about both messages of a pair, and others about only one of them
 */
export function calibrateDifferences(options: CalibrateOptions): CalibratedDifference[] {
  const { questions, runs } = options;
  const found = runs.flatMap((a, at) =>
    runs
      .slice(at + 1)
      .flatMap((b) => questions.flatMap((question) => differencesOf(question, a, b, options))),
  );
  const families = [
    found.filter(({ question }) => question === options.primary),
    found.filter(({ question }) => question !== options.primary),
  ];
  const corrected = new Map(families.flatMap((family) => correctedIn(family, questions)));
  return found.map((difference) => {
    const p_holm = corrected.get(difference) ?? null;
    return { ...difference, p_holm, verdict: verdictOf(difference.rectified.estimate, p_holm) };
  });
}

/**
 * Adjusts the p-values of a family of differences (Holm). The two options of a question with two choices count as one
 * difference, so the second option has the p-value of the first.
 */
function correctedIn(
  family: readonly CalibratedDifference[],
  questions: readonly CalibrationQuestion[],
): [CalibratedDifference, number][] {
  const firstOf = (difference: CalibratedDifference): CalibratedDifference | undefined =>
    family.find(
      ({ question, a, b }) => question === difference.question && a === difference.a && b === difference.b,
    );
  const isRepeated = (difference: CalibratedDifference): boolean => {
    const asked = questions.find(({ question }) => question.id === difference.question)?.question;
    return asked?.kind === "choice" && asked.choices.length === 2 && firstOf(difference) !== difference;
  };
  const tested = family.filter((difference) => difference.p_value !== null && !isRepeated(difference));
  const values = holm(tested.flatMap(({ p_value }) => (p_value === null ? [] : [p_value])));
  const corrected = new Map(tested.map((difference, at) => [difference, values[at] ?? 1] as const));
  return family.flatMap((difference): [CalibratedDifference, number][] => {
    const source = isRepeated(difference) ? firstOf(difference) : difference;
    const value = source === undefined ? undefined : corrected.get(source);
    return value === undefined || difference.p_value === null ? [] : [[difference, value]];
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
  { about = "these-people", chosen = { how: "unknown" }, plan }: CalibrateOptions,
): CalibratedDifference[] {
  if (question.kind === "text") return [];
  const { low, high } = rangeOf(question);
  const range = { low: low - high, high: high - low };
  const halfWidth = plannedFor(question, plan);
  const shown = ({ estimate, interval }: MessageDifference) => ({
    estimate: inRange(estimate, range),
    ...cutTo(range, interval),
  });
  return optionsOf(question).flatMap((option) => {
    const [ofA, ofB] = [a, b].map(({ people }) => {
      const isAnswered = (person: (typeof people)[number]) =>
        ownMember(person.real, question.id) !== undefined;
      if (people.filter(isAnswered).length < minAnswers) return null;
      const chances = inverseChances(people, isAnswered, chosen);
      return (
        peopleForOption(people, question, option, answerSource(people, question), chances)?.people ?? null
      );
    });
    if (ofA == null || ofB == null) return [];
    const isSame = haveSameAnswered(pairOf(question.id, ofA, ofB));
    const differences = isSame ? pairsOf(ofA, ofB) : null;
    const compare = (fixed: number | null): MessageDifference =>
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
        ...(halfWidth === undefined
          ? {}
          : {
              plan: plannedAnswers(differences === null ? [ofA, ofB] : [differences], rectified.interval, {
                about,
                halfWidth,
                isShare: option !== null,
                share: null,
              }),
            }),
      },
    ];
  });
}

/** Returns the numbers of people who answered a question about each of two messages, and about both. */
function pairOf(question: string, a: readonly Person[], b: readonly Person[]): AnsweredPair {
  const both = a.filter(({ real }, at) => real !== null && b[at]?.real != null).length;
  return { question, a: answeredOf(a).length, b: answeredOf(b).length, both };
}

function pairsOf(a: readonly Person[], b: readonly Person[]): Person[] {
  return a.map((person, at) => {
    const other = b[at];
    const real = person.real === null || other?.real == null ? null : other.real - person.real;
    return { ...person, real, simulated: (other?.simulated ?? 0) - person.simulated };
  });
}

function simulatedMean(people: readonly Person[]): number {
  return weightedMean(people.map(({ simulated: value, weight }) => ({ value, weight })));
}
