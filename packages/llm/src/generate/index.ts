export type { GenerateEvent } from "./generate-event.js";
export { generateObject } from "./generate-object.js";
export type { GenerateOptions } from "./generate-options.js";
export type { Attempt, LifecycleState, Outcome } from "./outcome.js";
