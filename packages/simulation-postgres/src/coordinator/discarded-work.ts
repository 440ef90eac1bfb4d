import type { Connection } from "../database/connection.js";

/** Work on shards that were given to another worker in the meantime. It is not in the run's record. */
export interface DiscardedWork {
  /** Number of times that the results of a shard were discarded. */
  readonly shards: number;
  /** Number of requests to models. */
  readonly requests: number;
  /** Number of tokens; `null` if no engine reports them. */
  readonly tokens: number | null;
}

/** Returns the discarded work of a run, if the workers reported it before they ended. */
export async function discardedWork(connection: Connection, simulation: number): Promise<DiscardedWork> {
  const { rows } = await connection.query(
    "SELECT count(*) AS shards, coalesce(sum(requests), 0)::bigint AS requests, sum(tokens)::bigint AS tokens FROM concordat.shard_work WHERE simulation = $1 AND state = 'discarded'",
    [simulation],
  );
  return rows[0];
}
