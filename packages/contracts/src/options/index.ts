/**
 * Validation of the options that callers pass, with uniform messages for missing, unknown and invalid options. Also
 * explanations of values that violate a contract.
 * @module
 */
export { checkOptions, checkValue, shownValue } from "./check-options.js";
export { counted } from "./counted.js";
export { explainViolation } from "./explain-violation.js";
export { nearestName, nearestNames, suggestion } from "./nearest-name.js";
export { type Defined, omitUndefined } from "./omit-undefined.js";
export { ownMember } from "./own-member.js";
export { isRecord, oneOf, pathRules, type Rule, type Rules, required, rules } from "./rule.js";
export { safeListener } from "./safe-listener.js";
