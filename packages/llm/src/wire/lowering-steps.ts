import type { JsonSchema } from "@concordat/contracts/contract";
import type { LoweringContext, LoweringRule } from "./lowering-rule.js";
import { rewriteSchema } from "./rewrite-schema.js";
import { boundArrays } from "./rules/bound-arrays.js";
import { boundIntegers } from "./rules/bound-integers.js";
import { boundStrings } from "./rules/bound-strings.js";
import { dropConditions } from "./rules/drop-conditions.js";
import { dropOptional } from "./rules/drop-optional.js";
import { explainFirst } from "./rules/explain-first.js";
import { keepPatterns } from "./rules/keep-patterns.js";
import { nameTypes } from "./rules/name-types.js";
import { plainUnion } from "./rules/plain-union.js";
import { requireAll } from "./rules/require-all.js";
import { splitTypes } from "./rules/split-types.js";
import { stripAnnotations } from "./rules/strip-annotations.js";

/** The steps, in order; each is a file. */
const loweringSteps: readonly LoweringRule[] = [
  dropConditions,
  dropOptional,
  explainFirst,
  boundStrings,
  keepPatterns,
  boundIntegers,
  boundArrays,
  stripAnnotations,
  nameTypes,
  splitTypes,
  requireAll,
  plainUnion,
];

/** Lowers a schema to what an engine enforces. The steps run one after another, and each one changes every node. */
export function lowerSchema(schema: JsonSchema, context: LoweringContext): JsonSchema {
  return loweringSteps.reduce((before, step) => rewriteSchema(before, (node) => step(node, context)), schema);
}
