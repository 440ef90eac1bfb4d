import { checkOptions, isRecord, type Rules, required, rules } from "@concordat/contracts/options";
import { holm, twoSidedTail } from "@concordat/simulation/results";
import type { CalibratedPerson, CalibrationQuestion } from "../calibrate/calibrate-options.js";
import { calibrateQuestion } from "../calibrate/calibrate-question.js";
import {
  type MeasuredQuestion,
  optionsOf,
  peopleForOption,
  sourceOf,
} from "../calibrate/numbers-of-question.js";
import { type Correlation, correlationOf } from "../estimate/correlation.js";
import { sumOf } from "../estimate/moments.js";
import { answeredOf } from "../estimate/person.js";
import type { Worth } from "../estimate/worth-of-agents.js";
import { totalVariation } from "../fidelity/total-variation.js";
import { confidence, minAnswers } from "../limits.js";

/** A way of asking agents, with the answers of the same people's agents. */
export interface ResponseMethod {
  /** The name of the method. */
  readonly name: string;
  /** All people of the table with their agents' answers; the same people for each method. */
  readonly people: readonly CalibratedPerson[];
}

/** Input of a comparison of methods. */
export interface CompareMethodsOptions {
  /** The questions. */
  readonly questions: readonly CalibrationQuestion[];
  /** The methods; at least two. */
  readonly methods: readonly ResponseMethod[];
}

/** The agreement of a method with the people. */
export interface MethodFit {
  /** The name of the method. */
  readonly name: string;
  /**
   * The mean loss of an answer: for options the squared error of the odds, summed over the options (Brier 1950);
   * otherwise the absolute error, in the unit of the answers.
   */
  readonly loss: number;
  /** The correlation for the option whose share is closest to one half, or for the mean; `null` if agents do not vary. */
  readonly correlation: Correlation | null;
  /** The total variation distance between the distributions of agents and people; `null` for numbers. */
  readonly variation: number | null;
  /** The worth of the agents for the same option, as in `calibrate`; `null` if it could not be estimated. */
  readonly worth: Worth | null;
  /** Whether the method is surely further from the people than the nearest, corrected for all pairs. */
  readonly isWorse: boolean;
}

/** A method by which too few agents answered for a comparison. */
export interface OmittedMethod {
  /** The name of the method. */
  readonly name: string;
  /** The number of people with a real answer whose agent gave a valid answer by this method: below 30. */
  readonly answered: number;
}

/** A comparison of methods in one question. */
export interface MethodsOfQuestion {
  /** The id of the question. */
  readonly question: string;
  /** The number of people with a real answer. */
  readonly answered: number;
  /** The number of people with a real answer and a valid answer by each compared method, who alone are compared. */
  readonly compared: number;
  /** The option that correlation and worth are about; `null` for a mean. */
  readonly option: string | null;
  /** The methods, nearest first. Empty if fewer than two methods or 30 people can be compared. */
  readonly methods: readonly MethodFit[];
  /** The methods that are not compared, because too few agents answered: they would leave too few people for all. */
  readonly omitted: readonly OmittedMethod[];
}

const compareRules: Rules<CompareMethodsOptions> = {
  questions: required(rules.list),
  methods: required({
    message: "must be a list of two methods or more, each with its people",
    test: (value) =>
      Array.isArray(value) &&
      value.length > 1 &&
      value.every((method) => isRecord(method) && Array.isArray(method.people)),
  }),
};

/**
 * Compares ways of asking agents on the same people: which of them gives answers nearest to the real ones. Only people
 * whose agents answered by every compared method are compared; a method by which fewer than 30 agents of respondents
 * answered is omitted. That the nearest is chosen after looking is corrected for: a
 * method is worse only if its loss is larger in a paired t test, after Holm over all pairs of methods.
 * @throws {RangeError} when an option is invalid, or the methods are of different people
 * @example
 * const [support] = compareMethods({ questions, methods: [{ name: "json", people }, { name: "odds", people: others }] });
 */
export function compareMethods(options: CompareMethodsOptions): MethodsOfQuestion[] {
  checkOptions(options, compareRules);
  const { questions, methods } = options;
  const [first] = methods;
  for (const { name, people } of methods)
    if (people.length !== first?.people.length || people.some(({ id }, at) => first.people[at]?.id !== id))
      throw new RangeError(`${name} is of other people than ${first?.name}, or has them in another order`);
  return questions.flatMap((asked) =>
    asked.question.kind === "text" ? [] : [methodsOf(asked, asked.question, methods)],
  );
}

