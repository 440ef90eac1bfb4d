import type { RepairSwitches } from "./repairs/units.js";

/** How a text is read. */
export interface ParseOptions {
  /** Refuse everything that is not strict JSON and nothing else. Default false. */
  readonly strict?: boolean;
  /** Repairs to leave out, by name: `{ "comments": false }`. Default: all are used. */
  readonly repairs?: RepairSwitches;
  /** The longest text read, in UTF-16 units. Default 4,000,000. */
  readonly maxLength?: number;
  /** How deep objects and arrays may stand in each other. Default 128. */
  readonly maxDepth?: number;
  /** Why the model stopped, where that is known: an answer that ended for `length` is never closed by a repair. */
  readonly finishReason?: "stop" | "length" | "other";
}

export const defaultMaxLength = 4_000_000;
export const defaultMaxDepth = 128;
