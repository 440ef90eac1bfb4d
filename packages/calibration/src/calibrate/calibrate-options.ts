import {
  checkOptions,
  isRecord,
  type Rules,
  required,
  rules,
  suggestion,
} from "@concordat/contracts/options";
import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import type { About } from "../estimate/rectify.js";

/** An agent's answer to a question. */
export interface SimulatedAnswer {
  /** The answer; `null` if it is not valid. */
  readonly answer: string | number | null;
  /** The probability of each option; `null` if neither odds nor percentages were requested. */
  readonly odds: Readonly<Record<string, number>> | null;
  /** Whether the agent stated the probabilities as percentages; otherwise they are the model's odds. Default false. */
  readonly isStated?: boolean;
}

/** A person of the table, with the agent that represents this person. */
export interface CalibratedPerson {
  /** Identifies the person. */
  readonly id: string;
  /** The agent's answers, by the id of the question. */
  readonly simulated: Readonly<Record<string, SimulatedAnswer>>;
  /**
   * The person's real answers, by the id of the question. Absent questions were not answered. Default: none.
   */
  readonly real?: Readonly<Record<string, string | number>>;
  /** The weight of the person. Default 1. */
  readonly weight?: number;
  /** Known attributes of the person, by which respondents and others are compared. Default: none. */
  readonly columns?: Readonly<Record<string, string | number | null>>;
}

/** The people and agents of one run. */
export interface CalibratedRun {
  /** The message of the run. Default: there is only one run. */
  readonly message?: string;
  /** All people of the table, answered or not. */
  readonly people: readonly CalibratedPerson[];
}

/** A question of a questionnaire. */
export interface CalibrationQuestion {
  /** The name of the questionnaire. */
  readonly survey: string;
  /** The question. */
  readonly question: SurveyQuestion;
  /**
   * Whether the table of real answers has a column for the question. If not, the report states that instead of
   * reporting zero answers. Default true.
   */
  readonly hasColumn?: boolean;
}

/** The method by which the respondents were selected. */
export type Chosen =
  | {
      /** At random from the table; `unknown` if the selection is not known or was their own. */
      readonly how: "random" | "unknown";
    }
  | {
      /** At random within each value of a column. */
      readonly how: "column";
      /** The column. */
      readonly column: string;
    };

/** The input of a calibration. */
export interface CalibrateOptions {
  /** The questions. */
  readonly questions: readonly CalibrationQuestion[];
  /** The run, or one run per message to compare messages. All runs have the same people. */
  readonly runs: readonly CalibratedRun[];
  /** The people that the estimates are about. Default `these-people`. */
  readonly about?: About;
  /** The method by which the respondents were selected. Default: unknown. */
  readonly chosen?: Chosen;
  /** Columns by whose values everything is also estimated. Default: none. */
  readonly segments?: readonly string[];
  /**
   * The id of the question that was chosen before the answers were known. Differences between messages in its
   * answers are corrected only for their own number. Default: none; all differences are corrected together.
   */
  readonly primary?: string;
  /**
   * The half-width that intervals should have: percentage points for an option, otherwise the unit of the answers.
   * The report states how many real answers that takes. Default: it does not.
   */
  readonly plan?: number;
  /** Calibrations of other answers of agents with the real answers of the same people. Default: none are known. */
  readonly earlier?: readonly EarlierCalibration[];
}

/** An earlier calibration with the real answers of the same people. */
export interface EarlierCalibration {
  /** Identifies what the agents were asked and what they answered, such as a hash. */
  readonly simulated: string;
  /** The ids of the estimated questions. */
  readonly questions: readonly string[];
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
  segments: {
    message: "must be a list of columns",
    test: (value) => Array.isArray(value) && value.every((column) => typeof column === "string"),
  },
  primary: rules.text,
  plan: {
    message: "must be a number above 0",
    test: (value) => typeof value === "number" && value > 0 && Number.isFinite(value),
  },
  earlier: {
    message: "must be a list of calibrations, each with its questions",
    test: (value) =>
      Array.isArray(value) && value.every((one) => isRecord(one) && Array.isArray(one.questions)),
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
 * Checks the input of a calibration.
 * @throws {RangeError} when an option is invalid, two people have one id, or runs are of different people
 */
export function checkCalibrateOptions(options: CalibrateOptions): void {
  checkOptions(options, optionRules);
  checkPrimary(options);
  const [first, ...others] = options.runs;
  if (first === undefined) return;
  if (first.people.length === 0) throw new RangeError("a run has no people");
  const ids = new Set(first.people.map(({ id }) => id));
  if (ids.size < first.people.length) throw new RangeError("two people have the same id");
  for (const { people } of others)
    if (people.length !== first.people.length || people.some(({ id }, at) => first.people[at]?.id !== id))
      throw new RangeError("the runs are of different people, or have them in another order");
  if (others.length > 0 && options.runs.some(({ message }) => message === undefined))
    throw new RangeError("each of several runs needs the name of its message");
}
