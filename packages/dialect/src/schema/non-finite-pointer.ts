import { pointerTo } from "./pointer.js";

/** A value and the JSON Pointer to it. */
type Placed = readonly [value: unknown, pointer: string];

/**
 * A JSON Pointer to a number in a value that is not finite, as 1e400 is not once it is read; null when there is none. Written as
 * JSON, as a schema's is when it is compiled, the number would be null.
 * @param value nested to any depth, but not within itself
 * @example
 * nonFinitePointer({ enum: [1, Number.POSITIVE_INFINITY] }); // "/enum/1"
 */
export function nonFinitePointer(value: unknown): string | null {
  const open: Placed[] = [[value, ""]];
  for (let placed = open.pop(); placed !== undefined; placed = open.pop()) {
    const [part, pointer] = placed;
    if (typeof part === "number" && !Number.isFinite(part)) return pointer;
    if (typeof part !== "object" || part === null) continue;
    for (const [key, member] of Object.entries(part)) open.push([member, pointerTo(pointer, key)]);
  }
  return null;
}
