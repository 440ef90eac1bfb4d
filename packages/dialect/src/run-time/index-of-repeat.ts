import { equalJson } from "./equal-json.js";

/** The index of the first item that is equal to one before it, or -1 when all differ. */
export function indexOfRepeat(items: readonly unknown[]): number {
  const scalars = new Set<unknown>();
  const containers: unknown[] = [];
  return items.findIndex((item) => {
    if (typeof item !== "object" || item === null) return scalars.size === scalars.add(item).size;
    return containers.some((earlier) => equalJson(earlier, item)) || containers.push(item) === 0;
  });
}
