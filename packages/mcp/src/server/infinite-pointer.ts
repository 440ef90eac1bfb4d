import { pointerTo } from "@concordat/contracts/contract";

/** A value and the JSON Pointer to it. */
type Placed = readonly [value: unknown, pointer: string];

/**
 * A JSON Pointer to a number that is infinite, as 1e400 is once a message is read; null when there is none. Written again, as a
 * schema's is when it is compiled, the number would be null.
 */
export function infinitePointer(input: unknown): string | null {
  const open: Placed[] = [[input, ""]];
  for (let placed = open.pop(); placed !== undefined; placed = open.pop()) {
    const [value, pointer] = placed;
    if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) return pointer;
    if (typeof value !== "object" || value === null) continue;
    for (const [key, member] of Object.entries(value)) open.push([member, pointerTo(pointer, key)]);
  }
  return null;
}
