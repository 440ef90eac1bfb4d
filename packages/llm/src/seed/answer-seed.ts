import { deriveSeed, isSeed } from "./derive-seed.js";

/**
 * A seed from which the seeds of all answers are derived, or a function that returns the seed of each answer,
 * counted from 1.
 */
export type Seed = number | ((answer: number) => number);

/**
 * Returns the seed of a requested answer. It depends on the number of the answer, not of the request: a request that
 * is repeated after a failed connection has the same seed, so an outage never changes an answer.
 * @throws {RangeError} when the caller's function returns an invalid seed
 */
export function answerSeed(seed: Seed | undefined, answer: number): number | undefined {
  if (seed === undefined) return undefined;
  if (typeof seed === "number") return answer === 1 ? seed : deriveSeed(seed, answer);
  const given = seed(answer);
  if (isSeed(given)) return given;
  throw new RangeError(
    `seed gave ${String(given)} for answer ${answer}; a seed is an integer from 0 to 2147483647`,
  );
}
