import { effectiveSize } from "../../scenario/people/rake.js";
import type { KnownPeople } from "../../world/audience/audience.js";
import type { AskedAnswer } from "../replay/replay-run.js";

/** A question of a survey. */
type Question = AskedAnswer["question"];

/** The frequency of an answer. */
export interface AnswerCount {
  /** The answer. */
  readonly answer: string | number;
  /** Number of agents who gave it. */
  readonly count: number;
}

/** The counts and statistics of a question for one round in which it was asked. */
export interface AskingFigures {
  /** The round before which the question was asked, counted from 0. */
  readonly round: number;
  /** Number of agents asked. */
  readonly asked: number;
  /** Number of valid answers. */
  readonly valid: number;
  /** Number of answers that were still invalid after all attempts. */
  readonly invalid: number;
  /** Number of questions for which no answer could be obtained. */
  readonly failed: number;
  /**
   * The frequency of each choice, or of each point of a scale, including those with 0 answers. Empty for other kinds of
   * questions.
   */
  readonly counts: readonly AnswerCount[];
  /** The mean of a scale or a number; `null` for other kinds of questions, and if there are no answers. */
  readonly mean: number | null;
  /** The median of a scale or a number; `null` for other kinds of questions, and if there are no answers. */
  readonly median: number | null;
  /** The weighted results. Absent if the agents' people have no weights, or no agent answered. */
  readonly weighted?: WeightedFigures;
}

/** The results of a question, weighted by the people whom the agents represent. */
export interface WeightedFigures {
  /** The weighted share of each answer in `counts`, in the same order. */
  readonly shares: readonly number[];
  /** The weighted mean of a scale or a number; `null` for other kinds of questions. */
  readonly mean: number | null;
  /** The effective sample size: the number of equally weighted answers with the same precision. */
  readonly effective: number;
}

/** The change between two times when a question was asked, over the agents who answered both times. */
export interface AnswerShift {
  /** The round of the earlier time. */
  readonly from: number;
  /** The round of the later time. */
  readonly to: number;
  /** Number of agents who answered both times. */
  readonly agents: number;
  /** Number of agents whose second answer differs. */
  readonly changed: number;
  /**
   * The mean change of a scale or a number; `null` for other kinds of questions, and if no agent answered both times.
   */
  readonly difference: number | null;
  /**
   * For each choice, the number of agents that gave it the first and the second time. Empty for other kinds of
   * questions.
   */
  readonly choices: readonly { readonly answer: string; readonly before: number; readonly after: number }[];
}

/** The results of a question, for all times when it was asked. */
export interface QuestionFigures {
  /** The name of the questionnaire. */
  readonly survey: string;
  /** The question. */
  readonly question: Question;
  /** The results for each time when the question was asked, in the order of the rounds. */
  readonly askings: readonly AskingFigures[];
  /** The change from each time to the next, and from the first to the last if there are more than two. */
  readonly shifts: readonly AnswerShift[];
}

interface Given {
  readonly agent: number;
  readonly state: AskedAnswer["state"];
  readonly answer: string | number | null;
}

interface Known {
  readonly survey: string;
  readonly question: Question;
  readonly byRound: Map<number, Given[]>;
}

/** An agent's answer to a question, or the outcome without an answer. */
export type GivenAnswer = Pick<AskedAnswer, "agent" | "survey" | "question" | "state" | "answer">;

/**
 * Collects survey answers while a run is replayed, and counts them by question.
 * @example
 * const collected = new SurveyAnswers();
 * for await (const { record, answers } of replayRun(run)) for (const one of answers) collected.add(record.round, one);
 * console.log(collected.figures());
 */
export class SurveyAnswers {
  private readonly known = new Map<string, Known>();
  private readonly people: KnownPeople | undefined;

  /** @param people the weights of the people whom the agents represent, from the audience. Default: equal weights */
  constructor(people?: KnownPeople) {
    this.people = people?.isWeighted === true ? people : undefined;
  }

