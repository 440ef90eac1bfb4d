import { type LoadedScenario, surveysOf } from "@concordat/simulation";
import type { PgBoss } from "pg-boss";
import type { Client, Connection } from "../database/connection.js";
import { queueSchema } from "../database/schemas.js";
import { maxRedispatches, maxShardSeconds } from "./lease.js";
import { assertHeld, jobState, type QueueRole, startedBoss, within } from "./leased-jobs.js";
import type { HeldShard, Shard } from "./shard.js";
import { type StoredShard, shardOf } from "./stored-shard.js";

/** A run whose requests are dispatched to workers in shards: batches of the agents of one round. */
export interface ShardedRun {
  /** The number of the run in the database. */
  readonly id: number;
  readonly scenario: LoadedScenario;
}

/** A shard that is not completed. */
export interface OpenShard {
  /** The id of the shard's job. */
  readonly id: string;
  readonly shard: Shard;
  /**
   * The state of the shard. `waiting`: it is in the queue. `taken`: a worker has it. `failed`: it has no attempts left.
   */
  readonly state: "waiting" | "taken" | "failed";
}

/** The queue of a run's open shards, based on pg-boss. */
export class ShardQueue {
  private readonly boss: PgBoss;
  private readonly name: string;

  private constructor(boss: PgBoss, name: string) {
    this.boss = boss;
    this.name = name;
  }

  /** Connects to the queue of a run. A worker can connect only after a coordinator has. */
  static async connect(
    connection: Connection,
    run: ShardedRun,
    { role }: { readonly role: QueueRole },
  ): Promise<ShardQueue> {
    const boss = await startedBoss(connection, role, queueSchema);
    const queue = new ShardQueue(boss, queueName(run));
    if (role === "coordinator")
      await boss.createQueue(queue.name, {
        retryLimit: maxRedispatches,
        expireInSeconds: maxShardSeconds,
      });
    return queue;
  }

  /** Whether the tables of the queue exist. */
  static async isInstalled(connection: Connection): Promise<boolean> {
    const { rows } = await connection.query("SELECT to_regclass($1) IS NOT NULL AS installed", [
      `${queueSchema.name}.${queueSchema.table}`,
    ]);
    return rows[0].installed;
  }

  /** Creates the tables of the queue if they do not exist. The database role of a worker may lack the privilege. */
  static async install(connection: Connection): Promise<void> {
    const boss = await startedBoss(connection, "coordinator", queueSchema);
    await boss.stop({ graceful: false, close: false });
  }

  /**
   * Adds shards, in the caller's transaction.
   * @param leaseSeconds seconds without a heartbeat after which a shard is given to another worker; at least
   * `minLeaseSeconds`
   * @returns their ids, in the same order
   */
  async add(client: Client, shards: readonly Shard[], leaseSeconds: number): Promise<string[]> {
    const jobs = shards.map((data) => ({ data, heartbeatSeconds: leaseSeconds }));
    return (await this.boss.insert(this.name, jobs, { db: within(client), returnId: true })) ?? [];
  }

  /** Returns every shard that is not completed. A shard without remaining attempts is `failed`. */
  async open(): Promise<OpenShard[]> {
    const jobs = await this.boss.findJobs<StoredShard>(this.name);
    return jobs.map(({ id, data, state }) => ({ id, shard: shardOf(data), state: jobState(state) }));
  }

  /** Removes shards from the queue. Their results are no longer accepted. */
  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.boss.deleteJob(this.name, [...ids]);
  }

  /**
   * Takes the next shard. Returns `null` if there is none.
   * @throws {LedgerError} when the shard requires a later version of this program
   */
  async take(): Promise<HeldShard | null> {
    // The queue exists from the first coordinator until the run is complete.
    if ((await this.boss.getQueue(this.name)) === null) return null;
    const [job] = await this.boss.fetch<StoredShard>(this.name, { includeMetadata: true });
    if (job === undefined) return null;
    return {
      ...shardOf(job.data),
      id: job.id,
      attempt: job.retryCount,
      leaseSeconds: job.heartbeatSeconds ?? 0,
    };
  }

  /**
   * Sends a heartbeat for a shard.
   * @throws {ShardLostError} when the shard is no longer assigned to this worker
   */
  async renew(connection: Connection, held: HeldShard): Promise<void> {
    await connection.transaction(async (client) => {
      await assertHeld(this.boss, this.name, held, client);
      await this.boss.touch(this.name, held.id, { db: within(client) });
    }, "REPEATABLE READ");
  }

  /**
   * Removes a completed shard from the queue, in the transaction that records its results. The transaction must be
   * REPEATABLE READ, so that it fails if another process has changed the shard since its first query.
   * @throws {ShardLostError} when it is held no longer
   */
  async finish(client: Client, held: HeldShard): Promise<void> {
    await assertHeld(this.boss, this.name, held, client);
    await this.boss.deleteJob(this.name, held.id, { db: within(client) });
  }

  /** Returns a shard whose requests could not be made, for another worker. */
  async giveBack(held: HeldShard): Promise<void> {
    await this.boss.fail(this.name, held.id);
  }

  /** Deletes the queue of a complete run. */
  async drop(): Promise<void> {
    await this.boss.deleteQueue(this.name);
  }

  /** Stops supervising the queue. The connections stay open. */
  async close(): Promise<void> {
    await this.boss.stop({ graceful: false, close: false });
  }
}

/**
 * Returns the name of a run's queue. Runs with surveys use a different prefix: a worker of an older version, which
 * would decide without the answers, finds no shards.
 */
function queueName({ id, scenario }: ShardedRun): string {
  return surveysOf(scenario).length === 0 ? `run-${id}` : `surveyed-run-${id}`;
}
