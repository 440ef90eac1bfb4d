import type { JsonSchema } from "@concordat/contracts/contract";
import type { WireForm } from "./wire-form.js";

/** What a lowering rule knows besides the node it looks at. */
export interface LoweringContext {
  readonly form: WireForm;
  /** The most characters of a text that its contract leaves unbounded. */
  readonly maxText: number;
  /** Optional properties that are not asked for, by name. */
  readonly omit: ReadonlySet<string>;
}

/** One step from a contract to what an engine enforces: a change of one schema node. */
export type LoweringRule = (node: JsonSchema, context: LoweringContext) => JsonSchema;
