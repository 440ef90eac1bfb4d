import type { RoundPart } from "@concordat/simulation/distributed";

/** Agents of a round whose missing decisions, or answers to its surveys, one worker makes and commits together. */
export interface Shard {
  /** The round, counted from 0. */
  readonly round: number;
  /** The results to make: answers or decisions. */
  readonly part: RoundPart;
  /** The ids of the agents. */
  readonly agents: readonly string[];
  /** Whether the shard contains all remaining work of the part: requests that time out now count as failed. */
  readonly isLast: boolean;
}

/** A shard at a worker, until its lease ends or another attempt starts. */
export interface HeldShard extends Shard {
  /** The id of the shard's job. */
  readonly id: string;
  /** Number of earlier dispatches. */
  readonly attempt: number;
  /** Seconds without a heartbeat after which it is given to another worker. */
  readonly leaseSeconds: number;
}

/**
 * The error if the lease of a shard has ended, or the shard was given to another worker: the results are not
 * recorded.
 */
export class ShardLostError extends Error {
  constructor() {
    super("the shard was given to another worker, or is done");
    this.name = "ShardLostError";
  }
}

/**
 * Whether an error is, or was caused by, a lost shard. Checked by name, because a connection throws copies
 * without passwords as causes.
 */
export function isShardLost(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause.name === "ShardLostError") return true;
  return false;
}
