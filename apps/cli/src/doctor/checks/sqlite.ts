import type { Finding } from "../finding.js";
import { messageOf } from "./message-of.js";

const name = "SQLite";

/** Whether the ledger of a simulation can be stored. */
export async function checkSqlite(): Promise<Finding> {
  try {
    const { default: Database } = await import("libsql");
    const database = new Database(":memory:");
    database.close();
    return { name, state: "found", detail: "opens a database", advice: null };
  } catch (error) {
    const advice =
      "concordat simulate and demo need libsql; install again on this machine, with optional packages (--include=optional)";
    return { name, state: "broken", detail: messageOf(error), advice };
  }
}
