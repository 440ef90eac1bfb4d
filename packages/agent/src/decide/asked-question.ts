import type { Contract } from "@concordat/contracts/contract";
import type { ChatClient } from "@concordat/llm";
import type { SurveyContent } from "../prompt/survey-prompt.js";
import type { AskSettings, DecideSettings } from "./ask-settings.js";

/** An answer to a question of a survey. */
export interface SurveyAnswer {
  /** The answer: a choice, a place on a scale, a number or a text. */
  readonly answer: string | number;
}

/** Everything that an answer depends on. */
export interface AskedQuestion extends SurveyContent, AskSettings, Pick<DecideSettings, "form" | "odds"> {
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
