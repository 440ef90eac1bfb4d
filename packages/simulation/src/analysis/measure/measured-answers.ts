import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import type { ComparedMeasure } from "@concordat/contracts/simulation-comparison";
import type { SurveyCounts, SurveyedQuestion } from "./answer-counts.js";
import type { MeasuredValue } from "./measured-value.js";

/** A survey question in one round, and its answers. */
export interface MeasuredAnswers {
  /** The name of the questionnaire. */
  readonly survey: string;
  /** The question with its possible answers. */
  readonly question: SurveyQuestion;
  /**
   * The round before which the question was asked. It equals the number of rounds if the question was asked after the
   * last one.
   */
  readonly round: number;
  /** The segment; `null` for the complete audience. */
  readonly segment: string | null;
  /** Number of agents that were asked. It is the sum of valid, invalid and failed answers. */
  readonly asked: number;
  /** Number of valid answers. */
  readonly valid: number;
  /** Number of answers that were still invalid after all attempts. */
  readonly invalid: number;
  /** Number of questions for which no answer could be obtained. */
  readonly failed: number;
  /**
   * The frequency of each answer. For a choice or a scale, all possible answers in order; for a number, the given
   * answers, sorted. Empty for a text.
   */
  readonly distribution: readonly CountedAnswer[];
  /**
   * The weighted mean of a scale or a number; `null` for other kinds of questions, and if no agent gave a valid answer.
   */
  readonly mean: number | null;
}

/** An answer, and the number of agents who gave it. */
export interface CountedAnswer {
  /** The answer. */
  readonly answer: string | number;
  /** Number of agents that gave the answer. */
  readonly count: number;
  /**
   * The weighted share of valid answers, from 0 to 1; `null` if there are none. The weight of an answer is that of the
   * agent's person, or 1 if it has none.
   */
  readonly share: number | null;
}

/** Returns the weight of the person whom an agent represents. */
export type WeightOf = (agent: number) => number;

/** Returns the answers of each question for each time it was asked. */
export function measuredAnswers(
  questions: readonly SurveyedQuestion[],
  segment: string | null,
  weightOf: WeightOf,
): MeasuredAnswers[] {
  return questions.flatMap(({ survey, question, askings }) =>
    askings.map((asked) => {
      const states = { valid: 0, invalid: 0, failed: 0 };
      for (const { state } of asked.outcomes.values()) states[state]++;
      const answers = weighted(answersIn(asked), weightOf);
      return {
        survey,
        question,
        round: asked.round,
        segment,
        asked: asked.outcomes.size,
        ...states,
        distribution: distributionOf(question, answers),
        mean: hasMean(question) ? meanOf(answers) : null,
      };
    }),
  );
}

/** An answer with the weight of the person whom the agent represents. */
interface WeightedAnswer {
  readonly answer: string | number;
  readonly weight: number;
}

function weighted(answers: ReadonlyMap<number, string | number>, weightOf: WeightOf): WeightedAnswer[] {
  return Array.from(answers, ([agent, answer]) => ({ answer, weight: weightOf(agent) }));
}

function distributionOf(question: SurveyQuestion, answers: readonly WeightedAnswer[]): CountedAnswer[] {
  const counts = new Map<string | number, { count: number; weight: number }>();
  for (const { answer, weight } of answers) {
    const known = counts.get(answer) ?? { count: 0, weight: 0 };
    counts.set(answer, { count: known.count + 1, weight: known.weight + weight });
  }
  const total = totalWeight(answers);
  return possibleAnswers(question, answers).map((answer) => {
    const { count, weight } = counts.get(answer) ?? { count: 0, weight: 0 };
    return { answer, count, share: answers.length === 0 ? null : weight / total };
  });
}

function totalWeight(answers: readonly WeightedAnswer[]): number {
  return answers.reduce((sum, { weight }) => sum + weight, 0);
}

