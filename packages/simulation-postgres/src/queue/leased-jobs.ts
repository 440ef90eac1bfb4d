import { PgBoss } from "pg-boss";
import type { Client, Connection } from "../database/connection.js";
import { assertOwnSchema, type OwnSchema } from "../database/schemas.js";
import { withExclusiveLock } from "../database/with-exclusive-lock.js";
import { leaseEnd } from "./lease.js";
import { ShardLostError } from "./shard.js";

/** Seconds between two checks for lost workers. */
const watchSeconds = 1;

/** Whether this process supervises the queue (`coordinator`), or only takes jobs from it (`worker`). */
export type QueueRole = "coordinator" | "worker";

/** A job that is assigned to a worker. */
export interface HeldJob {
  readonly id: string;
  /** Number of times that the job was dispatched before. */
  readonly attempt: number;
}

/** Connects to the queues in a schema of the database. A coordinator creates the schema if it does not exist. */
export async function startedBoss(
  connection: Connection,
  role: QueueRole,
  schema: OwnSchema,
): Promise<PgBoss> {
  const boss = bossOn(connection, role, schema);
  if (role === "worker") await boss.start();
  else
    await withExclusiveLock(connection, async () => {
      await assertOwnSchema(connection, schema, connection.place);
      // pg-boss creates its schema if absent. Two concurrent attempts would make each other fail.
      await boss.start();
    });
  return boss;
}

function bossOn(connection: Connection, role: QueueRole, { name }: OwnSchema): PgBoss {
  const leads = role === "coordinator";
  const boss = new PgBoss({
    db: { executeSql: (sql, values) => connection.query(sql, values) },
    schema: name,
    migrate: leads,
    createSchema: leads,
    supervise: leads,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
    monitorVacuum: false,
    reindex: false,
    schedule: false,
  });
  // Errors of background tasks are ignored. They occur if the database is unreachable, and the tasks are repeated.
  boss.on("error", () => undefined);
  return boss;
}

/**
 * Checks that a job is still assigned to this worker. The deadline is compared with the clock of PostgreSQL, because a
 * worker that was suspended does not know how late it is.
 * @throws {ShardLostError} when it is held no longer
 */
export async function assertHeld(boss: PgBoss, queue: string, held: HeldJob, client: Client): Promise<void> {
  const [job] = await boss.findJobs(queue, { id: held.id, db: within(client) });
  const { rows } = await client.query("SELECT clock_timestamp() AS now");
  const isHeld = job?.state === "active" && job.retryCount === held.attempt;
  if (!isHeld || leaseEnd(job) < rows[0].now.getTime()) throw new ShardLostError();
}

/** Returns an adapter with which pg-boss runs its queries in a given transaction. */
export function within(client: Client) {
  return { executeSql: (sql: string, values?: unknown[]) => client.query(sql, values) };
}

/** Whether a job waits, is being worked on, or has no attempts left, by its state in pg-boss. */
export function jobState(state: string): "waiting" | "taken" | "failed" {
  if (state === "created" || state === "retry") return "waiting";
  return state === "active" ? "taken" : "failed";
}
