import { omitUndefined, ownMember } from "@concordat/contracts/options";
import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import type { ValueRange } from "../estimate/interval.js";
import { sumOf } from "../estimate/moments.js";
import type { Person } from "../estimate/person.js";
import type { CalibratedPerson, SimulatedAnswer } from "./calibrated-person.js";

/** A question whose answers are counted or averaged. */
export type ClosedQuestion = Exclude<SurveyQuestion, { readonly kind: "text" }>;

/**
 * The kind of agents' answers that an estimate uses: the model's probabilities (`odds`), stated percentages, or the
 * answers themselves.
 */
export type AnswerSource = "odds" | "percentages" | "answers";

/** Returns the options of a question to estimate. `null` represents the mean of a question without options. */
export function optionsOf(question: ClosedQuestion): readonly (string | null)[] {
  return question.kind === "choice" ? question.choices : [null];
}

/** Returns the minimum and maximum answer to a question. For an option's share, they are 0 and 1. */
export function rangeOf(question: ClosedQuestion): ValueRange {
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
 * Returns which kind of answers an estimate uses. Probabilities or stated percentages are used only if all agents with
 * a valid answer have them, because one estimate must not mix several kinds.
 */
export function answerSource(people: readonly CalibratedPerson[], question: ClosedQuestion): AnswerSource {
  const valid = people.flatMap(({ simulated }) => {
    const answer = ownMember(simulated, question.id);
    return answer === undefined || answer.answer === null ? [] : [answer];
  });
  const canHaveOdds = question.kind !== "number";
  if (!canHaveOdds || valid.length === 0 || !valid.every(({ odds }) => odds !== null)) return "answers";
  const stated = valid.filter(({ isStated = false }) => isStated).length;
  return stated === 0 ? "odds" : stated === valid.length ? "percentages" : "answers";
}

/** Returns an agent's value for an option or for the mean; `null` if the agent gave no valid answer. */
function simulatedNumber(
  answer: SimulatedAnswer | undefined,
  option: string | null,
  source: AnswerSource,
): number | null {
  if (answer === undefined || answer.answer === null) return null;
  if (source !== "answers" && answer.odds !== null) {
    if (option !== null) return ownMember(answer.odds, option) ?? 0;
    return sumOf(Object.entries(answer.odds).map(([place, probability]) => Number(place) * probability));
  }
  return option === null ? Number(answer.answer) : answer.answer === option ? 1 : 0;
}

/** Returns a real answer as a number for an option or for the mean; `null` without an answer. */
function realNumber(answer: string | number | undefined, option: string | null): number | null {
  if (answer === undefined) return null;
  return option === null ? Number(answer) : answer === option ? 1 : 0;
}

/** The people as numbers, for one option or for the mean. */
export interface OptionPeople {
  /**
   * The numbers of each person, in order. Agents without an answer have the mean of the others, which adds no
   * information.
   */
  readonly people: readonly Person[];
  /** Whether each person has an agent with a valid answer. */
  readonly isKnown: readonly boolean[];
}

/** Returns the people as numbers for one option; `null` if no agent gave a valid answer. */
export function peopleForOption(
  people: readonly CalibratedPerson[],
  question: ClosedQuestion,
  option: string | null,
  source: AnswerSource,
  inverseChances: readonly number[],
): OptionPeople | null {
  const known = people.map(({ simulated }) =>
    simulatedNumber(ownMember(simulated, question.id), option, source),
  );
  const weights = people.map(({ weight = 1 }) => weight);
  const valid = known.flatMap((value, at) => (value === null ? [] : [{ value, weight: weights[at] ?? 1 }]));
  if (valid.length === 0) return null;
  const mean =
    sumOf(valid.map(({ value, weight }) => value * weight)) / sumOf(valid.map(({ weight }) => weight));
  return {
    people: people.map(({ real, cluster }, at) => ({
      ...omitUndefined({ cluster }),
      real: realNumber(ownMember(real, question.id), option),
      simulated: known[at] ?? mean,
      weight: weights[at] ?? 1,
      inverseChance: inverseChances[at] ?? 1,
    })),
    isKnown: known.map((value) => value !== null),
  };
}
