import type { Contract } from "@concordat/contracts/contract";
import type { SurveyRecord } from "@concordat/contracts/survey-record";
import type { ChatClient, Outcome } from "@concordat/llm";
import type { SurveyContent } from "../prompt/survey-prompt.js";
import type { AskSettings, DecideSettings } from "./ask-settings.js";

/** An answer to a question of a survey. */
export interface SurveyAnswer {
  /** The answer: a choice, a number on a scale, another number, or a text. */
  readonly answer: string | number;
}

/** Everything that an answer depends on. */
export interface AskedQuestion extends SurveyContent, AskSettings, Pick<DecideSettings, "form" | "odds"> {
  /**
   * Whether the model is asked for the probability of each choice, or of each number of a short scale, in per cent,
   * instead of for its answer: the most probable one is then the answer, and the record has the probabilities as odds
   * whose source is `stated`. Default false.
   */
  readonly percentages?: boolean;
  /** The model to ask. */
  readonly client: ChatClient;
  /** The name of the questionnaire. */
  readonly survey: string;
  /** The contract of the answer. */
  readonly contract: Contract<SurveyAnswer>;
  /** The seed of the run, for the record. */
  readonly runSeed: number;
  /** The seed of each answer, counted from 1. */
  readonly seed: (answer: number) => number;
  /** Stops the request in flight at the server. */
  readonly signal: AbortSignal;
}

/** An answer's outcome and its record. */
export interface AnsweredQuestion {
  /** The outcome of `generateObject`. */
  readonly outcome: Outcome<SurveyAnswer>;
  /** The record of it. */
  readonly record: SurveyRecord;
}
