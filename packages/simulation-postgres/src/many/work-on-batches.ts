import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { checkOptions } from "@concordat/contracts/options";
import { Connection } from "../database/connection.js";
import { defaultReconnectTimeoutSeconds, retryUntilReachable } from "../database/retry-until-reachable.js";
import { untilElapsed } from "../runs/until-elapsed.js";
import { workerRules } from "./batch-rules.js";
import { openBatchTables } from "./batch-tables.js";
import { type HeldItem, ItemQueue } from "./item-queue.js";
import { forEachHeld, type ItemContext, serveItem } from "./serve-items.js";
import type { BatchWorker, BatchWorkerEnd } from "./shared-batch.js";

/** Milliseconds between two polls for an item. */
const pollMs = 100;
/** Milliseconds between two polls for batches. */
const batchesMs = 1_000;

/**
 * Works on the batches of a database: takes items, requests their values and records them, until the named batch is
 * complete or the signal is aborted.
 * @throws {LedgerError} when the database cannot be reached for too long
 */
export async function workOnBatches(options: BatchWorker): Promise<BatchWorkerEnd> {
  checkOptions(options, workerRules);
  const connection = new Connection(options.url);
  const worker = new Worker(connection, options);
  try {
    return await worker.run();
  } finally {
    await worker.close();
    await connection.close();
  }
}

interface JoinedBatch extends ItemContext {
  readonly name: string;
}

interface Taken {
  readonly context: JoinedBatch;
  readonly held: HeldItem;
}

class Worker {
  private readonly connection: Connection;
  private readonly options: BatchWorker;
  private readonly name = `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`;
  /** The batches by number; `null` for a batch that this worker cannot serve. */
  private readonly batches = new Map<number, JoinedBatch | null>();
  private readonly stop = new AbortController();
  private readonly signal: AbortSignal;
  private readonly done = { recorded: 0, discarded: 0 };
  private outage: string | null = null;
  private isCompleted = false;
  private lookAt = 0;
  private hasWaited = false;

  constructor(connection: Connection, options: BatchWorker) {
    this.connection = connection;
    this.options = options;
    this.signal = AbortSignal.any([options.signal, this.stop.signal]);
  }

  async run(): Promise<BatchWorkerEnd> {
    await this.again(() => openBatchTables(this.connection));
    await forEachHeld(this.taken(), this.options.concurrency, (taken) => this.make(taken));
    const state = this.outage !== null ? "outage" : this.isCompleted ? "completed" : "stopped";
    return { state, ...this.done, outage: this.outage };
  }

  async close(): Promise<void> {
    this.stop.abort();
    for (const joined of this.batches.values()) await joined?.queue.close().catch(() => undefined);
  }

  private async *taken(): AsyncGenerator<Taken> {
    while (!this.signal.aborted && !this.isCompleted) {
      const taken = await this.next();
      if (taken !== null) yield taken;
      else await untilElapsed(pollMs, this.signal);
    }
  }

  private async next(): Promise<Taken | null> {
    if (performance.now() > this.lookAt) await this.look();
    for (const context of this.batches.values()) {
      const held = context === null ? null : await this.again(() => context.queue.take());
      if (context !== null && held !== null) return { context, held };
    }
    return null;
  }

  /** Looks for batches, and joins new ones. */
  private async look(): Promise<void> {
    this.lookAt = performance.now() + batchesMs;
    await this.again(() => openBatchTables(this.connection));
    const { name } = this.options;
    const { rows } = await this.again(() =>
      this.connection.query(
        "SELECT id, name, identity, request, finished FROM concordat_many.batch WHERE $1::text IS NULL OR name = $1 ORDER BY id",
        [name],
      ),
    );
    for (const row of rows) if (!row.finished && !this.batches.has(row.id)) await this.join(row);
    // A batch that was complete before this worker came is not awaited, either.
    if (name !== null && rows[0]?.finished === true) this.isCompleted = true;
    if (rows.length === 0 && !this.hasWaited) {
      this.hasWaited = true;
      this.options.onWaiting();
    }
  }

  private async join(row: { id: number; name: string; identity: string; request: string }): Promise<void> {
    this.batches.set(row.id, null);
    try {
      const ask = await this.options.join(row);
      const queue = await this.again(() => ItemQueue.connect(this.connection, row.id, "worker"));
      const patience = { reconnectTimeoutSeconds: defaultReconnectTimeoutSeconds, signal: this.signal };
      const shared = { connection: this.connection, batch: row.id, worker: this.name, patience };
      this.batches.set(row.id, { ...shared, queue, ask, name: row.name });
    } catch (error) {
      if (this.options.name !== null) throw error;
      this.options.onRefusal(error);
    }
  }

  private async make({ context, held }: Taken): Promise<void> {
    const done = await serveItem(context, held, this.options.isOutage);
    if (done === null) return;
    if (this.options.isOutage(done.code)) {
      this.outage ??= done.result;
      this.stop.abort();
      return;
    }
    this.done[done.isRecorded ? "recorded" : "discarded"]++;
    this.options.onResult(context.name, done.result, done.isRecorded);
  }

  private again<Result>(step: () => Promise<Result>): Promise<Result> {
    const patience = { reconnectTimeoutSeconds: defaultReconnectTimeoutSeconds, signal: this.signal };
    return retryUntilReachable(this.connection, patience, step);
  }
}
