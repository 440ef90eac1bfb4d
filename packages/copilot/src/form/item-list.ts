import type { NarrowedPlace } from "@concordat/llm";
import { itemRange } from "../limits.js";

/**
 * The schema of a list in a request. An engine may not enforce it. A longer list or an empty item is then recorded,
 * but the answer remains valid.
 */
export const itemList: NarrowedPlace = {
  schema: { type: "array", items: { type: "string", minLength: 1 }, maxItems: itemRange.max },
  validate: () => [],
};

/** Whether a list of this length is shorter or longer than requested. */
export function isOutOfRange(length: number): boolean {
  return length < itemRange.min || length > itemRange.max;
}
