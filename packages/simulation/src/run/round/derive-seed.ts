import { sha256 } from "@concordat/files";
import type { DecisionRequest } from "../../policy/policy.js";

/**
 * Derives a seed from the parts of a request. The seed is an integer from 0 to 2^31 - 1, made of the first 31 bits of a
 * SHA-256.
 */
export function seedOf(...parts: readonly (string | number)[]): number {
  return Number.parseInt(sha256(JSON.stringify(parts)).slice(0, 8), 16) >>> 1;
}

/** A function that derives a seed from the parts of a request. */
export type DeriveSeed = (...parts: readonly (string | number)[]) => number;

/** The values from which the seeds of a decision are derived. */
interface Decided {
  readonly runSeed: number;
  readonly deriveSeed: DeriveSeed;
  readonly round: number;
  readonly agentId: string;
  /** The slot of the post to decide on. Empty for a complete feed. */
  readonly slot: string;
}

/** Returns a function that returns the seed of each answer, by the step and the number of the answer. */
export function decisionSeeds({
  runSeed,
  deriveSeed,
  round,
  agentId,
  slot,
}: Decided): DecisionRequest["seed"] {
  return (step, answer) => deriveSeed(runSeed, round, agentId, slot, step, answer);
}
