export { generateText } from "./generate-text.js";
export { streamText, type TextStream } from "./stream-text.js";
export type { TextOptions } from "./text-options.js";
export type { TextOutcome } from "./text-outcome.js";
