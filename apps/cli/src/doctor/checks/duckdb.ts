import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isRecord } from "@concordat/contracts/options";
import type { Finding } from "../finding.js";
import { messageOf } from "./message-of.js";

const name = "DuckDB";

/** What is called of DuckDB's program itself: the library around it and the analyst load for ten times as long. */
interface Program {
  open(path: string): Promise<unknown>;
  connect(database: unknown): Promise<unknown>;
  query(connection: unknown, sql: string): Promise<unknown>;
  close_sync(database: unknown): void;
}

/** Whether a table can be read. */
export async function checkDuckDB(): Promise<Finding> {
  const folder = await mkdtemp(join(tmpdir(), "concordat-doctor-"));
  try {
    const file = join(folder, "table.csv");
    await writeFile(file, "year,sales\n2024,1\n2025,2\n");
    await readTable(loadProgram(), file);
    return { name, state: "found", detail: "reads a table", advice: null };
  } catch (error) {
    const advice =
      "concordat analyze needs it, everything else works without; install again on this machine, with optional packages (--include=optional)";
    return { name, state: "broken", detail: messageOf(error), advice };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readTable(program: Program, file: string): Promise<void> {
  const database = await program.open(":memory:");
  try {
    const connection = await program.connect(database);
    await program.query(connection, `SELECT sum(sales) FROM read_csv('${file.replaceAll("'", "''")}')`);
  } finally {
    program.close_sync(database);
  }
}

/** The program that the analyst would use: that of its library, for this machine. */
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
