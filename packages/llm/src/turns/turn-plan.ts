import type { JsonSchema } from "@concordat/contracts/contract";
import type { LoweredContract } from "../wire/lowered-contract.js";
import type { TurnQuestions } from "./turn-question.js";

/** The plan for requesting a value in turns. */
export interface TurnPlan {
  /** The contract with its request-time constraints. */
  readonly schema: JsonSchema;
  /** Questions that the caller gives. */
  readonly questions: TurnQuestions;
  /** Optional properties that are not requested. */
  readonly omit: readonly string[];
  /** The contract of a field that turns cannot request, lowered for its client. */
  lower(field: JsonSchema): LoweredContract;
  /** An object shared by all requests of the value. */
  readonly valueKey: object;
}
