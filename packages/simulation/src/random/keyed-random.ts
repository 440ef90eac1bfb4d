import { hashWords, type Key, keyOf } from "./key.js";

/**
 * The purpose of a random number. Each purpose has a separate sequence, so that additional numbers for one purpose
 * never change those for another.
 */
export type Purpose =
  | "segment"
  | "person"
  | "interest"
  | "personality"
  | "stance"
  | "arrival"
  | "follow"
  | "rewire"
  | "edge"
  | "activity"
  | "cascade"
  | "rule"
  | "state"
  | "update"
  | "relevance";

const noKey: Key = { high: 0, low: 0 };

/**
 * The random numbers of a simulation. Each is a hash of its inputs (the seed, a purpose, a round, an agent, a slot),
 * not the next number of a generator. It therefore does not depend on the order or the count of other draws.
 */
export class KeyedRandom {
  private readonly purposes = new Map<Purpose, Key>();
  private readonly seed: number;

  /** @param seed the seed of the scenario, an integer from 0 to 2^53 - 1 */
  constructor(seed: number) {
    this.seed = seed;
  }

  /** Returns a random number from 0 up to, but not including, 1, with 53 random bits. */
  uniform(purpose: Purpose, number: number, agent: Key, slot: Key = noKey): number {
    const { high, low } = this.keyFor(purpose);
    return hashWords(high, low, number, agent.high, agent.low, slot.high, slot.low);
  }

  /**
   * Returns the same numbers as `uniform`, but creates no object for each key. Use it in loops over millions of agents.
   */
  uniformOf(
    { high, low }: Key,
    number: number,
    agentHigh: number,
    agentLow: number,
    slotHigh: number,
    slotLow: number,
  ): number {
    return hashWords(high, low, number, agentHigh, agentLow, slotHigh, slotLow);
  }

  /** Returns a random integer from 0 to `count` - 1. */
  below(count: number, purpose: Purpose, number: number, agent: Key, slot: Key = noKey): number {
    return Math.floor(this.uniform(purpose, number, agent, slot) * count);
  }

  /** Returns the key of a purpose under this seed, for `uniformOf`. */
  keyFor(purpose: Purpose): Key {
    const known = this.purposes.get(purpose);
    if (known !== undefined) return known;
    const key = keyOf(`${this.seed}/${purpose}`);
    this.purposes.set(purpose, key);
    return key;
  }
}
