import type { JsonSchema } from "@concordat/contracts/contract";
import type { LoweredContract } from "../wire/lowered-contract.js";
import type { TurnQuestions } from "./turn-question.js";

/** How a value is asked for in turns. */
export interface TurnPlan {
  /** The contract with its request-time constraints. */
  readonly schema: JsonSchema;
  /** Questions that the caller gives. */
  readonly questions: TurnQuestions;
  /** Optional properties that are not asked for. */
  readonly omit: readonly string[];
  /** A field that turns cannot ask, as its client is asked for it. */
  lower(field: JsonSchema): LoweredContract;
  /** The same for all requests of the value. */
  readonly valueKey: object;
}
