export type { Askable } from "./answer-contract.js";
export { callRules } from "./check-options.js";
export type { GenerateEvent } from "./generate-event.js";
export { generateObject } from "./generate-object.js";
export type { AskableByType, GenerateOptions } from "./generate-options.js";
export type { Attempt, LifecycleState, Outcome } from "./outcome.js";
export { type RecordedClients, recordedClients } from "./recorded-clients.js";
export { isStorable, unstorableStrings } from "./storable-strings.js";
export { addUsage } from "./usage.js";
