export { generateMany, type Many } from "./generate-many.js";
export type { ManyOptions, ManyProgress } from "./many-options.js";
export type { ManyFailure, ManyResult } from "./many-result.js";