  /**
   * Adds an answer.
   * @param round the round before which the question was asked, counted from 0
   */
  add(round: number, { agent, survey, question, state, answer }: GivenAnswer): void {
    const key = JSON.stringify([survey, question.id]);
    const known = this.known.get(key) ?? { survey, question, byRound: new Map<number, Given[]>() };
    this.known.set(key, known);
    const given = known.byRound.get(round) ?? [];
    known.byRound.set(round, given);
    given.push({ agent, state, answer });
  }

  private weighted(figures: AskingFigures, given: readonly Given[]): AskingFigures {
    const { people } = this;
    const answers = given.flatMap(({ agent, answer }) =>
      answer === null || people === undefined ? [] : [{ answer, weight: people.weight(agent) }],
    );
    if (answers.length === 0) return figures;
    const total = answers.reduce((sum, { weight }) => sum + weight, 0);
    const shareOf = (of: (answer: string | number) => number): number =>
      answers.reduce((sum, { answer, weight }) => sum + of(answer) * weight, 0) / total;
    return {
      ...figures,
      weighted: {
        shares: figures.counts.map((count) => shareOf((answer) => (answer === count.answer ? 1 : 0))),
        mean: figures.mean === null ? null : shareOf(Number),
        effective: effectiveSize(answers.map(({ weight }) => weight)),
      },
    };
  }

  /** Returns the results of each question, in the order in which the questions were first asked. */
  figures(): QuestionFigures[] {
    return [...this.known.values()].map(({ survey, question, byRound }) => {
      const rounds = [...byRound].toSorted(([a], [b]) => a - b);
      return {
        survey,
        question,
        askings: rounds.map(([round, given]) => this.weighted(askingOf(question, round, given), given)),
        shifts: pairsOf(rounds).map(([from, to]) => shiftOf(question, from, to)),
      };
    });
  }
}

function askingOf(question: Question, round: number, given: readonly Given[]): AskingFigures {
  const count = (state: Given["state"]): number => given.filter((one) => one.state === state).length;
  const answers = given.flatMap(({ answer }) => (answer === null ? [] : [answer]));
  const numbers = answers.filter((answer) => typeof answer === "number");
  return {
    round,
    asked: given.length,
    valid: count("valid"),
    invalid: count("invalid"),
    failed: count("failed"),
    counts: possibleAnswers(question).map((answer) => ({
      answer,
      count: answers.filter((one) => one === answer).length,
    })),
    mean: meanOf(numbers),
    median: medianOf(numbers),
  };
}

/** Returns the possible answers to a choice or a scale; an empty list for other kinds of questions. */
function possibleAnswers(question: Question): (string | number)[] {
  if (question.kind === "choice") return [...question.choices];
  if (question.kind !== "scale") return [];
  const { lowest, highest } = question;
  return Array.from({ length: highest - lowest + 1 }, (_, place) => lowest + place);
}

type Asking = readonly [round: number, given: readonly Given[]];

function pairsOf(rounds: readonly Asking[]): (readonly [Asking, Asking])[] {
  const following = rounds.flatMap((one, index) => {
    const next = rounds[index + 1];
    return next === undefined ? [] : [[one, next] as const];
  });
  const [first] = rounds;
  const last = rounds.at(-1);
  return rounds.length > 2 && first !== undefined && last !== undefined
    ? [...following, [first, last]]
    : following;
}

function shiftOf(question: Question, [from, earlier]: Asking, [to, later]: Asking): AnswerShift {
  const before = new Map(earlier.map(({ agent, answer }) => [agent, answer]));
  const pairs = later.flatMap(({ agent, answer }) => {
    const first = before.get(agent) ?? null;
    return first === null || answer === null ? [] : [{ first, answer }];
  });
  const differences = pairs.flatMap(({ first, answer }) =>
    typeof first === "number" && typeof answer === "number" ? [answer - first] : [],
  );
  const choices = question.kind === "choice" ? question.choices : [];
  return {
    from,
    to,
    agents: pairs.length,
    changed: pairs.filter(({ first, answer }) => first !== answer).length,
    difference: meanOf(differences),
    choices: choices.map((answer) => ({
      answer,
      before: pairs.filter(({ first }) => first === answer).length,
      after: pairs.filter((pair) => pair.answer === answer).length,
    })),
  };
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
