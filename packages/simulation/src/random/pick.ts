import type { Key } from "./key.js";
import type { KeyedRandom, Purpose } from "./keyed-random.js";

/** Picks a random item of a list; `undefined` if the list is empty. */
export function pickOne<Item>(
  items: readonly Item[],
  draws: KeyedRandom,
  purpose: Purpose,
  agent: Key,
  slot?: Key,
): Item | undefined {
  return items[draws.below(items.length, purpose, 0, agent, slot)];
}

/** Picks `count` different items of a list at random. Returns all items, in random order, if the list has fewer. */
export function pickSeveral<Item>(
  items: readonly Item[],
  count: number,
  draws: KeyedRandom,
  purpose: Purpose,
  agent: Key,
): Item[] {
  const remaining = [...items];
  const picked: Item[] = [];
  while (picked.length < count && remaining.length > 0) {
    picked.push(...remaining.splice(draws.below(remaining.length, purpose, picked.length, agent), 1));
  }
  return picked;
}

/** Returns the numbers from 0 to `count` - 1 in random order. */
export function shuffled(count: number, draws: KeyedRandom, purpose: Purpose): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, index) => index);
  const key = draws.keyFor(purpose);
  shuffle(order, (last) => draws.uniformOf(key, last, 0, 0, 0, 0));
  return order;
}

/**
 * Shuffles numbers in place (Fisher–Yates).
 * @param draw returns a random number from 0 up to, but not including, 1. It is called for each index from the last
 *   down to 1
 */
export function shuffle(numbers: Uint32Array, draw: (place: number) => number): void {
  for (let last = numbers.length - 1; last > 0; last--) {
    const other = Math.floor(draw(last) * (last + 1));
    const swapped = numbers[last] ?? 0;
    numbers[last] = numbers[other] ?? 0;
    numbers[other] = swapped;
  }
}
