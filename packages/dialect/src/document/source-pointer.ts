import { parsePointer, pointerTo } from "../schema/pointer.js";

/** The source of each part of a canonical schema: a JSON Pointer into the document. */
export type Origins = WeakMap<object, string>;

/**
 * Returns the pointer in a document for one in its canonical form, in which definitions have other places and some
 * keywords other names.
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
