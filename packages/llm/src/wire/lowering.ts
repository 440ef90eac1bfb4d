import type { JsonSchema } from "@concordat/contracts/contract";
import { boundArrays } from "./rules/bound-arrays.js";
import { boundIntegers } from "./rules/bound-integers.js";
import { boundStrings } from "./rules/bound-strings.js";
import { dropOptional } from "./rules/drop-optional.js";
import { explainFirst } from "./rules/explain-first.js";
import { keepPatterns } from "./rules/keep-patterns.js";
import { plainUnion } from "./rules/plain-union.js";
import { requireAll } from "./rules/require-all.js";
import { stripAnnotations } from "./rules/strip-annotations.js";
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

/** The steps, in order; each is a file. */
export const loweringRules: readonly LoweringRule[] = [
  dropOptional,
  explainFirst,
  boundStrings,
  keepPatterns,
  boundIntegers,
  boundArrays,
  requireAll,
  plainUnion,
  stripAnnotations,
];
