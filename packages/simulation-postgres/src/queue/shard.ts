import type { RoundPart } from "@concordat/simulation/distributed";

/**
 * A batch of agents of one round. A worker makes their missing decisions or survey answers and commits them together.
 */
export interface Shard {
  /** The round, counted from 0. */
  readonly round: number;
  /** Whether the shard requests survey answers or decisions. */
  readonly part: RoundPart;
  /** The ids of the agents. */
  readonly agents: readonly string[];
  /** Whether the shard contains all remaining work of the part. Requests that time out are then recorded as failed. */
  readonly isLast: boolean;
}

/** A shard that is assigned to a worker, until its lease ends or the shard is dispatched again. */
export interface HeldShard extends Shard {
  /** The id of the shard's job. */
  readonly id: string;
  /** Number of times that the shard was dispatched before. */
  readonly attempt: number;
  /** Number of seconds without a heartbeat after which the shard is given to another worker. */
  readonly leaseSeconds: number;
}

/** Error for a shard whose lease has ended or that was given to another worker. Its results are not recorded. */
export class ShardLostError extends Error {
  constructor() {
    super("the shard was given to another worker, or is done");
    this.name = "ShardLostError";
  }
}

/**
 * Whether an error is a `ShardLostError`, or was caused by one. The name is compared, because a connection throws
 * copies of errors without passwords.
 */
export function isShardLost(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause.name === "ShardLostError") return true;
  return false;
}