function methodsOf(
  asked: CalibrationQuestion,
  question: MeasuredQuestion,
  all: readonly ResponseMethod[],
): MethodsOfQuestion {
  const people = all[0]?.people ?? [];
  const respondents = people.flatMap(({ real }, at) => (real?.[question.id] === undefined ? [] : [at]));
  const isValid = (method: ResponseMethod, at: number): boolean =>
    (method.people[at]?.simulated[question.id]?.answer ?? null) !== null;
  const counts = all.map((method) => respondents.filter((at) => isValid(method, at)).length);
  const isCompared = (at: number): boolean => (counts[at] ?? 0) >= minAnswers;
  const methods = all.filter((_, at) => isCompared(at));
  const omitted = all.flatMap(({ name }, at) =>
    isCompared(at) ? [] : [{ name, answered: counts[at] ?? 0 }],
  );
  const places = respondents.filter((at) => methods.every((method) => isValid(method, at)));
  const option = middleOption(
    question,
    places.flatMap((at) => people[at]?.real?.[question.id] ?? []),
  );
  const found = {
    question: question.id,
    answered: respondents.length,
    compared: places.length,
    option,
    omitted,
  };
  if (methods.length < 2 || places.length < minAnswers) return { ...found, methods: [] };
  const losses = methods.map((method) => lossesOf(question, method, places));
  const worse = surelyWorse(losses);
  const fits = methods.map((method, at): MethodFit & { readonly at: number } => {
    const part = places.flatMap((place) => method.people[place] ?? []);
    const source = sourceOf(part, question);
    const numbers = peopleForOption(
      part,
      question,
      option,
      source,
      part.map(() => 1),
    );
    const result = calibrateQuestion(asked, method, {
      questions: [asked],
      runs: [method],
      chosen: { how: "random" },
    });
    const estimate =
      result.state === "estimated"
        ? result.question.estimates.find((one) => one.option === option)
        : undefined;
    return {
      ...{ at, name: method.name, loss: meanLoss(losses[at] ?? []) },
      correlation: numbers === null ? null : correlationOf(answeredOf(numbers.people)),
      variation: totalVariation(part, question, source),
      worth: estimate?.worth ?? null,
      isWorse: false,
    };
  });
  const sorted = fits.sort((a, b) => a.loss - b.loss);
  const [nearest] = sorted;
  return {
    ...found,
    methods: sorted.map(({ at, ...fit }) => ({
      ...fit,
      isWorse: nearest !== undefined && worse.has(`${at} ${nearest.at}`),
    })),
  };
}

/** The option whose share of the real answers is closest to one half; `null` for a question without options. */
function middleOption(question: MeasuredQuestion, real: readonly (string | number)[]): string | null {
  if (question.kind !== "choice") return null;
  const distance = (option: string): number =>
    Math.abs(real.filter((answer) => answer === option).length / Math.max(1, real.length) - 0.5);
  return question.choices.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** The loss of each compared person. */
function lossesOf(
  question: MeasuredQuestion,
  { people }: ResponseMethod,
  places: readonly number[],
): number[] {
  const part = places.flatMap((at) => people[at] ?? []);
  const source = sourceOf(part, question);
  const sums = part.map(() => 0);
  const equal = part.map(() => 1);
  for (const option of optionsOf(question)) {
    const numbers = peopleForOption(part, question, option, source, equal);
    for (const [at, { real, simulated }] of (numbers?.people ?? []).entries()) {
      const error = simulated - (real ?? 0);
      sums[at] = (sums[at] ?? 0) + (option === null ? Math.abs(error) : error ** 2);
    }
  }
  return sums;
}

function meanLoss(losses: readonly number[]): number {
  return sumOf(losses) / losses.length;
}

/** The pairs of methods, as `worse better`, of which the first has a surely larger loss. */
function surelyWorse(losses: readonly (readonly number[])[]): Set<string> {
  const pairs = losses.flatMap((a, i) =>
    losses.slice(i + 1).map((b, more) => {
      const differences = a.map((loss, at) => loss - (b[at] ?? 0));
      const mean = meanLoss(differences);
      const n = differences.length;
      const variance = sumOf(differences.map((one) => (one - mean) ** 2)) / (n - 1);
      const p = variance === 0 ? (mean === 0 ? 1 : 0) : twoSidedTail(mean / Math.sqrt(variance / n), n - 1);
      const [worse, better] = mean > 0 ? [i, i + 1 + more] : [i + 1 + more, i];
      return { name: `${worse} ${better}`, p };
    }),
  );
  const corrected = holm(pairs.map(({ p }) => p));
  return new Set(pairs.flatMap(({ name }, at) => ((corrected[at] ?? 1) < 1 - confidence ? [name] : [])));
}
