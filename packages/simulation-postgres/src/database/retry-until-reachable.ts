import { setTimeout } from "node:timers/promises";
import type { Connection } from "./connection.js";

/** Milliseconds between two attempts to reach an unreachable database. */
const againMs = 500;

/** Default number of seconds to wait for an unreachable database. */
export const defaultReconnectTimeoutSeconds = 300;

/** How long to wait for a database that cannot be reached. */
export interface Patience {
  /** Number of seconds after which the failure is reported. */
  readonly reconnectTimeoutSeconds: number;
  readonly signal: AbortSignal;
}

/**
 * Retries an operation while the database cannot be reached, so that processes survive a restart of the server. It does
 * not wait for a database that was never reached.
 * @throws any other error; and the connection error after the time limit or when the signal is aborted
 */
export async function retryUntilReachable<Result>(
  connection: Pick<Connection, "losses">,
  { reconnectTimeoutSeconds, signal }: Patience,
  work: () => Promise<Result>,
): Promise<Result> {
  const giveUpAt = performance.now() + reconnectTimeoutSeconds * 1_000;
  for (;;) {
    // The number of losses is compared rather than the current state, because other callers may have reconnected in the
    // meantime.
    const { losses } = connection;
    try {
      return await work();
    } catch (error) {
      if (connection.losses === losses || signal.aborted || performance.now() > giveUpAt) throw error;
    }
    await setTimeout(againMs, undefined, { signal }).catch(() => undefined);
  }
}
