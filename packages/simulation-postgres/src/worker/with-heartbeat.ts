import { type HeldShard, isShardLost } from "../queue/shard.js";
import type { WorkerContext } from "./shard-work.js";

/** Number of heartbeats during a lease, so that one may be lost. */
const signsInLease = 3;

/**
 * Works on a shard while sending heartbeats. If the shard is lost, the work is stopped, because its result is no longer
 * needed.
 * @param signal the signal of the worker, which also stops the work
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
      // A short outage of the database does not affect the shard, because the next heartbeat follows soon.
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
