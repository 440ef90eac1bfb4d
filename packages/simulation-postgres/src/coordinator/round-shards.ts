import type { StoredRow, TableName } from "@concordat/simulation";
import type { RoundPart } from "@concordat/simulation/distributed";
import type { Connection } from "../database/connection.js";
import { storedRow } from "../ledger/cursor-rows.js";
import { rowsOfAgentsSql } from "../ledger/sql.js";
import type { Shard } from "../queue/shard.js";

/** A recorded shard, with the number of its results and the time that the worker took, in milliseconds. */
export interface RecordedShard {
  readonly id: string;
  /** Number of decisions or answers in the shard. */
  readonly made: number;
  readonly seconds: number;
}

/** Returns the given shards that are already recorded. */
export async function recordedShards(
  connection: Connection,
  simulation: number,
  round: number,
  ids: readonly string[],
): Promise<RecordedShard[]> {
  if (ids.length === 0) return [];
  const { rows } = await connection.query(
    "SELECT shard AS id, decisions + answers AS made, seconds FROM concordat.shard_work WHERE simulation = $1 AND round = $2 AND state = 'recorded' AND shard = ANY($3::uuid[])",
    [simulation, round, ids],
  );
  return rows;
}

/** Returns the recorded results of some agents for a part of a round. */
export async function recordedResults(
  connection: Connection,
  simulation: number,
  { round, part, agents }: Pick<Shard, "round" | "part" | "agents">,
): Promise<StoredRow[]> {
  const { rows } = await connection.query(rowsOfAgentsSql(tableOf[part]), [simulation, round, agents]);
  return rows.map((row) => storedRow(Object.values(row)));
}

/** The ledger's table for each part of a round. */
const tableOf = { answers: "answer", decisions: "decision" } as const satisfies Record<RoundPart, TableName>;

/** Maximum number of seconds since the last heartbeat of a worker that counts as present. */
const seenSeconds = 20;

/** Returns the current number of workers of a run. */
export async function workersOf(connection: Connection, simulation: number): Promise<number> {
  const { rows } = await connection.query(
    "SELECT count(*)::integer AS workers FROM concordat.worker WHERE simulation = $1 AND seen > clock_timestamp() - make_interval(secs => $2)",
    [simulation, seenSeconds],
  );
  return rows[0].workers;
}
