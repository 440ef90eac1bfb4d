import { deriveSeed, isSeed } from "./derive-seed.js";

/**
 * A seed from which the seeds of all answers are derived, or a function that returns the seed of each answer,
 * counted from 1.
 */
export type Seed = number | ((answer: number) => number);

/**
 * Returns the seed of a requested answer. It depends on the answer, not on the request: a request sent again because
 * the connection failed carries the same seed, so that an outage never changes an answer.
 * @throws {RangeError} when a function of the caller's gives something that is not a seed
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
