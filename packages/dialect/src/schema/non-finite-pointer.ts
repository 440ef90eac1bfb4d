import { pointerTo } from "./pointer.js";

/** A value and the JSON Pointer to it. */
type Placed = readonly [value: unknown, pointer: string];

/**
 * Returns a JSON Pointer to a number in a value that is not finite, such as 1e400 after parsing; `null` if there is
 * none. Converted to JSON, as happens when a schema is compiled, the number would become null.
 * @param value nested to any depth, but without cycles
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
