export { checkOptions, checkValue, shownValue } from "./check-options.js";
export { heard } from "./heard.js";
export { nearestName, suggestion } from "./nearest-name.js";
export { isRecord, needed, oneOf, type Rule, type Rules, rules } from "./rule.js";
