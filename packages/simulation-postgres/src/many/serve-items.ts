import type { Connection } from "../database/connection.js";
import { codeOf } from "../database/describe-failure.js";
import { type Patience, retryUntilReachable } from "../database/retry-until-reachable.js";
import { defaultLeaseSeconds } from "../queue/lease.js";
import { isShardLost } from "../queue/shard.js";
import type { HeldItem, ItemQueue } from "./item-queue.js";
import type { AskItem, BatchResult } from "./shared-batch.js";

/** The connection and the queue with which a process works on a batch. */
export interface ItemContext {
  readonly connection: Connection;
  readonly batch: number;
  readonly queue: ItemQueue;
  readonly ask: AskItem;
  /** The name of the worker. */
  readonly worker: string;
  readonly patience: Patience;
}

/** Codes of the errors that PostgreSQL reports if another process has changed an item in the meantime. */
const overtaken: readonly string[] = ["40001", "23505"];

/** Number of heartbeats during a lease, so that some may be lost. */
const signsInLease = 3;

/** The end of the work on an item: its result and whether it was recorded, or `null` if the work was stopped. */
export type ItemDone = (BatchResult & { readonly isRecorded: boolean }) | null;

/**
 * Works on an item: requests its value and records it together with the end of its job.
 * @param isReturned whether a result with this code is not recorded, but leaves the item to another worker
 */
export async function serveItem(
  context: ItemContext,
  held: HeldItem,
  isReturned: (code: string) => boolean,
): Promise<ItemDone> {
  const { connection, batch, queue, ask, patience } = context;
  const again = <Result>(step: () => Promise<Result>) => retryUntilReachable(connection, patience, step);
  const { rows } = await again(() =>
    connection.query("SELECT messages FROM concordat_many.item WHERE batch = $1 AND id = $2 AND job = $3", [
      batch,
      held.item,
      held.id,
    ]),
  );
  const lost = new AbortController();
  const beat = (): void => {
    // A short outage of the database does not affect the item, because the next heartbeat follows soon.
    queue.renew(connection, held).catch((error: unknown) => {
      if (isShardLost(error)) lost.abort();
    });
  };
  const timer = setInterval(beat, (defaultLeaseSeconds * 1_000) / signsInLease);
  try {
    const [row] = rows;
    const signal = AbortSignal.any([patience.signal, lost.signal]);
    const result = row === undefined ? null : await ask({ id: held.item, messages: row.messages }, signal);
    if (result === null || isReturned(result.code)) {
      if (!lost.signal.aborted) await again(() => giveBack(context, held)).catch(() => undefined);
      return result && { ...result, isRecorded: false };
    }
    return { ...result, isRecorded: await again(() => record(context, held, result)) };
  } finally {
    clearInterval(timer);
  }
}

/**
 * Returns an item for another worker. Its new job has all attempts: only workers that were lost with the item count. A job
 * that is no longer that of its item ends.
 */
async function giveBack({ connection, batch, queue }: ItemContext, held: HeldItem): Promise<void> {
  await connection.transaction(async (client) => {
    await queue.finish(client, held);
    const item = [batch, held.item, held.id];
    const { rowCount } = await client.query(
      "SELECT 1 FROM concordat_many.item WHERE batch = $1 AND id = $2 AND job = $3 FOR UPDATE",
      item,
    );
    if (rowCount !== 1) return;
    const [job] = await queue.add(client, [held.item]);
    await client.query("UPDATE concordat_many.item SET job = $4 WHERE batch = $1 AND id = $2 AND job = $3", [
      ...item,
      job,
    ]);
  }, "REPEATABLE READ");
}

/** Records a result and the end of its job in one transaction. Returns whether it was recorded. */
async function record(
  { connection, batch, queue, worker }: ItemContext,
  held: HeldItem,
  { code, result }: BatchResult,
): Promise<boolean> {
  try {
    return await connection.transaction(async (client) => {
      const { rows } = await client.query(
        "SELECT worker FROM concordat_many.item WHERE batch = $1 AND id = $2 AND job = $3 AND result IS NOT NULL",
        [batch, held.item, held.id],
      );
      // An earlier commit may have succeeded although its confirmation was lost with the connection.
      if (rows.length > 0) return rows[0].worker === worker;
      await queue.finish(client, held);
      const { rowCount } = await client.query(
        "UPDATE concordat_many.item SET result = $4, code = $5, worker = $6, done = clock_timestamp() WHERE batch = $1 AND id = $2 AND job = $3 AND result IS NULL",
        [batch, held.item, held.id, result, code, worker],
      );
      return rowCount === 1;
    }, "REPEATABLE READ");
  } catch (error) {
    if (isShardLost(error) || overtaken.includes(codeOf(error))) return false;
    throw error;
  }
}

/** Runs a function for each value of a source, several concurrently. If one throws, no further value is taken. */
export async function forEachHeld<Held>(
  source: AsyncGenerator<Held>,
  concurrency: number,
  run: (held: Held) => Promise<void>,
): Promise<void> {
  let failure: { readonly error: unknown } | null = null;
  const worker = async (): Promise<void> => {
    while (failure === null) {
      const { done, value } = await source.next();
      if (done === true) return;
      await run(value);
    }
  };
  const workers = Array.from({ length: concurrency }, () =>
    worker().catch((error: unknown) => {
      failure ??= { error };
    }),
  );
  await Promise.all(workers);
  if (failure !== null) throw (failure as { readonly error: unknown }).error;
}
