import { hashWords, type Key, keyOf } from "./key.js";

/** What chance is drawn for. Each purpose has draws of its own: more of one never shifts another. */
export type Purpose =
  | "segment"
  | "interest"
  | "personality"
  | "stance"
  | "arrival"
  | "follow"
  | "rewire"
  | "activity"
  | "cascade"
  | "rule"
  | "relevance";

const noKey: Key = { high: 0, low: 0 };

/**
 * All chance of a simulation. A draw is a hash of what it is about (the seed, a purpose, a round, an agent, a slot),
 * never the next number of a generator: it depends neither on the order of draws nor on which others are made.
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

  /** `uniform` without an object for each key: for loops over millions of agents. */
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
