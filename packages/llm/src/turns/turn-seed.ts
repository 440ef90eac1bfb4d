import { answerSeed, type Seed } from "../seed/answer-seed.js";
import { deriveSeed } from "../seed/derive-seed.js";

/** Derives the seed of a turn from the seed of the answer and the field, so that no two fields have the same seed. */
export function turnSeed(seed: Seed | undefined, answer: number, field: string): number | undefined {
  const own = answerSeed(seed, answer);
  return own === undefined ? undefined : deriveSeed(own, field);
}
