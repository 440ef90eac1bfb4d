import type { Connection } from "./connection.js";
import { lockClass } from "./open-tables.js";

/** Runs a function with an exclusive lock of the database. Waits while another process has the lock. */
export async function withExclusiveLock<Result>(
  connection: Connection,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await connection.hold();
  let isUnlocked = false;
  try {
    await connection.guarded(() => client.query("SELECT pg_advisory_lock($1, 0)", [lockClass]));
    const result = await work();
    await connection.guarded(() => client.query("SELECT pg_advisory_unlock($1, 0)", [lockClass]));
    isUnlocked = true;
    return result;
  } finally {
    // The lock is also released when its connection ends.
    client.release(!isUnlocked);
  }
}
