import { setTimeout } from "node:timers/promises";
import type { Connection } from "./connection.js";

/** Milliseconds between two attempts to reach an unreachable database. */
const againMs = 500;

/** Seconds to wait for an unreachable database by default. */
export const defaultReconnectTimeoutSeconds = 300;

/** The time to wait for an unreachable database. */
export interface Patience {
  /** Seconds without a database after which the failure is reported. */
  readonly reconnectTimeoutSeconds: number;
  readonly signal: AbortSignal;
}

/**
 * Retries an operation while the database cannot be reached: restarting the server ends no process. It does not wait
 * for a database that it has never reached.
 * @throws any other error, and the same one after the time limit or once the signal is aborted
 */
export async function retryUntilReachable<Result>(
  connection: Pick<Connection, "losses">,
  { reconnectTimeoutSeconds, signal }: Patience,
  work: () => Promise<Result>,
): Promise<Result> {
  const giveUpAt = performance.now() + reconnectTimeoutSeconds * 1_000;
  for (;;) {
    // The count of losses, and not the current state: other callers may have reconnected before this failure
    // is handled.
    const { losses } = connection;
    try {
      return await work();
    } catch (error) {
      if (connection.losses === losses || signal.aborted || performance.now() > giveUpAt) throw error;
    }
    await setTimeout(againMs, undefined, { signal }).catch(() => undefined);
  }
}
