import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import type { ValueRange } from "../estimate/interval.js";
import { sumOf } from "../estimate/moments.js";
import type { Person } from "../estimate/person.js";
import type { CalibratedPerson, SimulatedAnswer } from "./calibrate-options.js";

/** A question whose answers are counted or averaged. */
export type MeasuredQuestion = Exclude<SurveyQuestion, { readonly kind: "text" }>;

/** The source of the agents' answers. */
export type AnswerSource = "odds" | "percentages" | "answers";

/** The options of a question to estimate: its choices, or only its mean (`null`). */
export function optionsOf(question: MeasuredQuestion): readonly (string | null)[] {
  return question.kind === "choice" ? question.choices : [null];
}

/** The least and the greatest answer; of a share of an option 0 and 1. */
export function rangeOf(question: MeasuredQuestion): ValueRange {
  switch (question.kind) {
    case "choice":
      return { low: 0, high: 1 };
    case "scale":
      return { low: question.lowest, high: question.highest };
    case "number": {
      const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = question;
      return { low: minimum, high: maximum };
    }
  }
}

/**
 * Odds, or stated percentages, if all agents with a valid answer have them: mixing sources in one estimate would mix
 * several models.
 */
export function sourceOf(people: readonly CalibratedPerson[], question: MeasuredQuestion): AnswerSource {
  const valid = people.flatMap(({ simulated }) => {
    const answer = simulated[question.id];
    return answer === undefined || answer.answer === null ? [] : [answer];
  });
  const canHaveOdds = question.kind !== "number";
  if (!canHaveOdds || valid.length === 0 || !valid.every(({ odds }) => odds !== null)) return "answers";
  const stated = valid.filter(({ isStated = false }) => isStated).length;
  return stated === 0 ? "odds" : stated === valid.length ? "percentages" : "answers";
}

/** The number of an agent for an option, or for the mean; `null` if it gave no valid answer. */
function simulatedNumber(
  answer: SimulatedAnswer | undefined,
  option: string | null,
  source: AnswerSource,
): number | null {
  if (answer === undefined || answer.answer === null) return null;
  if (source !== "answers" && answer.odds !== null) {
    if (option !== null) return answer.odds[option] ?? 0;
    return sumOf(Object.entries(answer.odds).map(([place, probability]) => Number(place) * probability));
  }
  return option === null ? Number(answer.answer) : answer.answer === option ? 1 : 0;
}

/** The number of a real answer. */
function realNumber(answer: string | number | undefined, option: string | null): number | null {
  if (answer === undefined) return null;
  return option === null ? Number(answer) : answer === option ? 1 : 0;
}

/** The people as numbers, for one option or for the mean. */
export interface OptionPeople {
  /**
   * A number for each person, in order. Agents without an answer get the mean of the others: they carry no
   * information.
   */
  readonly people: readonly Person[];
  /** Whether each person has an agent with a valid answer. */
  readonly isKnown: readonly boolean[];
}

/** The people as numbers for one option; `null` if no agent gave a valid answer. */
export function peopleForOption(
  people: readonly CalibratedPerson[],
  question: MeasuredQuestion,
  option: string | null,
  source: AnswerSource,
  inverseChances: readonly number[],
): OptionPeople | null {
  const known = people.map(({ simulated }) => simulatedNumber(simulated[question.id], option, source));
  const weights = people.map(({ weight = 1 }) => weight);
  const valid = known.flatMap((value, at) => (value === null ? [] : [{ value, weight: weights[at] ?? 1 }]));
  if (valid.length === 0) return null;
  const mean =
    sumOf(valid.map(({ value, weight }) => value * weight)) / sumOf(valid.map(({ weight }) => weight));
  return {
    people: people.map(({ real }, at) => ({
      real: realNumber(real?.[question.id], option),
      simulated: known[at] ?? mean,
      weight: weights[at] ?? 1,
      inverseChance: inverseChances[at] ?? 1,
    })),
    isKnown: known.map((value) => value !== null),
  };
}
