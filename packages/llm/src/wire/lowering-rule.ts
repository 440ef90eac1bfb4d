import type { JsonSchema } from "@concordat/contracts/contract";
import type { HeldLimits } from "./held-limits.js";
import type { WireForm } from "./lowering.js";

/** The context of a lowering rule, in addition to the current node. */
export interface LoweringContext {
  readonly form: WireForm;
  /** The limits for texts and arrays that the contract does not limit. */
  readonly limits: HeldLimits;
  /** Whether `format` is a rule of the contract. */
  readonly assertsFormats: boolean;
  /** Optional properties that are not requested, by name. */
  readonly omit: ReadonlySet<string>;
}

/** One step of lowering: changes one schema node so that the engine can enforce it. */
export type LoweringRule = (node: JsonSchema, context: LoweringContext) => JsonSchema;
