// Functions that compiled checks call at run time. Imports only from this folder, so that it can be bundled into them.
export { countCodePoints } from "./count-code-points.js";
export { describeValue } from "./describe-value.js";
export { equalJson } from "./equal-json.js";
export { indexOfRepeat } from "./index-of-repeat.js";
export { quietChecks } from "./quiet-checks.js";
export { unionEnding } from "./union-ending.js";
