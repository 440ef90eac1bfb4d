import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { isRecord } from "@concordat/contracts/options";
import type { DoctorFinding } from "../doctor-finding.js";
import { firstMessageLine } from "./first-message-line.js";

const name = "DuckDB";

/**
 * The functions of DuckDB's native module. They are used directly, because loading its library and the analyst takes
 * ten times as long.
 */
interface Program {
  open(path: string): Promise<unknown>;
  connect(database: unknown): Promise<unknown>;
  query(connection: unknown, sql: string): Promise<unknown>;
  close_sync(database: unknown): void;
}

/** Checks whether DuckDB can query a table. */
export async function checkDuckDB(): Promise<DoctorFinding> {
  try {
    await queryTable(loadProgram());
    return { name, state: "found", detail: "answers a query", advice: null };
  } catch (error) {
    const advice =
      "concordat analyze needs it, everything else works without; install again on this machine, with optional packages (--include=optional)";
    return { name, state: "broken", detail: firstMessageLine(error), advice };
  }
}

/** Queries a table in memory. No file is created, so that a check that is killed leaves no files behind. */
async function queryTable(program: Program): Promise<void> {
  const database = await program.open(":memory:");
  try {
    const connection = await program.connect(database);
    await program.query(
      connection,
      "SELECT sum(sales) FROM (VALUES (2024, 1), (2025, 2)) AS t (year, sales)",
    );
  } finally {
    program.close_sync(database);
  }
}

/** Loads the native module that the analyst would use on this machine. */
function loadProgram(): Program {
  const analyst = createRequire(fileURLToPath(import.meta.resolve("@concordat/analyst")));
  const program: unknown = createRequire(analyst.resolve("@duckdb/node-api"))("@duckdb/node-bindings");
  if (!isProgram(program)) throw new Error("@duckdb/node-bindings has no functions to open a database");
  return program;
}

function isProgram(value: unknown): value is Program {
  const needed = ["open", "connect", "query", "close_sync"];
  return isRecord(value) && needed.every((called) => typeof value[called] === "function");
}