function possibleAnswers(question: SurveyQuestion, answers: readonly WeightedAnswer[]): (string | number)[] {
  switch (question.kind) {
    case "choice":
      return [...question.choices];
    case "scale":
      return Array.from(
        { length: question.highest - question.lowest + 1 },
        (_, step) => question.lowest + step,
      );
    case "number":
      return [...new Set(answers.map(({ answer }) => answer))].sort((a, b) => Number(a) - Number(b));
    case "text":
      return [];
  }
}

type Survey = NonNullable<ComparedMeasure["survey"]>;

/**
 * Returns the values of survey answers that can be compared. For each round in which a question was asked, it is the
 * share of each choice, or the mean of a scale or a number. For later rounds, it is also the shift since the first one,
 * computed from the agents that answered both times.
 */
export function answerValues(
  questions: readonly SurveyedQuestion[],
  segment: string | null,
  weightOf: WeightOf,
): MeasuredValue[] {
  return questions.flatMap((asked) => {
    const [first, ...later] = asked.askings;
    if (first === undefined) return [];
    return [
      ...asked.askings.flatMap((asking) => valuesIn(asked, asking, { segment, weightOf })),
      ...later.flatMap((asking) => shiftsIn(asked, first, asking, { segment, weightOf })),
    ];
  });
}

/** Selects the agents whose answers are measured, and their weights. */
interface Whose {
  readonly segment: string | null;
  readonly weightOf: WeightOf;
}

function valuesIn(
  { survey, question }: SurveyedQuestion,
  asking: SurveyCounts,
  { segment, weightOf }: Whose,
): MeasuredValue[] {
  const answers = weighted(answersIn(asking), weightOf);
  const about: Survey = {
    name: survey,
    question: question.id,
    answer: null,
    round: asking.round,
    since: null,
  };
  if (hasMean(question)) return [{ measure: "answer_mean", segment, survey: about, value: meanOf(answers) }];
  if (question.kind !== "choice") return [];
  return question.choices.map((answer) => ({
    measure: "answer_share",
    segment,
    survey: { ...about, answer },
    value: shareOf(answers, answer),
  }));
}

function shiftsIn(
  { survey, question }: SurveyedQuestion,
  first: SurveyCounts,
  asking: SurveyCounts,
  { segment, weightOf }: Whose,
): MeasuredValue[] {
  const before = answersIn(first);
  const after = answersIn(asking);
  const both = [...after.keys()].filter((agent) => before.has(agent));
  const of = (answers: ReadonlyMap<number, string | number>): WeightedAnswer[] =>
    both.flatMap((agent) => {
      const answer = answers.get(agent);
      return answer === undefined ? [] : [{ answer, weight: weightOf(agent) }];
    });
  const [then, now] = [of(before), of(after)];
  const about: Survey = {
    name: survey,
    question: question.id,
    answer: null,
    round: asking.round,
    since: first.round,
  };
  if (hasMean(question)) {
    const value = difference(meanOf(now), meanOf(then));
    return [{ measure: "answer_mean_shift", segment, survey: about, value }];
  }
  if (question.kind !== "choice") return [];
  return question.choices.map((answer) => ({
    measure: "answer_share_shift",
    segment,
    survey: { ...about, answer },
    value: difference(shareOf(now, answer), shareOf(then, answer)),
  }));
}

/** Returns the valid answers by the agent's number. */
function answersIn({ outcomes }: SurveyCounts): Map<number, string | number> {
  const answers = new Map<number, string | number>();
  for (const [agent, { answer }] of outcomes) if (answer !== null) answers.set(agent, answer);
  return answers;
}

function hasMean({ kind }: SurveyQuestion): boolean {
  return kind === "scale" || kind === "number";
}

function meanOf(answers: readonly WeightedAnswer[]): number | null {
  if (answers.length === 0) return null;
  return answers.reduce((sum, { answer, weight }) => sum + Number(answer) * weight, 0) / totalWeight(answers);
}

function shareOf(answers: readonly WeightedAnswer[], answer: string): number | null {
  if (answers.length === 0) return null;
  return totalWeight(answers.filter((given) => given.answer === answer)) / totalWeight(answers);
}

function difference(now: number | null, then: number | null): number | null {
  return now === null || then === null ? null : now - then;
}
