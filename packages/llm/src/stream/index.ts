export type { PartialValue } from "./partial-values.js";
export { type ObjectStream, streamObject } from "./stream-object.js";
export type { TextDelta } from "./text-deltas.js";
