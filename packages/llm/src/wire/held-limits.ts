import type { JsonSchema } from "@concordat/contracts/contract";
import type { Limits } from "../limits.js";
import type { WireForm } from "./lowering.js";
import { sharedLengths } from "./shared-lengths.js";

/**
 * The limits that can end an answer in addition to the contract's bounds, because the engine enforces them. A member is
 * `null` if the engine enforces no such limit; then only the token limit can end an answer.
 */
export interface HeldLimits {
  readonly text: number | null;
  readonly items: number | null;
  /** Maximum number of digits of an integer before the engine ends it; `null` if the engine does not limit integers. */
  readonly digits: number | null;
}

/**
 * Returns the limits that an engine enforces, multiplied by `limitScale`. If a schema requires a minimum length above a
 * limit, the limit is raised to twice that length.
 */
export function heldLimits(
  form: WireForm,
  { text, items }: Limits,
  limitScale: number,
  schema: JsonSchema,
): HeldLimits {
  const needed = sharedLengths(schema);
  const held = (limit: number, min: number): number | null =>
    heldCount(form, (min > limit ? 2 * min : limit) * limitScale);
  return {
    text: form.stringBounds ? held(text, needed.text) : null,
    items: form.arrayBounds ? held(items, needed.items) : null,
    digits: form.integerDigits,
  };
}

/** Returns a count if the engine can enforce one of this size; otherwise `null`. */
export function heldCount({ largestCount }: WireForm, count: number): number | null {
  return count <= largestCount ? count : null;
}
