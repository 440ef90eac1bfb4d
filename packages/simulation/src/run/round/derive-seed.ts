import { sha256 } from "@concordat/files";
import type { DecisionRequest } from "../../policy/policy.js";

/** Derives a seed from the parts of a request: an integer from 0 to 2^31 - 1, from the first 31 bits of a SHA-256. */
export function seedOf(...parts: readonly (string | number)[]): number {
  return Number.parseInt(sha256(JSON.stringify(parts)).slice(0, 8), 16) >>> 1;
}

/** A function that derives a seed from the parts of a request. */
export type DeriveSeed = (...parts: readonly (string | number)[]) => number;

/** The inputs from which the seeds of a decision are derived. */
interface Decided {
  readonly runSeed: number;
  readonly deriveSeed: DeriveSeed;
  readonly round: number;
  readonly agentId: string;
  /** The slot of the post that is decided on; empty for a complete feed. */
  readonly slot: string;
}

/** The seed of each answer of a decision, by the step and the number of the answer. */
export function decisionSeeds({
  runSeed,
  deriveSeed,
  round,
  agentId,
  slot,
}: Decided): DecisionRequest["seed"] {
  return (step, answer) => deriveSeed(runSeed, round, agentId, slot, step, answer);
}
