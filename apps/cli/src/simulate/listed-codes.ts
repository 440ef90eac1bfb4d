import type { DecisionRecord } from "@concordat/contracts/decision-record";
import type { SurveyRecord } from "@concordat/contracts/survey-record";

/** The codes of failed decisions and answers in records. */
type Code = Extract<DecisionRecord | SurveyRecord, { readonly error: unknown }>["error"]["code"];

/** All codes. The type ensures that a missing or unknown code does not compile. */
const known: Readonly<Record<Code, true>> = {
  CONTRACT_VIOLATION: true,
  CONNECTION_FAILED: true,
  MODEL_NOT_FOUND: true,
  UNAUTHORIZED: true,
  RATE_LIMITED: true,
  TIMEOUT: true,
  SERVER_BUSY: true,
  PROTOCOL_ERROR: true,
  TRUNCATED: true,
  UNREADABLE: true,
  PROMPT_REPEATED: true,
  CONTEXT_OVERFLOW: true,
  ABORTED: true,
  REPLAY_MISS: true,
  IMAGES_UNSUPPORTED: true,
  STEPS_EXHAUSTED: true,
};

/** The values of `--code`. */
export const codes: readonly string[] = Object.keys(known);
