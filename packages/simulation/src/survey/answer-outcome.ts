import type { SurveyRecord } from "@concordat/contracts/survey-record";
import { costsOf } from "../round/record-costs.js";

/** The outcome of a recorded answer: what the record says, in short. */
export interface AnswerOutcome {
  /** Whether the model gave an answer, one that breaks the contract, or none. */
  readonly state: "valid" | "invalid" | "failed";
  /** The error's code; null for a valid answer. */
  readonly code: string | null;
  /** Null unless valid. */
  readonly answer: string | number | null;
  /** Requests that were sent for it. */
  readonly requests: number;
  /** Tokens of the prompts; `null` if the server did not count them. */
  readonly promptTokens: number | null;
  /** Tokens that the model wrote; `null` if the server did not count them. */
  readonly completionTokens: number | null;
}

/** The outcome that a record tells. */
export function answerOutcomeOf(record: SurveyRecord): AnswerOutcome {
  return {
    state: record.state,
    code: record.state === "valid" ? null : record.error.code,
    answer: record.state === "valid" ? record.answer : null,
    ...costsOf(record),
  };
}
