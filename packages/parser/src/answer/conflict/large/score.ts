import { levels, unpack } from "./packing.js";
import { bias, packedWeights } from "./weights.js";

let weights: Uint8Array | undefined;

/** Returns the score of features: more than 0 if the words that have them withdraw the answer. */
export function scoreOf(features: Iterable<number>): number {
  weights ??= unpack(packedWeights);
  let score = bias;
  for (const feature of features) score += levels[weights[feature] ?? 0] ?? 0;
  return score;
}
