import { setTimeout } from "node:timers/promises";
import type { Connection } from "./connection.js";

/** Milliseconds between two attempts to reach a database that is gone. */
const againMs = 500;

/** Seconds for which a database that is gone is waited for, unless told otherwise. */
export const defaultReconnectTimeoutSeconds = 300;

/** How long a database that is gone is waited for. */
export interface Patience {
  /** Seconds without a database after which the failure is reported. */
  readonly reconnectTimeoutSeconds: number;
  readonly signal: AbortSignal;
}

/**
 * Does something again for as long as it fails because the database cannot be reached: a server that is restarted ends
 * nobody's work. One that has never been there is not waited for.
 * @throws any other error, and the same one after the time limit or once the signal is aborted
 */
export async function retryUntilReachable<Result>(
  connection: Pick<Connection, "losses">,
  { reconnectTimeoutSeconds, signal }: Patience,
  work: () => Promise<Result>,
): Promise<Result> {
  const giveUpAt = performance.now() + reconnectTimeoutSeconds * 1_000;
  for (;;) {
    // Not whether it is there now: others may have reached it again before this failure is seen.
    const { losses } = connection;
    try {
      return await work();
    } catch (error) {
      if (connection.losses === losses || signal.aborted || performance.now() > giveUpAt) throw error;
    }
    await setTimeout(againMs, undefined, { signal }).catch(() => undefined);
  }
}
