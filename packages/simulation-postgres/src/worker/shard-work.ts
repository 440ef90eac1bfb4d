import type { MadeRows } from "@concordat/simulation/distributed";
import type { Connection } from "../database/connection.js";
import { codeOf } from "../database/describe-failure.js";
import { insertRows } from "../ledger/insert-rows.js";
import { type HeldShard, isShardLost } from "../queue/shard.js";
import type { ShardQueue } from "../queue/shard-queue.js";

/** The worker that records a shard, with its run, queue and connection. */
export interface WorkerContext {
  readonly connection: Connection;
  readonly simulation: number;
  readonly queue: ShardQueue;
  /** The name of the worker. */
  readonly worker: string;
}

/** The completed work on a shard: its results and its duration. */
export interface ShardWork {
  readonly held: HeldShard;
  readonly made: MadeRows;
  readonly seconds: number;
}

/** Codes of the errors that PostgreSQL reports if another process has changed or completed a shard in the meantime. */
const overtaken: readonly string[] = ["40001", "23505"];

/**
 * Records all results of a shard and its completion in one transaction. If the shard was lost, records only the
 * discarded work.
 * @returns whether the results were recorded or discarded
 */
export async function recordShard(bench: WorkerContext, work: ShardWork): Promise<"recorded" | "discarded"> {
  const { connection, simulation, queue } = bench;
  // An earlier commit may have succeeded although its confirmation was lost with the connection.
  if (await isRecorded(bench, work)) return "recorded";
  try {
    await connection.transaction(async (client) => {
      await queue.finish(client, work.held);
      await insertRows(client, simulation, work.made.rows);
      await client.query(countSql, countValues(bench, work, "recorded"));
      if (work.made.vain.count > 0) await client.query(countSql, discardedValues(bench, work));
    }, "REPEATABLE READ");
    return "recorded";
  } catch (error) {
    if (!isLost(error)) throw error;
    await discardShard(bench, work);
    return "discarded";
  }
}

/** Records the usage of discarded work. */
export async function discardShard(bench: WorkerContext, work: ShardWork): Promise<void> {
  await bench.connection.query(countSql, countValues(bench, work, "discarded"));
}

function isLost(error: unknown): boolean {
  return isShardLost(error) || overtaken.includes(codeOf(error));
}

async function isRecorded({ connection, worker }: WorkerContext, { held }: ShardWork): Promise<boolean> {
  const { rows } = await connection.query(
    "SELECT 1 FROM concordat.shard_work WHERE shard = $1 AND state = 'recorded' AND worker = $2 AND attempt = $3",
    [held.id, worker, held.attempt],
  );
  return rows.length > 0;
}

const countSql =
  "INSERT INTO concordat.shard_work (simulation, round, shard, attempt, worker, state, decisions, answers, requests, tokens, seconds) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";

function countValues(
  { simulation, worker }: WorkerContext,
  { held, made, seconds }: ShardWork,
  state: "recorded" | "discarded",
): unknown[] {
  const { rows, requests, tokens } = made;
  return [
    simulation,
    held.round,
    held.id,
    held.attempt,
    worker,
    state,
    ...counted(held, rows.length),
    requests,
    tokens,
    seconds,
  ];
}

/** Returns the values that record the discarded requests of a recorded shard. */
function discardedValues(bench: WorkerContext, { held, made: { vain } }: ShardWork): unknown[] {
  const { simulation, worker } = bench;
  const { requests, tokens } = vain;
  const counts = counted(held, vain.count);
  return [simulation, held.round, held.id, held.attempt, worker, "discarded", ...counts, requests, tokens, 0];
}

/** Returns a count as a pair of numbers: of decisions and of answers. One of them is 0. */
function counted({ part }: Pick<HeldShard, "part">, count: number): [decisions: number, answers: number] {
  return part === "answers" ? [0, count] : [count, 0];
}
