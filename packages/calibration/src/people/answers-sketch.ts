import type { CalibratedRun } from "../calibrate/calibrate-options.js";

/** Maximum number of hashes in a sketch. */
const sketchSize = 64;

/** Minimum share of common hashes from which two sketches are treated as sketches of the same answers. */
const minCommon = 0.5;

/**
 * Returns a sketch of real answers, which consists of the smallest hashes of all answers (Broder 1997). It contains no
 * answers. Two sketches are similar if most of the answers are the same.
 * @param runs the people with their answers
 * @param hash a hash function, such as SHA-256 with hexadecimal digits
 */
export function answersSketch(
  runs: readonly CalibratedRun[],
  hash: (text: string) => string,
): readonly string[] {
  const hashes = runs.flatMap(({ people }) =>
    people.flatMap(({ id, real = {} }) =>
      Object.entries(real).map(([question, answer]) => hash(JSON.stringify([id, question, answer]))),
    ),
  );
  return [...new Set(hashes)].sort().slice(0, sketchSize);
}

/** Whether two sketches were made from mostly the same answers. */
export function isSameAnswers(a: readonly string[], b: readonly string[]): boolean {
  const smallest = [...new Set([...a, ...b])].sort().slice(0, sketchSize);
  const common = smallest.filter((hash) => a.includes(hash) && b.includes(hash)).length;
  return smallest.length > 0 && common / smallest.length >= minCommon;
}

/** Returns a hash of the agents' answers. It does not depend on the real answers. */
export function simulatedHash(runs: readonly CalibratedRun[], hash: (text: string) => string): string {
  return hash(JSON.stringify(runs.map(({ people }) => people.map(({ id, simulated }) => [id, simulated]))));
}
