import type { JsonSchema } from "@concordat/contracts/contract";
import type { Limits } from "../limits.js";
import type { WireForm } from "./lowering.js";
import { sharedLengths } from "./shared-lengths.js";

/**
 * The bounds that can end an answer in addition to the contract's: those that the engine actually enforces. `null` if
 * it enforces none, so that only the token limit ends an answer.
 */
export interface HeldLimits {
  readonly text: number | null;
  readonly items: number | null;
  /** Digits after which the engine itself ends an integer; `null` if it ends none. */
  readonly digits: number | null;
}

/**
 * The limits that an engine enforces, each multiplied by `room`. If another schema of the same value might require more
 * than a limit, the limit is doubled beyond it.
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

/** A count if the engine can enforce one that large; otherwise `null`. */
export function heldCount({ largestCount }: WireForm, count: number): number | null {
  return count <= largestCount ? count : null;
}
