export { buildReasonerPrompt } from "./prompt/build-reasoner-prompt.js";
export { stateDescriptions } from "./prompt/state-descriptions.js";
export type { HistoryEntry, ReasonInput, ReasoningAgent } from "./reasoner/reason-input.js";
export type { Reasoned } from "./reasoner/reasoned.js";
export { Reasoner, type ReasonerOptions } from "./reasoner/reasoner.js";
export { ReasonerError } from "./reasoner/reasoner-error.js";
export { type Step, type StepInput, step } from "./reasoner/step.js";
export { parseReasonerResponse } from "./response/parse-reasoner-response.js";
export { type Move, type WalkOptions, type WalkPost, walkFeed, walkToMermaid } from "./walk/walk-feed.js";
