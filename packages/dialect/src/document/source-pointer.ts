import { parsePointer, pointerTo } from "../schema/pointer.js";

/** The source of each part of a canonical schema: a JSON Pointer into the original document. */
export type Origins = WeakMap<object, string>;

/**
 * Converts a pointer into the canonical form to a pointer into the original document. They differ because definitions
 * were moved and keywords were renamed.
 */
export function sourcePointer(canonical: unknown, pointer: string, origins: Origins): string {
  let here = canonical;
  let found = "";
  for (const token of parsePointer(pointer)) {
    here = typeof here === "object" && here !== null ? Reflect.get(here, token) : undefined;
    const origin = typeof here === "object" && here !== null ? origins.get(here) : undefined;
    found = origin ?? pointerTo(found, token);
  }
  return pointer === "" && typeof canonical === "object" && canonical !== null
    ? (origins.get(canonical) ?? "")
    : found;
}
