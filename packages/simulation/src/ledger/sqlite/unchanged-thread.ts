import { parentPort, workerData } from "node:worker_threads";
import { sha256 } from "@concordat/files";
import Database from "libsql";
import { type CheckedDigests, checkClosedRows } from "../closed-rows.js";
import { hasTable } from "./has-table.js";
import { selectTextsSql } from "./sql.js";
import type { ClosedRoundsTask } from "./unchanged-in-thread.js";

// The thread of `unchangedInThread`. It sends a message only if no row was changed; otherwise, it ends with an error.
const { file, closed, stop }: ClosedRoundsTask = workerData;
const database = new Database(file, { readonly: true });

/**
 * Returns the digests of rows for the check. SQLite converts each row to one string, so that JavaScript receives one
 * string per row instead of one per cell.
 */
const digestsOfTexts: CheckedDigests = (table, round) => {
  const digests: string[] = [];
  if (!hasTable(database, table)) return digests;
  for (const row of database.prepare(selectTextsSql(table)).raw().iterate(round)) {
    if (Atomics.load(stop, 0) === 1) throw new Error("nobody waits for the answer");
    const [text, digest] = Array.isArray(row) ? row.map((bytes) => Buffer.from(bytes)) : [];
    if (text === undefined || digest === undefined || sha256(text) !== digest.toString("latin1"))
      throw new Error(`a row of ${table} was changed`);
    digests.push(digest.toString("latin1"));
  }
  return digests;
};

try {
  await checkClosedRows(digestsOfTexts, closed);
  parentPort?.postMessage(true);
} finally {
  database.close();
}
