import type { Conjunction } from "../proof/conjunction.js";
import { firstCount } from "../proof/elements.js";
import { countRange } from "../proof/possible-values.js";
import type { LazyList } from "./lazy-list.js";

/** Provides candidates for the item at an index. */
export type ItemSource = (index: number) => LazyList;

/** Candidates for arrays of a conjunction; not all satisfy it. */
export function* arraysFor(a: Conjunction, items: ItemSource): Generator<readonly unknown[]> {
  const { min, max } = countRange(a, "minItems", "maxItems");
  const sizes = [min, min + 1, firstCount(a), firstCount(a) + 1, 0, 1, 2].filter(
    (size) => size >= min && size <= max,
  );
  for (const size of new Set(sizes.filter((length) => length <= 200))) {
    yield* arrayOfSize([], size, items);
    // One array for each further candidate of the last item.
    const [base] = arrayOfSize([], size - 1, items);
    if (size > 0 && base?.length === size - 1)
      for (const item of items(size - 1)
        .take(8)
        .slice(1))
        yield [...base, item];
  }
}

/**
 * Yields versions of an array with another number of items. Items are added first as different values, then as equal
 * ones.
 */
export function* arrayOfSize(
  array: readonly unknown[],
  size: number,
  items: ItemSource,
): Generator<readonly unknown[]> {
  if (size < 0) return;
  const kept = array.slice(0, size);
  const added = Array.from({ length: size - kept.length }, (_, index) => {
    const candidates = items(kept.length + index).take(8);
    return { varied: candidates[(kept.length + index) % candidates.length], first: candidates[0] };
  });
  if (added.some(({ first }) => first === undefined)) return;
  yield [...kept, ...added.map(({ varied }) => varied)];
  if (added.length > 1) yield [...kept, ...added.map(({ first }) => first)];
}
