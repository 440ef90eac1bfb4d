import type { Limits } from "../limits.js";
import type { WireForm } from "./lowering.js";

/** The bounds that an engine is really asked to hold; null where it holds none, so that nothing but tokens ends an answer. */
export interface HeldLimits {
  readonly text: number | null;
  readonly items: number | null;
}

/** What an engine holds of the limits, each multiplied by `room`. */
export function heldLimits(form: WireForm, { text, items }: Limits, room = 1): HeldLimits {
  return {
    text: form.stringBounds ? heldCount(form, text * room) : null,
    items: form.arrayBounds ? heldCount(form, items * room) : null,
  };
}

/** A count as far as the engine can hold one so large. */
export function heldCount({ largestCount }: WireForm, count: number): number | null {
  return count <= largestCount ? count : null;
}
