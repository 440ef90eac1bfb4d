import type { SurveyRecord } from "@concordat/contracts/survey-record";
import { costsOf } from "../round/record-costs.js";

/** The outcome of a recorded answer: what the record says, in short. */
export interface AnswerOutcome {
  readonly state: "valid" | "invalid" | "failed";
  /** The error's code; null for a valid answer. */
  readonly code: string | null;
  /** Null unless valid. */
  readonly answer: string | number | null;
  readonly requests: number;
  readonly promptTokens: number | null;
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
