export {
  type Automaton,
  type AutomatonState,
  accepts,
  isEmpty,
  lengthsOf,
  type Transition,
} from "./automaton.js";
export { AutomatonTooLargeError, type Bound, StepAllowance } from "./bound.js";
export { anyChar, type CharSet, charSet, complement, includes, intersection, union } from "./char-set.js";
export { createMatcher, type Matcher } from "./create-matcher.js";
export { type Explored, explore } from "./explore.js";
export { anyText, fromPattern, fromTexts, ofLength } from "./languages.js";
export { regExpOf } from "./reg-exp-of.js";
export { intersect, subtract, unite } from "./set-operations.js";
export { UnsupportedPatternError } from "./unsupported-pattern-error.js";
