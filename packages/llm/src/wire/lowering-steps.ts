import type { LoweringRule } from "./lowering-rule.js";
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
export const loweringSteps: readonly LoweringRule[] = [
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
