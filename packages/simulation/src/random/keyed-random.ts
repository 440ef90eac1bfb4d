import { hashWords, type Key, keyOf } from "./key.js";

/**
 * The purpose of a random draw. Each purpose has separate draws, so that more draws for one purpose never change
 * those for another.
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
  | "relevance";

const noKey: Key = { high: 0, low: 0 };

/**
 * The random numbers of a simulation. A draw is a hash of its inputs (the seed, a purpose, a round, an agent, a slot)
 * and never the next number of a generator. It therefore does not depend on the order or the number of other draws.
 */
export class KeyedRandom {
  private readonly purposes = new Map<Purpose, Key>();
  private readonly seed: number;

  /** @param seed of the scenario: an integer from 0 to 2^53 - 1 */
  constructor(seed: number) {
    this.seed = seed;
  }

  /** A number from 0 to 1, 1 excluded, with 53 random bits. */
  uniform(purpose: Purpose, number: number, agent: Key, slot: Key = noKey): number {
    const { high, low } = this.keyFor(purpose);
    return hashWords(high, low, number, agent.high, agent.low, slot.high, slot.low);
  }

  /** Draws like `uniform`, without an object for each key: for loops over millions of agents. */
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

  /** An integer from 0 to `count` - 1. */
  below(count: number, purpose: Purpose, number: number, agent: Key, slot: Key = noKey): number {
    return Math.floor(this.uniform(purpose, number, agent, slot) * count);
  }

  /** The key of a purpose under this seed, for `uniformOf`. */
  keyFor(purpose: Purpose): Key {
    const known = this.purposes.get(purpose);
    if (known !== undefined) return known;
    const key = keyOf(`${this.seed}/${purpose}`);
    this.purposes.set(purpose, key);
    return key;
  }
}
