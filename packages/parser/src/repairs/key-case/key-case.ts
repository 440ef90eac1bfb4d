import { memoize } from "../../contract/memoize.js";
import type { Schema } from "../../contract/schema.js";

/** Removes case and separators from a name: `postId`, `Post ID` and `post_id` are equal. */
export function normalise(name: string): string {
  return name.replace(/[\s_-]/g, "").toLowerCase();
}

/** Returns the only property that a key refers to, ignoring case and separators, or `undefined`. */
export const propertyFor = memoize((properties: Readonly<Record<string, Schema>>) => {
  const names = new Map<string, string | undefined>();
  for (const name of Object.keys(properties)) {
    const plain = normalise(name);
    names.set(plain, names.has(plain) ? undefined : name);
  }
  return (key: string) => names.get(normalise(key));
});
