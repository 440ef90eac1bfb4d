export { withDefaultsRequired } from "./emit/types-module.js";
export { checkGenerated, generate } from "./generate.js";
export type { GenerateOptions } from "./generate-options.js";
export type { GenerateTarget } from "./output/plan.js";
export { SchemaProblemsError } from "./source/schema-problems-error.js";
