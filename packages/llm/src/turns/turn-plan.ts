import type { JsonSchema } from "@concordat/contracts/contract";
import { omitUndefined } from "@concordat/contracts/options";
import { type LoweredContract, lowerContract } from "../wire/lowered-contract.js";
import type { WireForm } from "../wire/lowering.js";
import type { LoweringOptions } from "../wire/wire-options.js";
import type { TurnQuestions } from "./turn-question.js";

/** The plan for requesting a value field by field. */
export interface TurnPlan {
  /** The contract with its request-time constraints. */
  readonly schema: JsonSchema;
  /** The caller's questions. */
  readonly questions: TurnQuestions;
  /** Optional properties that are not requested. */
  readonly omit: readonly string[];
  /** Returns the contract of a field that is requested as JSON, lowered for the client. */
  lower(field: JsonSchema): LoweredContract;
  /** An object that identifies the value in all its requests. */
  readonly valueKey: object;
}

/**
 * Returns the plan for a contract.
 * @param form the schema profile of the client
 */
export function turnPlan(
  { narrowed }: LoweredContract,
  form: WireForm,
  { questions = {}, omit = [] }: Partial<Pick<TurnPlan, "questions" | "omit">>,
  { limits, assertsFormats }: LoweringOptions,
): TurnPlan {
  const { $defs } = narrowed;
  // One object for each field, so that it is lowered once.
  const fields = new Map<JsonSchema, JsonSchema>();
  const withDefinitions = (field: JsonSchema): JsonSchema => {
    const found = fields.get(field) ?? ($defs === undefined ? field : { ...field, $defs });
    fields.set(field, found);
    return found;
  };
  return {
    schema: narrowed,
    questions,
    omit,
    lower: (field) => lowerContract(withDefinitions(field), form, omitUndefined({ limits, assertsFormats })),
    valueKey: {},
  };
}
