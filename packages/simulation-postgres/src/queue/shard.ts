import type { RoundPart } from "@concordat/simulation/distributed";

/** Agents of a round whose missing decisions, or answers to its surveys, one worker makes and commits together. */
export interface Shard {
  /** The round, counted from 0. */
  readonly round: number;
  /** The results to make: answers or decisions. */
  readonly part: RoundPart;
  /** The ids of the agents. */
  readonly agents: readonly string[];
  /** Whether it contains what is left of the part: requests that are not answered in time now count as failed. */
  readonly isLast: boolean;
}

/** A shard that a worker holds: until its lease ends, or another attempt begins, and no longer. */
export interface HeldShard extends Shard {
  /** The id of its job. */
  readonly id: string;
  /** How often it was dispatched before. */
  readonly attempt: number;
  /** Seconds without a sign of life after which it is given to another. */
  readonly leaseSeconds: number;
}

/** The lease of a shard has ended, or it was given to another: what was made is not recorded. */
export class ShardLostError extends Error {
  constructor() {
    super("the shard was given to another worker, or is done");
    this.name = "ShardLostError";
  }
}

/** Whether an error says so, or was caused by one that does. By name: a connection throws copies without passwords as causes. */
export function isShardLost(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause.name === "ShardLostError") return true;
  return false;
}
