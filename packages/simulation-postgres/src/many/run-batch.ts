import { hostname } from "node:os";
import { checkOptions } from "@concordat/contracts/options";
import { LedgerError } from "@concordat/simulation";
import { type Client, Connection } from "../database/connection.js";
import { defaultReconnectTimeoutSeconds, retryUntilReachable } from "../database/retry-until-reachable.js";
import { untilElapsed } from "../runs/until-elapsed.js";
import {
  addItems,
  beginPass,
  giveLostJobs,
  newResults,
  openBatch,
  type Pass,
  type PlacedItem,
} from "./batch.js";
import { batchRules } from "./batch-rules.js";
import { openBatchTables } from "./batch-tables.js";
import { type HeldItem, ItemQueue, type QueuedJobs } from "./item-queue.js";
import { forEachHeld, serveItem } from "./serve-items.js";
import type { SharedBatch } from "./shared-batch.js";

/** The class of the lock that one process has for each batch ("CNCB"). */
const lockClass = 0x434e4342;

/** Maximum number of items in the queue, so that it stays fast for any number of items. */
const maxWaiting = 1_000;
/** Maximum number of items that are added in one transaction. */
const maxAdded = 200;
/** Milliseconds between two polls for results. */
const pollMs = 50;
/** Milliseconds between two searches for lost jobs. */
const lostJobsMs = 2_000;

/**
 * Gives the items of a batch to the database, works on them together with other processes, and passes on every result.
 * Each item gets one result, however many processes work and whichever are killed.
 * @returns whether all items have a result; `false` if the signal stopped the call before
 * @throws {LedgerError} when the database cannot be reached or used, or has another batch of this name
 */
export async function runBatch(shared: SharedBatch): Promise<boolean> {
  checkOptions(shared, batchRules);
  const connection = new Connection(shared.url);
  const ended = new AbortController();
  const signal = AbortSignal.any([shared.signal, ended.signal]);
  const patience = { reconnectTimeoutSeconds: defaultReconnectTimeoutSeconds, signal };
  let queue: ItemQueue | null = null;
  let lock: Client | null = null;
  try {
    await retryUntilReachable(connection, patience, () => openBatchTables(connection));
    const batch = await openBatch(connection, shared);
    lock = await soleGiver(connection, batch, shared.name);
    const worker = `${hostname()} ${process.pid}`;
    const pass = await beginPass(connection, batch, worker);
    queue = await ItemQueue.connect(connection, batch, "coordinator");
    const giver = new Giver({ connection, batch, pass, queue, rules: shared }, shared, signal);
    const context = { connection, batch, queue, ask: shared.ask, worker, patience };
    const serving = forEachHeld(giver.jobs(), shared.concurrency, async (held) => {
      await serveItem(context, held, () => false);
    });
    const stopOnFailure = (error: unknown): never => {
      ended.abort();
      throw error;
    };
    const ends = await Promise.allSettled([
      giver.run().finally(() => ended.abort()),
      serving.catch(stopOnFailure),
    ]);
    for (const end of ends) if (end.status === "rejected") throw end.reason;
    const isComplete = giver.isComplete;
    if (isComplete)
      await connection.query("UPDATE concordat_many.batch SET finished = true WHERE id = $1", [batch]);
    return isComplete;
  } finally {
    ended.abort();
    await queue?.close().catch(() => undefined);
    lock?.release(true);
    await connection.close();
  }
}

/** Acquires the right to give the items of a batch, which ends with its connection. */
async function soleGiver(connection: Connection, batch: number, name: string): Promise<Client> {
  const client = await connection.hold();
  const { rows } = await connection.guarded(() =>
    client.query(
      "SELECT pg_try_advisory_lock($1, $2) AS taken, holder FROM concordat_many.batch WHERE id = $2",
      [lockClass, batch],
    ),
  );
  if (rows[0].taken === true) return client;
  client.release();
  throw new LedgerError(
    `PostgreSQL ${connection.place}: another process (${rows[0].holder}) gives the items of the batch ${name}; to help it, start a worker: concordat ask worker, or workMany() in a program`,
  );
}

/** Gives items to the queue and collects their results. */
class Giver {
  isComplete = false;
  private readonly pass: Pass;
  private readonly shared: SharedBatch;
  private readonly signal: AbortSignal;
  private readonly waiting = new Set<number>();
  private readonly buffer: PlacedItem[] = [];
  private hasEnded = false;
  private failure: { readonly error: unknown } | null = null;

  constructor(pass: Pass, shared: SharedBatch, signal: AbortSignal) {
    this.pass = pass;
    this.shared = shared;
    this.signal = signal;
  }

  /** Takes jobs for this process until the batch is complete. */
  async *jobs(): AsyncGenerator<HeldItem> {
    while (!this.signal.aborted) {
      const held = await this.again(() => this.pass.queue.take());
      if (held === null) await untilElapsed(pollMs, this.signal);
      else yield held;
    }
  }

  async run(): Promise<void> {
    const reading = this.read();
    const jobs = await this.again(() => this.pass.queue.jobs());
    let searchAt = performance.now() + lostJobsMs;
    while (!this.signal.aborted) {
      await this.add(jobs);
      await this.collect();
      if (this.failure !== null) throw this.failure.error;
      if (this.hasEnded && this.buffer.length === 0 && this.waiting.size === 0) {
        this.isComplete = true;
        break;
      }
      if (performance.now() > searchAt && this.waiting.size > 0) {
        await this.again(() => giveLostJobs(this.pass, [...this.waiting]));
        searchAt = performance.now() + lostJobsMs;
      }
      if (this.buffer.length < maxAdded || this.waiting.size >= maxWaiting)
        await untilElapsed(pollMs, this.signal);
    }
    // A source that gives nothing more is not awaited.
    if (this.hasEnded) await reading;
  }

  /** Reads items into the buffer, which has room for one transaction. */
  private async read(): Promise<void> {
    let seq = 0;
    try {
      for await (const item of this.shared.items) {
        this.buffer.push({ ...item, seq: seq++ });
        while (this.buffer.length >= maxAdded && !this.signal.aborted)
          await untilElapsed(pollMs / 5, this.signal);
        if (this.signal.aborted) return;
      }
    } catch (error) {
      this.failure = { error };
    }
    this.hasEnded = true;
  }

  private async add(jobs: QueuedJobs): Promise<void> {
    const room = Math.min(maxAdded, maxWaiting - this.waiting.size);
    const items = this.buffer.slice(0, room);
    if (items.length === 0) return;
    const ids = new Set<string>();
    for (const { id } of items) {
      if (ids.has(id)) throw this.shared.onDuplicate(id);
      ids.add(id);
    }
    const { results, waiting } = await this.again(() => addItems(this.pass, items, jobs));
    this.buffer.splice(0, items.length);
    for (const seq of waiting) this.waiting.add(seq);
    for (const result of results) await this.shared.onResult(result, false);
  }

  private async collect(): Promise<void> {
    if (this.waiting.size === 0) return;
    for (const { seq, result } of await this.again(() => newResults(this.pass, [...this.waiting]))) {
      this.waiting.delete(seq);
      await this.shared.onResult(result, true);
    }
  }

  private again<Result>(step: () => Promise<Result>): Promise<Result> {
    const patience = { reconnectTimeoutSeconds: defaultReconnectTimeoutSeconds, signal: this.signal };
    return retryUntilReachable(this.pass.connection, patience, step);
  }
}
