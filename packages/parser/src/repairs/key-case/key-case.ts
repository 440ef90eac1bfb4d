import { memoize } from "../../contract/memoize.js";
import type { Schema } from "../../contract/schema.js";

/** A name without case and joints: `postId`, `Post ID` and `post_id` are the same. */
export function normalise(name: string): string {
  return name.replace(/[\s_-]/g, "").toLowerCase();
}

/** The only property that a key means when case and joints are left aside, or `undefined`. */
export const propertyFor = memoize((properties: Readonly<Record<string, Schema>>) => {
  const names = new Map<string, string | undefined>();
  for (const name of Object.keys(properties)) {
    const plain = normalise(name);
    names.set(plain, names.has(plain) ? undefined : name);
  }
  return (key: string) => names.get(normalise(key));
});
