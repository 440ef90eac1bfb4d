import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import type { ComparedMeasure } from "@concordat/contracts/simulation-comparison";
import type { Asked, AskedQuestion } from "./answer-counts.js";
import type { MeasuredValue } from "./measured-value.js";

/** A survey question in one round, and its answers. */
export interface MeasuredAnswers {
  /** The name of the questionnaire. */
  readonly survey: string;
  /** The question, with what may be answered. */
  readonly question: SurveyQuestion;
  /** The round before which it was asked; the number of rounds if it was asked after the last one. */
  readonly round: number;
  /** The segment; `null` for the complete audience. */
  readonly segment: string | null;
  /** Number of agents asked: valid, invalid and failed answers together. */
  readonly asked: number;
  /** Number of valid answers. */
  readonly valid: number;
  /** Number of answers that remained invalid. */
  readonly invalid: number;
  /** Number of questions without a readable answer. */
  readonly failed: number;
  /**
   * The frequencies of answers: for a choice and a scale all possible ones, in order; for a number the given
   * ones, sorted. Empty for a text.
   */
  readonly distribution: readonly CountedAnswer[];
  /** The mean of a scale or a number; `null` for other questions, and if no agent answered. */
  readonly mean: number | null;
}

/** An answer, and how many gave it. */
export interface CountedAnswer {
  /** The answer. */
  readonly answer: string | number;
  /** Number of agents that gave the answer. */
  readonly count: number;
  /** The answer's share of valid answers, 0 to 1; `null` if there are none. */
  readonly share: number | null;
}

/** Every asking of some questions. */
export function measuredAnswers(
  questions: readonly AskedQuestion[],
  segment: string | null,
): MeasuredAnswers[] {
  return questions.flatMap(({ survey, question, askings }) =>
    askings.map((asked) => {
      const states = { valid: 0, invalid: 0, failed: 0 };
      for (const { state } of asked.outcomes.values()) states[state]++;
      const answers = [...answersIn(asked).values()];
      return {
        survey,
        question,
        round: asked.round,
        segment,
        asked: asked.outcomes.size,
        ...states,
        distribution: distributionOf(question, answers),
        mean: hasMean(question) ? meanOf(answers.map(Number)) : null,
      };
    }),
  );
}

function distributionOf(question: SurveyQuestion, answers: readonly (string | number)[]): CountedAnswer[] {
  const counts = new Map<string | number, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return openTo(question, answers).map((answer) => {
    const count = counts.get(answer) ?? 0;
    return { answer, count, share: answers.length === 0 ? null : count / answers.length };
  });
}

function openTo(question: SurveyQuestion, answers: readonly (string | number)[]): (string | number)[] {
  switch (question.kind) {
    case "choice":
      return [...question.choices];
    case "scale":
      return Array.from(
        { length: question.highest - question.lowest + 1 },
        (_, step) => question.lowest + step,
      );
    case "number":
      return [...new Set(answers)].sort((a, b) => Number(a) - Number(b));
    case "text":
      return [];
  }
}

type Survey = NonNullable<ComparedMeasure["survey"]>;

/**
 * The comparable values of answers. Each time a question was asked: the share of each choice, or the mean of
 * a scale or a number; and after the first time, its shift since then, over the agents who answered both
 * times.
 */
export function answerValues(questions: readonly AskedQuestion[], segment: string | null): MeasuredValue[] {
  return questions.flatMap((asked) => {
    const [first, ...later] = asked.askings;
    if (first === undefined) return [];
    return [
      ...asked.askings.flatMap((asking) => valuesIn(asked, asking, segment)),
      ...later.flatMap((asking) => shiftsIn(asked, first, asking, segment)),
    ];
  });
}

function valuesIn(
  { survey, question }: AskedQuestion,
  asking: Asked,
  segment: string | null,
): MeasuredValue[] {
  const answers = [...answersIn(asking).values()];
  const about: Survey = {
    name: survey,
    question: question.id,
    answer: null,
    round: asking.round,
    since: null,
  };
  if (hasMean(question))
    return [{ measure: "answer_mean", segment, survey: about, value: meanOf(answers.map(Number)) }];
  if (question.kind !== "choice") return [];
  return question.choices.map((answer) => ({
    measure: "answer_share",
    segment,
    survey: { ...about, answer },
    value: shareOf(answers, answer),
  }));
}

function shiftsIn(
  { survey, question }: AskedQuestion,
  first: Asked,
  asking: Asked,
  segment: string | null,
): MeasuredValue[] {
  const before = answersIn(first);
  const after = answersIn(asking);
  const both = [...after.keys()].filter((agent) => before.has(agent));
  const then = both.flatMap((agent) => before.get(agent) ?? []);
  const now = both.flatMap((agent) => after.get(agent) ?? []);
  const about: Survey = {
    name: survey,
    question: question.id,
    answer: null,
    round: asking.round,
    since: first.round,
  };
  if (hasMean(question)) {
    const value = difference(meanOf(now.map(Number)), meanOf(then.map(Number)));
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

/** Valid answers, by agent. */
function answersIn({ outcomes }: Asked): Map<number, string | number> {
  const answers = new Map<number, string | number>();
  for (const [agent, { answer }] of outcomes) if (answer !== null) answers.set(agent, answer);
  return answers;
}

function hasMean({ kind }: SurveyQuestion): boolean {
  return kind === "scale" || kind === "number";
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function shareOf(answers: readonly (string | number)[], answer: string): number | null {
  if (answers.length === 0) return null;
  return answers.filter((given) => given === answer).length / answers.length;
}

function difference(now: number | null, then: number | null): number | null {
  return now === null || then === null ? null : now - then;
}
