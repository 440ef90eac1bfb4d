import { equalJson } from "./equal-json.js";

/** Maximum depth of the parts of an item that its key contains. The limit guarantees that every item has a key. */
const maxDepth = 200;

/** Returns the index of the first item that equals an earlier one, or -1 if all items differ. */
export function indexOfRepeat(items: readonly unknown[]): number {
  const scalars = new Set<unknown>();
  // Items are compared only with those of the same key, so that a long list does not take quadratic time.
  const containers = new Map<string, unknown[]>();
  return items.findIndex((item) => {
    if (typeof item !== "object" || item === null) return scalars.size === scalars.add(item).size;
    const key = keyOf(item, 0);
    const alike = containers.get(key);
    if (alike === undefined) containers.set(key, [item]);
    return alike?.some((earlier) => equalJson(earlier, item)) === true || alike?.push(item) === 0;
  });
}

/**
 * Returns a string that is the same for equal values. Different values have the same string only if they differ below
 * the maximum depth.
 */
function keyOf(value: unknown, depth: number): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value !== "object" || value === null) return String(value);
  if (depth > maxDepth) return "";
  if (Array.isArray(value)) return `[${value.map((item) => keyOf(item, depth + 1)).join()}]`;
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}:${keyOf(member, depth + 1)}`,
  );
  return `{${members.sort().join()}}`;
}
