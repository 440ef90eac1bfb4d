import type { CalibrationOrigin } from "@concordat/contracts/calibration-report";
import {
  checkOptions,
  isRecord,
  type Rule,
  type Rules,
  required,
  rules,
  suggestion,
} from "@concordat/contracts/options";
import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import type { About } from "../estimate/rectify.js";
import type { CalibratedPerson } from "./calibrated-person.js";
import { checkPlan, type HalfWidth } from "./check-plan.js";
import { checkAsked, respondentsOf } from "./response-rate.js";

/** The people with the answers of their agents in one run. */
export interface CalibratedRun {
  /** The name of the message that the run simulates. Absent if there is only one run. */
  readonly message?: string;
  /** All people of the table, including those who did not answer. */
  readonly people: readonly CalibratedPerson[];
}

/** A question of a questionnaire. */
export interface CalibrationQuestion {
  /** The name of the questionnaire. */
  readonly survey: string;
  /** The question. */
  readonly question: SurveyQuestion;
  /**
   * Whether the table of real answers has a column for the question. If false, the report says so instead of reporting
   * zero answers. Default true.
   */
  readonly hasColumn?: boolean;
}

/** How the respondents were selected. */
export type Chosen =
  | {
      /**
       * How the respondents were chosen. `random`: as a random sample of the table. `unknown`: in an unknown way, or by
       * themselves.
       */
      readonly how: "random" | "unknown";
    }
  | {
      /** A random sample within each value of a column. */
      readonly how: "column";
      /** The name of the column. */
      readonly column: string;
    };

/** How it was decided which message a person saw: by a random draw, or in an unknown or another way. */
export type Assigned = "random" | "unknown";

/** Options for a calibration. */
export interface CalibrateOptions {
  /** The questions. */
  readonly questions: readonly CalibrationQuestion[];
  /** A single run, or one run for each message that is compared. All runs must have the same people. */
  readonly runs: readonly CalibratedRun[];
  /**
   * The people whom the estimates describe. Default: `people-like-them` if the people have unequal weights, because
   * weights stand for a population of which the table is a sample; otherwise `these-people`.
   */
  readonly about?: About;
  /** How the respondents were selected. Default: unknown. */
  readonly chosen?: Chosen;
  /**
   * How it was decided which message each person saw: `random` by a random draw, `unknown` otherwise. A difference
   * between messages is an effect of the messages only in the first case. Default: unknown.
   */
  readonly assigned?: Assigned;
  /** The number of people in the table who were asked, including those who did not answer. Default: not stated. */
  readonly asked?: number;
  /**
   * The column with the groups that were drawn as a whole, such as households or classes. Standard errors are then
   * cluster-robust (CR3). Default: people were drawn one by one.
   */
  readonly cluster?: string;
  /** Columns of the people. All estimates are also made for each of their values. Default: none. */
  readonly segments?: readonly string[];
  /**
   * The id of the primary question, if it was chosen before the answers were known. Its differences between messages
   * are adjusted only for their own number. Default: none; all differences are adjusted together.
   */
  readonly primary?: string;
  /**
   * The desired half-width of the intervals, in percentage points for an option and otherwise in the unit of the
   * answers: `5`, or `{ support: 5, trust: 0.2 }` for single questions. The report states the number of real answers
   * that it requires. Default: none.
   */
  readonly plan?: HalfWidth;
  /** Earlier calibrations with other answers of agents and the real answers of the same people. Default: none. */
  readonly earlier?: readonly EarlierCalibration[];
  /**
   * Number of earlier calibrations of the same agents' answers with other real answers. Repeated looks make intervals
   * miss the truth more often (optional stopping). Default 0.
   */
  readonly looks?: number;
  /**
   * The runs and the file of real answers from which the calibration was computed. The report and its page state them.
   * Default: none.
   */
  readonly origin?: CalibrationOrigin;
}

/** An earlier calibration with the real answers of the same people. */
export interface EarlierCalibration {
  /** Identifies the questions to the agents and their answers, for example a hash. */
  readonly simulated: string;
  /** The ids of the estimated questions. */
  readonly questions: readonly string[];
}

/** The rule of a planned half-width. */
export const halfWidthRule: Rule = {
  message: "must be a number above 0, or such numbers by the ids of questions",
  test: (value) =>
    isHalfWidth(value) ||
    (isRecord(value) && Object.keys(value).length > 0 && Object.values(value).every(isHalfWidth)),
};

