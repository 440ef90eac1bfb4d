import type { Key } from "./key.js";
import type { KeyedRandom, Purpose } from "./keyed-random.js";

/** One member of a list that is not empty; undefined for an empty one. */
export function pickOne<Item>(
  items: readonly Item[],
  draws: KeyedRandom,
  purpose: Purpose,
  agent: Key,
  slot?: Key,
): Item | undefined {
  return items[draws.below(items.length, purpose, 0, agent, slot)];
}

/** Several different members of a list, in the order drawn; all of them when it has no more. */
export function pickSeveral<Item>(
  items: readonly Item[],
  count: number,
  draws: KeyedRandom,
  purpose: Purpose,
  agent: Key,
): Item[] {
  const left = [...items];
  const picked: Item[] = [];
  while (picked.length < count && left.length > 0) {
    picked.push(...left.splice(draws.below(left.length, purpose, picked.length, agent), 1));
  }
  return picked;
}

/** The numbers from 0 to `count` - 1 in random order. */
export function shuffled(count: number, draws: KeyedRandom, purpose: Purpose): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, index) => index);
  const key = draws.keyFor(purpose);
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(draws.uniformOf(key, last, 0, 0, 0, 0) * (last + 1));
    const kept = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = kept;
  }
  return order;
}
