import type { PgBoss } from "pg-boss";
import type { Client, Connection } from "../database/connection.js";
import { batchQueueSchema } from "../database/schemas.js";
import { defaultLeaseSeconds, maxRedispatches, maxShardSeconds } from "../queue/lease.js";
import {
  assertHeld,
  type HeldJob,
  jobState,
  type QueueRole,
  startedBoss,
  within,
} from "../queue/leased-jobs.js";

/** An item that is assigned to a worker. */
export interface HeldItem extends HeldJob {
  /** The id of the item. */
  readonly item: string;
}

/** The ids of the jobs of a queue. */
export interface QueuedJobs {
  /** The jobs that wait or that a worker has. */
  readonly open: ReadonlySet<string>;
  /** The jobs without an attempt left: each time, the worker was lost. */
  readonly exhausted: ReadonlySet<string>;
}

/** Number of workers that may be lost with an item. After that, the item has no result. */
export const maxLostWorkers = maxRedispatches + 1;

/** The queue of a batch's items that have no result. */
export class ItemQueue {
  private readonly boss: PgBoss;
  private readonly name: string;

  private constructor(boss: PgBoss, batch: number) {
    this.boss = boss;
    this.name = `batch-${batch}`;
  }

  /** Connects to the queue of a batch. Only the process that gives the items creates and supervises it. */
  static async connect(connection: Connection, batch: number, role: QueueRole): Promise<ItemQueue> {
    const queue = new ItemQueue(await startedBoss(connection, role, batchQueueSchema), batch);
    const retries = { retryLimit: maxRedispatches, expireInSeconds: maxShardSeconds };
    if (role === "coordinator") await queue.boss.createQueue(queue.name, retries);
    return queue;
  }

  /** Adds items, in the caller's transaction, and returns the ids of their jobs in the same order. */
  async add(client: Client, items: readonly string[]): Promise<string[]> {
    if (items.length === 0) return [];
    const jobs = items.map((item) => ({ data: { item }, heartbeatSeconds: defaultLeaseSeconds }));
    return (await this.boss.insert(this.name, jobs, { db: within(client), returnId: true })) ?? [];
  }

  /** Returns the ids of all jobs of the queue. */
  async jobs(): Promise<QueuedJobs> {
    const [open, exhausted] = [new Set<string>(), new Set<string>()];
    for (const { id, state } of await this.boss.findJobs(this.name))
      (jobState(state) === "failed" ? exhausted : open).add(id);
    return { open, exhausted };
  }

  /** Removes jobs. */
  async remove(jobs: readonly string[]): Promise<void> {
    if (jobs.length > 0) await this.boss.deleteJob(this.name, [...jobs]);
  }

  /** Takes the next item; `null` if there is none. */
  async take(): Promise<HeldItem | null> {
    if ((await this.boss.getQueue(this.name)) === null) return null;
    const [job] = await this.boss.fetch<{ readonly item: string }>(this.name, { includeMetadata: true });
    return job === undefined ? null : { id: job.id, attempt: job.retryCount, item: job.data.item };
  }

  /** Sends a heartbeat. Throws a `ShardLostError` if the item is no longer assigned to this worker. */
  async renew(connection: Connection, held: HeldItem): Promise<void> {
    await connection.transaction(async (client) => {
      await assertHeld(this.boss, this.name, held, client);
      await this.boss.touch(this.name, held.id, { db: within(client) });
    }, "REPEATABLE READ");
  }

  /** Removes an item from the queue, in the transaction that records its result, which must be REPEATABLE READ. */
  async finish(client: Client, held: HeldItem): Promise<void> {
    await assertHeld(this.boss, this.name, held, client);
    await this.boss.deleteJob(this.name, held.id, { db: within(client) });
  }

  /** Stops supervising the queue. The connections stay open. */
  async close(): Promise<void> {
    await this.boss.stop({ graceful: false, close: false });
  }
}
