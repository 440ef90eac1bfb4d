import type { DecisionRecord } from "@concordat/contracts/decision-record";
import type { SurveyRecord } from "@concordat/contracts/survey-record";

/** Why a decision or an answer failed, as records name it. */
type Code = Extract<DecisionRecord | SurveyRecord, { readonly error: unknown }>["error"]["code"];

/** Every one of them: a code that is missing here, or that records do not know, does not compile. */
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
};

/** The codes that `--code` takes. */
export const codes: readonly string[] = Object.keys(known);
