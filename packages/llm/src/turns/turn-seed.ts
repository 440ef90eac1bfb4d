import { answerSeed, type Seed } from "../seed/answer-seed.js";
import { deriveSeed } from "../seed/derive-seed.js";

/** Returns the seed of a turn: that of the answer with the field in it, so that no two fields share their luck. */
export function turnSeed(seed: Seed | undefined, answer: number, field: string): number | undefined {
  const own = answerSeed(seed, answer);
  return own === undefined ? undefined : deriveSeed(own, field);
}
