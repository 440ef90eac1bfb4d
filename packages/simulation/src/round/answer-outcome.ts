import type { SurveyRecord } from "@concordat/contracts/survey-record";
import { costsOf } from "./record-costs.js";

/** The parts of a survey answer's record that affect the world and the counts. */
export interface AnswerOutcome {
  /** Whether the answer is valid, violates the contract (`invalid`), or could not be obtained (`failed`). */
  readonly state: "valid" | "invalid" | "failed";
  /** The code of the error; `null` for a valid answer. */
  readonly code: string | null;
  /** The answer; `null` unless it is valid. */
  readonly answer: string | number | null;
  /** Number of requests sent for the answer. */
  readonly requests: number;
  /** Number of prompt tokens; `null` if the server did not report them. */
  readonly promptTokens: number | null;
  /** Number of completion tokens; `null` if the server did not report them. */
  readonly completionTokens: number | null;
}

/** Returns the outcome of a survey answer's record. */
export function answerOutcomeOf(record: SurveyRecord): AnswerOutcome {
  return {
    state: record.state,
    code: record.state === "valid" ? null : record.error.code,
    answer: record.state === "valid" ? record.answer : null,
    ...costsOf(record),
  };
}
