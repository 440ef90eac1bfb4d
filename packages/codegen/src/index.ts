export { withDefaultsRequired } from "./emit/types-module.js";
export { checkGenerated, type GenerateOptions, generate } from "./generate.js";
export type { GenerateTarget } from "./output/plan.js";
export { SchemaProblemsError } from "./source/schema-problems-error.js";
