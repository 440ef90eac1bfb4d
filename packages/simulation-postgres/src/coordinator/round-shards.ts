import type { StoredRow } from "@concordat/simulation";
import type { Connection } from "../database/connection.js";
import { storedRow } from "../ledger/cursor-rows.js";
import { decisionsOfAgentsSql } from "../ledger/sql.js";

/** A shard that was recorded: its decisions, and how long its worker took. */
export interface RecordedShard {
  readonly id: string;
  readonly decisions: number;
  readonly seconds: number;
}

/** Which of some shards are recorded. */
export async function recordedShards(
  connection: Connection,
  simulation: number,
  round: number,
  ids: readonly string[],
): Promise<RecordedShard[]> {
  if (ids.length === 0) return [];
  const { rows } = await connection.query(
    "SELECT shard AS id, decisions, seconds FROM concordat.shard_work WHERE simulation = $1 AND round = $2 AND state = 'recorded' AND shard = ANY($3::uuid[])",
    [simulation, round, ids],
  );
  return rows;
}

/** The decisions of some agents in a round, as they stand in the ledger. */
export async function decisionsOf(
  connection: Connection,
  simulation: number,
  round: number,
  agents: readonly string[],
): Promise<StoredRow[]> {
  const { rows } = await connection.query(decisionsOfAgentsSql(), [simulation, round, agents]);
  return rows.map((row) => storedRow(Object.values(row)));
}

/** Workers that gave a sign of life in the last seconds. */
const seenSeconds = 20;

/** How many workers a run has now. */
export async function workersOf(connection: Connection, simulation: number): Promise<number> {
  const { rows } = await connection.query(
    "SELECT count(*)::integer AS workers FROM concordat.worker WHERE simulation = $1 AND seen > clock_timestamp() - make_interval(secs => $2)",
    [simulation, seenSeconds],
  );
  return rows[0].workers;
}
