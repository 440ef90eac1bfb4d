import type { Contract } from "@concordat/contracts/contract";
import type { SurveyRecord } from "@concordat/contracts/survey-record";
import { type ChatClient, generateObject, type Outcome } from "@concordat/llm";
import { type SurveyContent, surveyPrompt } from "../prompt/survey-prompt.js";
import { surveyRecord } from "../record/survey-record.js";
import { type AskSettings, settingsOf } from "./ask-settings.js";

/** An answer to a question of a survey. */
export interface SurveyAnswer {
  /** What was answered: a choice, a place on a scale, a number or a text. */
  readonly answer: string | number;
}

/** Everything that one answer depends on. */
export interface AskedQuestion extends SurveyContent, AskSettings {
  /** Which model is asked. */
  readonly client: ChatClient;
  /** The name of the questionnaire. */
  readonly survey: string;
  /** What may be answered. */
  readonly contract: Contract<SurveyAnswer>;
  /** The seed of the run, for the record. */
  readonly runSeed: number;
  /** The seed of each answer, counted from 1. */
  readonly seed: (answer: number) => number;
  /** Stops the request under way at the server. */
  readonly signal: AbortSignal;
}

/** An answer's outcome, and the record to keep of it. */
export interface AnsweredQuestion {
  /** What `generateObject` gave. */
  readonly outcome: Outcome<SurveyAnswer>;
  /** The record of it. */
  readonly record: SurveyRecord;
}

/**
 * Asks an agent one question of a survey.
 * @throws {ContractViolationError} when the client breaks its promises, so that no record can be made
 */
export async function answerQuestion(asked: AskedQuestion): Promise<AnsweredQuestion> {
  const { client, contract, seed, signal } = asked;
  const outcome = await generateObject({
    client,
    contract,
    messages: surveyPrompt(asked),
    // The prompt says what may be answered.
    describe: "short",
    ...settingsOf(asked),
    seed,
    signal,
  });
  return { outcome, record: surveyRecord(asked, outcome) };
}
