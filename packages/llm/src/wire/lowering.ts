import type { LoweringRule } from "./lowering-rule.js";
import { boundArrays } from "./rules/bound-arrays.js";
import { boundIntegers } from "./rules/bound-integers.js";
import { boundStrings } from "./rules/bound-strings.js";
import { dropOptional } from "./rules/drop-optional.js";
import { explainFirst } from "./rules/explain-first.js";
import { keepPatterns } from "./rules/keep-patterns.js";
import { plainUnion } from "./rules/plain-union.js";
import { requireAll } from "./rules/require-all.js";
import { stripAnnotations } from "./rules/strip-annotations.js";

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
