import { pointerTo } from "@concordat/dialect";

/**
 * A JSON Pointer to a number that is not finite, as 1e400 is not once it is read; null when there is none. Written as JSON it
 * would be null, which is another value.
 * @param value nested to no more levels than a schema may be
 */
export function nonFinitePointer(value: unknown, pointer = ""): string | null {
  if (typeof value === "number" && !Number.isFinite(value)) return pointer;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, member] of Object.entries(value)) {
    const found = nonFinitePointer(member, pointerTo(pointer, key));
    if (found !== null) return found;
  }
  return null;
}
