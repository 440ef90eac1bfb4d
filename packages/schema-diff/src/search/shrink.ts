import { equalJson } from "@concordat/dialect";
import { isObject } from "../schema/json.js";

/**
 * Returns a smaller value that still satisfies a condition: every member and item without which the condition remains
 * true is removed.
 * @param isEnough the condition
 */
export function shrink(value: unknown, isEnough: (smaller: unknown) => boolean): unknown {
  if (Array.isArray(value)) return shrinkItems(value, isEnough);
  return isObject(value) ? shrinkMembers(Object.entries(value), isEnough) : value;
}

function shrinkItems(array: readonly unknown[], isEnough: (smaller: unknown) => boolean): unknown {
  const items = withoutEach(array, isEnough);
  for (const [index, item] of items.entries())
    items[index] = shrink(item, (smaller) => isEnough(items.with(index, smaller)));
  return items;
}

function shrinkMembers(
  members: readonly (readonly [string, unknown])[],
  isEnough: (smaller: unknown) => boolean,
): unknown {
  const entries = withoutEach(members, (some) => isEnough(Object.fromEntries(some)));
  for (const [index, [name, member]] of entries.entries()) {
    const inside = (smaller: unknown): boolean =>
      isEnough(Object.fromEntries(entries.with(index, [name, smaller])));
    entries[index] = [name, shrink(member, inside)];
  }
  return Object.fromEntries(entries);
}

/** Removes every element of a list that is not needed. */
function withoutEach<T>(list: readonly T[], isEnough: (some: readonly T[]) => boolean): T[] {
  let kept = [...list];
  for (const item of list) {
    const fewer = kept.filter((candidate) => candidate !== item);
    if (fewer.length < kept.length && isEnough(fewer)) kept = fewer;
  }
  return kept;
}

/** Whether a value equals another or contains it at any depth. */
export function containsValue(value: unknown, part: unknown): boolean {
  if (equalJson(value, part)) return true;
  const inside = Array.isArray(value) || isObject(value) ? Object.values(value) : [];
  return inside.some((item) => containsValue(item, part));
}
