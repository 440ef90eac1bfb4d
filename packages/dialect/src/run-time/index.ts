// Functions that compiled checks call at run time. They import nothing but each other, so that they are bundled into them.

export { unionEnding } from "../violations/nearest-branch.js";
export { countCodePoints } from "./count-code-points.js";
export { describeValue } from "./describe-value.js";
export { equalJson } from "./equal-json.js";
export { indexOfRepeat } from "./index-of-repeat.js";
export { quietChecks } from "./quiet-checks.js";