function isHalfWidth(value: unknown): boolean {
  return typeof value === "number" && value > 0 && Number.isFinite(value);
}

const optionRules: Rules<CalibrateOptions> = {
  questions: required({ message: "must be a list of questions", test: Array.isArray }),
  runs: required({
    message: "must be a list of runs, each with its people",
    test: (value) =>
      Array.isArray(value) &&
      value.length > 0 &&
      value.every((run) => isRecord(run) && Array.isArray(run.people)),
  }),
  about: {
    message: 'must be "these-people" or "people-like-them"',
    test: (value) => value === "these-people" || value === "people-like-them",
  },
  chosen: {
    message: 'must be { how: "random" }, { how: "unknown" } or { how: "column", column }',
    test: (value) =>
      isRecord(value) &&
      (value.how === "random" ||
        value.how === "unknown" ||
        (value.how === "column" && typeof value.column === "string")),
  },
  assigned: {
    message: 'must be "random" or "unknown"',
    test: (value) => value === "random" || value === "unknown",
  },
  asked: {
    message: "must be a number of people",
    test: (value) => Number.isInteger(value) && Number(value) > 0,
  },
  cluster: rules.text,
  segments: {
    message: "must be a list of columns",
    test: (value) => Array.isArray(value) && value.every((column) => typeof column === "string"),
  },
  primary: rules.text,
  plan: halfWidthRule,
  earlier: {
    message: "must be a list of calibrations, each with its questions",
    test: (value) =>
      Array.isArray(value) && value.every((one) => isRecord(one) && Array.isArray(one.questions)),
  },
  looks: {
    message: "must be a whole number of 0 or more",
    test: (value) => Number.isInteger(value) && Number(value) >= 0,
  },
  origin: {
    message: "must be { runs } with a list of runs, and optionally answers and created_at",
    test: (value) =>
      isRecord(value) &&
      Array.isArray(value.runs) &&
      value.runs.length > 0 &&
      value.runs.every(isRecord) &&
      (value.answers === undefined || isRecord(value.answers)),
  },
};

function checkPrimary({ primary, questions }: CalibrateOptions): void {
  if (primary === undefined) return;
  const ids = questions.map(({ question }) => question.id);
  if (!ids.includes(primary))
    throw new RangeError(
      `the primary question ${JSON.stringify(primary)} was not asked; ${suggestion(primary, ids)}`,
    );
}

/**
 * Checks that a plan is possible for the way in which people were selected.
 * @throws {RangeError} when respondents perhaps selected themselves, or whole groups were drawn
 */
export function checkPlanned({
  plan,
  chosen = { how: "unknown" },
  cluster,
}: Pick<CalibrateOptions, "plan" | "chosen" | "cluster">): void {
  if (plan === undefined) return;
  if (chosen.how === "unknown")
    throw new RangeError(
      "a plan counts further answers of people who are drawn at random, and how people were chosen is not known: more answers of people who choose themselves make no interval right (--answered random or column:NAME)",
    );
  if (cluster !== undefined)
    throw new RangeError(
      "a plan counts people who are drawn one by one: it cannot be made where whole groups are drawn (leave --plan or --cluster out)",
    );
}

/**
 * Checks the options of a calibration.
 * @throws {RangeError} when an option is invalid, two people have the same id, or the runs have different people
 */
export function checkCalibrateOptions(options: CalibrateOptions): void {
  checkOptions(options, optionRules);
  checkPrimary(options);
  checkPlan({ ...options, questions: options.questions.map(({ question }) => question) });
  checkPlanned(options);
  const [first, ...others] = options.runs;
  if (first === undefined) return;
  if (first.people.length === 0) throw new RangeError("a run has no people");
  const ids = new Set(first.people.map(({ id }) => id));
  if (ids.size < first.people.length) throw new RangeError("two people have the same id");
  for (const { people } of others)
    if (people.length !== first.people.length || people.some(({ id }, at) => first.people[at]?.id !== id))
      throw new RangeError("the runs are of different people, or have them in another order");
  checkAsked(options.asked, respondentsOf(options), first.people.length);
  if (others.length > 0 && options.runs.some(({ message }) => message === undefined))
    throw new RangeError("each of several runs needs the name of its message");
}
