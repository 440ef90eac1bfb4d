import type { NarrowedPlace } from "@concordat/llm";
import { itemRange } from "../limits.js";

/**
 * What an engine is asked with for a list. A longer list, or an empty item, of an engine that does not enforce it is
 * an answer nevertheless: it is noted, never refused.
 */
export const itemList: NarrowedPlace = {
  schema: { type: "array", items: { type: "string", minLength: 1 }, maxItems: itemRange.max },
  validate: () => [],
};

/** Whether a list of this length is shorter or longer than was requested. */
export function isOutOfRange(length: number): boolean {
  return length < itemRange.min || length > itemRange.max;
}
