import type { Finding } from "../finding.js";

const name = "SQLite";

/** Whether the ledger of a simulation can be kept. */
export async function checkSqlite(): Promise<Finding> {
  try {
    const { default: Database } = await import("libsql");
    const database = new Database(":memory:");
    database.close();
    return { name, state: "found", detail: "opens a database", advice: null };
  } catch (error) {
    // Node lists below it every file that asked for the module.
    const [detail = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    const advice =
      "concordat simulate and demo need libsql; install again on this machine, with optional packages (npm install --include=optional)";
    return { name, state: "broken", detail, advice };
  }
}
