import { checkOptions, isRecord, ownMember, type Rules, required, rules } from "@concordat/contracts/options";
import { holm, twoSidedTail } from "@concordat/simulation/results";
import type { CalibrationQuestion } from "../calibrate/calibrate-options.js";
import { calibrateQuestion } from "../calibrate/calibrate-question.js";
import type { CalibratedPerson } from "../calibrate/calibrated-person.js";
import {
  answerSource,
  type ClosedQuestion,
  optionsOf,
  peopleForOption,
} from "../calibrate/numbers-of-question.js";
import { type Correlation, correlationOf } from "../estimate/correlation.js";
import { sumOf } from "../estimate/moments.js";
import { answeredOf } from "../estimate/person.js";
import type { Worth } from "../estimate/worth-of-agents.js";
import { totalVariation } from "../fidelity/total-variation.js";
import { confidence, minAnswers } from "../limits.js";

/** A method of asking agents, with the answers that it gave. */
export interface ResponseMethod {
  /** The name of the method. */
  readonly name: string;
  /** All people of the table with the answers of their agents. They must be the same people for each method. */
  readonly people: readonly CalibratedPerson[];
}

/** Options for comparing methods. */
export interface CompareMethodsOptions {
  /** The questions. */
  readonly questions: readonly CalibrationQuestion[];
  /** The methods. At least two. */
  readonly methods: readonly ResponseMethod[];
}

/** How well the answers of a method match those of the people. */
export interface MethodFit {
  /** The name of the method. */
  readonly name: string;
  /**
   * The mean loss of an answer. For options, it is the squared error of the probability of an option, averaged over the
   * options: from 0 to 1, like the Brier score of an option in a calibration. Otherwise, it is the absolute error, in the
   * unit of the answers.
   */
  readonly loss: number;
  /** The correlation for the option in `option`, or for the mean; `null` if the agents' answers do not vary. */
  readonly correlation: Correlation | null;
  /**
   * The total variation distance between the distributions of the agents' and the people's answers; `null` for numbers.
   */
  readonly variation: number | null;
  /**
   * How many real answers the agents are worth for the same option, as in `calibrate`; `null` if it could not be
   * estimated.
   */
  readonly worth: Worth | null;
  /** Whether the loss is significantly larger than that of the best method, adjusted for all pairs of methods. */
  readonly isWorse: boolean;
}

/** A method that is omitted because too few agents answered. */
export interface OmittedMethod {
  /** The name of the method. */
  readonly name: string;
  /**
   * Number of people with a real answer and a valid answer of their agent. It is too small for a comparison: below 30.
   */
  readonly answered: number;
}

/** The comparison of the methods for one question. */
export interface MethodsOfQuestion {
  /** The id of the question. */
  readonly question: string;
  /** Number of people with a real answer. */
  readonly answered: number;
  /**
   * Number of people who are compared: those with a real answer, and with a valid answer of their agent for each
   * compared method.
   */
  readonly compared: number;
  /** The option to which `correlation` and `worth` refer; `null` for a mean. */
  readonly option: string | null;
  /**
   * The methods, ordered by loss, the best one first. Empty if fewer than two methods or fewer than 30 people can be
   * compared.
   */
  readonly methods: readonly MethodFit[];
  /**
   * The methods that are not compared because too few agents answered. Including them would leave too few people to
   * compare.
   */
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
 * Compares methods of asking agents, in order to find the one with the answers closest to the real ones. Only people
 * whose agents answered with every compared method are included. A method is omitted if fewer than 30 agents of
 * respondents answered. The best method is chosen after its loss is known, and the test takes this into account.
 * Another method is significantly worse only if its loss is larger in a paired t-test, with p-values adjusted over all
 * pairs of methods (Holm).
 * @throws {RangeError} when an option is invalid, or the methods have different people
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
  question: ClosedQuestion,
  all: readonly ResponseMethod[],
): MethodsOfQuestion {
  const people = all[0]?.people ?? [];
  const respondents = people.flatMap(({ real }, at) =>
    ownMember(real, question.id) === undefined ? [] : [at],
  );
  const isValid = (method: ResponseMethod, at: number): boolean =>
    (ownMember(method.people[at]?.simulated, question.id)?.answer ?? null) !== null;
  const counts = all.map((method) => respondents.filter((at) => isValid(method, at)).length);
  const isCompared = (at: number): boolean => (counts[at] ?? 0) >= minAnswers;
  const methods = all.filter((_, at) => isCompared(at));
  const omitted = all.flatMap(({ name }, at) =>
    isCompared(at) ? [] : [{ name, answered: counts[at] ?? 0 }],
  );
  const places = respondents.filter((at) => methods.every((method) => isValid(method, at)));
  const option = middleOption(
    question,
    places.flatMap((at) => ownMember(people[at]?.real, question.id) ?? []),
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
    const source = answerSource(part, question);
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

/**
 * Returns the option whose share among the real answers is closest to one half; `null` for a question without options.
 */
function middleOption(question: ClosedQuestion, real: readonly (string | number)[]): string | null {
  if (question.kind !== "choice") return null;
  const distance = (option: string): number =>
    Math.abs(real.filter((answer) => answer === option).length / Math.max(1, real.length) - 0.5);
  return question.choices.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** Returns the loss of each compared person. */
function lossesOf(question: ClosedQuestion, { people }: ResponseMethod, places: readonly number[]): number[] {
  const part = places.flatMap((at) => people[at] ?? []);
  const source = answerSource(part, question);
  const sums = part.map(() => 0);
  const equal = part.map(() => 1);
  const options = optionsOf(question);
  for (const option of options) {
    const numbers = peopleForOption(part, question, option, source, equal);
    for (const [at, { real, simulated }] of (numbers?.people ?? []).entries()) {
      const error = simulated - (real ?? 0);
      sums[at] = (sums[at] ?? 0) + (option === null ? Math.abs(error) : error ** 2 / options.length);
    }
  }
  return sums;
}

function meanLoss(losses: readonly number[]): number {
  return sumOf(losses) / losses.length;
}

/**
 * Returns the pairs of methods of which the first has a significantly larger loss, as texts of two indexes: `worse
 * better`.
 */
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
