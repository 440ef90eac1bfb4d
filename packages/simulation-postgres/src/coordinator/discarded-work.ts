import type { Connection } from "../database/connection.js";

/** Work on shards that were given to another worker in the meantime. It is not part of the run's record. */
export interface DiscardedWork {
  /** Number of times that a shard was decided without being recorded. */
  readonly shards: number;
  /** Requests to models. */
  readonly requests: number;
  /** Number of tokens; `null` if no engine reports it. */
  readonly tokens: number | null;
}

/**
 * The cost of a run in addition to the recorded work, if the workers reported it before they ended.
 */
export async function discardedWork(connection: Connection, simulation: number): Promise<DiscardedWork> {
  const { rows } = await connection.query(
    "SELECT count(*) AS shards, coalesce(sum(requests), 0)::bigint AS requests, sum(tokens)::bigint AS tokens FROM concordat.shard_work WHERE simulation = $1 AND state = 'discarded'",
    [simulation],
  );
  return rows[0];
}
