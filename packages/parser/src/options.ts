import type { RepairSwitches } from "./repairs/allows.js";

/** How a text is read. */
export interface ParseOptions {
  /** Refuse everything that is not strict JSON and nothing else. Default false. */
  readonly strict?: boolean;
  /** Repairs to switch off, by name: `{ "comments": false }`. Default: all are used. */
  readonly repairs?: RepairSwitches;
  /** Maximum length of a text, in UTF-16 units; a longer one is `too-large`. Default 4,000,000. */
  readonly maxLength?: number;
  /** Maximum depth to which objects and arrays are nested; a deeper text is `too-large`. Default 128. */
  readonly maxDepth?: number;
  /**
   * Why the model stopped, if known. After `length` nothing is closed by a repair, and a text that ends inside a value is
   * always `truncated`. Default: unknown.
   */
  readonly finishReason?: "stop" | "length" | "other";
}

/** The limits of a reading where its options name none. */
export const defaultLimits = { maxLength: 4_000_000, maxDepth: 128 } as const;
