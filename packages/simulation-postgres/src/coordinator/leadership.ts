import type { Client, Connection } from "../database/connection.js";
import { lockClass } from "../database/open-tables.js";
import { untilElapsed } from "../runs/until-elapsed.js";

/** Milliseconds between two attempts to become the coordinator. */
const pollMs = 1_000;
/** Milliseconds between two heartbeats of the coordinator. */
const heartbeatMs = 3_000;
/**
 * Number of seconds without a heartbeat after which a coordinator counts as hanging. Its connection is then closed,
 * which ends its leadership.
 */
const hangingSeconds = 30;

/** The exclusive right to coordinate a run. It is a database lock that ends with the connection. */
export class Leadership {
  private readonly client: Client;
  private readonly signs: NodeJS.Timeout;
  private readonly simulation: number;

  private constructor(client: Client, simulation: number, signs: NodeJS.Timeout) {
    this.client = client;
    this.simulation = simulation;
    this.signs = signs;
  }

  /**
   * Acquires the leadership, and waits while another process has it.
   * @param onWaiting called once if another process has it, with the description of that process
   * @returns the leadership; `null` if the signal was aborted before
   */
  static async take(
    connection: Connection,
    simulation: number,
    { signal, onWaiting }: { readonly signal: AbortSignal; readonly onWaiting: (holder: string) => void },
  ): Promise<Leadership | null> {
    const client = await connection.hold();
    let isReported = false;
    try {
      while (!signal.aborted) {
        const { rows } = await connection.guarded(() =>
          client.query("SELECT pg_try_advisory_lock($1, $2) AS taken", [lockClass, simulation]),
        );
        if (rows[0].taken === true)
          return new Leadership(client, simulation, signing(connection, simulation));
        if (!isReported) onWaiting(await lockHolder(connection, simulation));
        isReported = true;
        await endHanging(connection, simulation);
        await untilElapsed(pollMs, signal);
      }
    } catch (error) {
      client.release(true);
      throw error;
    }
    client.release();
    return null;
  }

  /** Releases the lock. */
  async release(): Promise<void> {
    clearInterval(this.signs);
    const unlocked = this.client.query("SELECT pg_advisory_unlock($1, $2)", [lockClass, this.simulation]);
    const isWell = await unlocked.then(
      () => true,
      () => false,
    );
    this.client.release(!isWell);
  }
}

function signing(connection: Connection, simulation: number): NodeJS.Timeout {
  const sign = (): Promise<unknown> =>
    connection
      .query("UPDATE concordat.simulation SET seen = clock_timestamp() WHERE id = $1", [simulation])
      // A failed heartbeat is ignored, because the next one follows soon. A process that sends none for too long loses
      // the leadership.
      .catch(() => undefined);
  void sign();
  return setInterval(sign, heartbeatMs).unref();
}

async function lockHolder(connection: Connection, simulation: number): Promise<string> {
  const { rows } = await connection.query("SELECT holder FROM concordat.simulation WHERE id = $1", [
    simulation,
  ]);
  return String(rows[0]?.holder ?? "");
}

/** Closes the connection of a coordinator without heartbeats. A suspended process would otherwise keep its lock. */
async function endHanging(connection: Connection, simulation: number): Promise<void> {
  await connection.query(
    `SELECT pg_terminate_backend(pid) FROM pg_locks, concordat.simulation
     WHERE locktype = 'advisory' AND classid = $1::bigint::oid AND objid = $2::bigint::oid AND granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
       AND id = $2 AND seen < clock_timestamp() - make_interval(secs => $3)`,
    [lockClass, simulation, hangingSeconds],
  );
}
