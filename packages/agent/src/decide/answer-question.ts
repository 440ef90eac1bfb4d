import type { SurveyRecord } from "@concordat/contracts/survey-record";
import { generateObject, type Outcome } from "@concordat/llm";
import { surveyPrompt } from "../prompt/survey-prompt.js";
import { surveyRecord } from "../record/survey-record.js";
import type { AskedQuestion, SurveyAnswer } from "./asked-question.js";
import { checkQuestion } from "./question-rules.js";
import { requestOf } from "./request-of.js";

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
  checkQuestion(asked, "survey");
  const outcome = await generateObject({
    contract: asked.contract,
    ...requestOf(asked, surveyPrompt(asked)),
  });
  return { outcome, record: surveyRecord(asked, outcome) };
}
