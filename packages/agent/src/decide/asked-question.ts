import type { Contract } from "@concordat/contracts/contract";
import type { SurveyRecord } from "@concordat/contracts/survey-record";
import type { ChatClient, Outcome } from "@concordat/llm";
import type { SurveyContent } from "../prompt/survey-prompt.js";
import type { AskSettings, DecideSettings } from "./ask-settings.js";

/** An answer to a question of a survey. */
export interface SurveyAnswer {
  /** The answer: a choice, a point on a scale, a number or a text. */
  readonly answer: string | number;
}

/** Everything that an answer depends on. */
export interface AskedQuestion extends SurveyContent, AskSettings, Pick<DecideSettings, "form" | "odds"> {
  /**
   * Whether to ask the model for the percentage of each choice, or of each number on a short scale, instead of an
   * answer. The most probable option is then the answer. The record contains the probabilities as odds with the
   * source `stated`. Default false.
   */
  readonly percentages?: boolean;
  /** The model to ask. */
  readonly client: ChatClient;
  /** The name of the questionnaire. */
  readonly survey: string;
  /** The contract of the answer. */
  readonly contract: Contract<SurveyAnswer>;
  /** The seed of the run, to be recorded. */
  readonly runSeed: number;
  /** Returns the seed of each answer, counted from 1. */
  readonly seed: (answer: number) => number;
  /** Stops the request in flight at the server. */
  readonly signal: AbortSignal;
}

/** An answer's outcome and its record. */
export interface AnsweredQuestion {
  /** The outcome of `generateObject`. */
  readonly outcome: Outcome<SurveyAnswer>;
  /** The record of the answer. */
  readonly record: SurveyRecord;
}
