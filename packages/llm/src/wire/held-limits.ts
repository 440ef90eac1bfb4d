import type { JsonSchema } from "@concordat/contracts/contract";
import type { Limits } from "../limits.js";
import type { WireForm } from "./lowering.js";
import { sharedLengths } from "./shared-lengths.js";

/** The bounds that an engine is really asked to hold; null where it holds none, so that nothing but tokens ends an answer. */
export interface HeldLimits {
  readonly text: number | null;
  readonly items: number | null;
}

/**
 * What an engine holds of the limits, each multiplied by `room`. A limit that another schema of the same value might want
 * to be passed leaves twice as much as that.
 */
export function heldLimits(
  form: WireForm,
  { text, items }: Limits,
  room: number,
  schema: JsonSchema,
): HeldLimits {
  const needed = sharedLengths(schema);
  const held = (limit: number, least: number): number | null =>
    heldCount(form, (least > limit ? 2 * least : limit) * room);
  return {
    text: form.stringBounds ? held(text, needed.text) : null,
    items: form.arrayBounds ? held(items, needed.items) : null,
  };
}

/** A count as far as the engine can hold one so large. */
export function heldCount({ largestCount }: WireForm, count: number): number | null {
  return count <= largestCount ? count : null;
}
