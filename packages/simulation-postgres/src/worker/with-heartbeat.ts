import { type HeldShard, isShardLost } from "../queue/shard.js";
import type { WorkerContext } from "./shard-work.js";

/** Number of heartbeats per lease: one may be lost. */
const signsInLease = 3;

/**
 * Works on a shard and sends heartbeats of its worker. If the shard is lost, the work stops: its result is no longer
 * needed.
 * @param signal of the worker: it stops the work, too
 */
export async function withHeartbeat<Result>(
  { connection, queue }: WorkerContext,
  held: HeldShard,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const lost = new AbortController();
  const timer = setInterval(
    () => {
      // A short outage of the database does not affect the shard: the next heartbeat follows soon.
      queue.renew(connection, held).catch((error: unknown) => {
        if (isShardLost(error)) lost.abort();
      });
    },
    (held.leaseSeconds * 1_000) / signsInLease,
  );
  try {
    return await work(AbortSignal.any([signal, lost.signal]));
  } finally {
    clearInterval(timer);
  }
}
