import { createRequire } from "node:module";
import type Database from "libsql";
import type { DoctorFinding } from "../doctor-finding.js";
import { firstMessageLine } from "./first-message-line.js";

const name = "SQLite";

/** Whether the ledger of a simulation can be stored. */
export async function checkSqlite(): Promise<DoctorFinding> {
  try {
    const Sqlite = loadProgram();
    new Sqlite(":memory:").close();
    return { name, state: "found", detail: "opens a database", advice: null };
  } catch (error) {
    const advice =
      "concordat simulate and demo need libsql; install again on this machine, with optional packages (--include=optional)";
    return { name, state: "broken", detail: firstMessageLine(error), advice };
  }
}

/** Loads the SQLite program that a simulation would use. It may be installed in another folder than this command. */
function loadProgram(): typeof Database {
  return createRequire(import.meta.resolve("@concordat/simulation/package.json"))("libsql");
}
