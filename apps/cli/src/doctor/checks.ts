import { isIP } from "node:net";
import type { DoctorCheck, Whereabouts } from "./doctor-finding.js";

/** A check of the doctor. */
export interface CheckEntry {
  /** The name of the check until a finding provides one. */
  readonly name: string;
  /**
   * The process in which the check runs. Checks in one process can delay each other: loading a program from a slow disk
   * blocks its process, and resolving an unknown server name keeps its process alive. Checks in the command's own
   * process do neither.
   */
  readonly process: "command" | "servers" | "files" | "llama" | "duckdb";
  /** The server that the check contacts, if any; `null` if none was named. */
  readonly serverOf?: (where: Omit<Whereabouts, "patienceMs">) => string | null;
  /** Loads the check. */
  readonly load: () => Promise<DoctorCheck>;
}

/** All checks, in the order in which they are reported. */
export const checks: readonly CheckEntry[] = [
  { name: "Node.js", process: "command", load: async () => (await import("./checks/node.js")).checkNode },
  {
    name: "Ollama",
    process: "servers",
    serverOf: ({ endpoint }) => endpoint,
    load: async () => (await import("./checks/ollama.js")).checkOllama,
  },
  {
    name: "OpenAI API",
    process: "servers",
    serverOf: ({ openai }) => openai,
    load: async () => (await import("./checks/openai.js")).checkOpenAI,
  },
  {
    name: "node-llama-cpp",
    process: "llama",
    load: async () => (await import("./checks/node-llama-cpp.js")).checkNodeLlamaCpp,
  },
  {
    name: "Embedded model",
    process: "files",
    load: async () => (await import("./checks/embedded-model.js")).checkEmbeddedModel,
  },
  { name: "DuckDB", process: "duckdb", load: async () => (await import("./checks/duckdb.js")).checkDuckDB },
  { name: "SQLite", process: "files", load: async () => (await import("./checks/sqlite.js")).checkSqlite },
  {
    name: "PostgreSQL",
    process: "servers",
    serverOf: ({ postgres }) => postgres,
    load: async () => (await import("./checks/postgres.js")).checkPostgres,
  },
  {
    name: "Chromium",
    process: "command",
    load: async () => (await import("./checks/browser.js")).checkBrowser,
  },
];

/**
 * Returns the process in which a check runs: a separate one if the name of a server must be looked up, which can block.
 * Servers on this machine and numeric addresses are checked by the command itself, because starting a process on a busy
 * machine can take longer than the check.
 */
export function processOf(
  { process, serverOf }: CheckEntry,
  where: Omit<Whereabouts, "patienceMs">,
): CheckEntry["process"] {
  return serverOf === undefined || needsResolver(serverOf(where)) ? process : "command";
}

/** Whether the address of a server contains a host name that must be resolved. */
function needsResolver(address: string | null): boolean {
  if (address === null || !URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname !== "" && hostname !== "localhost" && isIP(hostname.replace(/^\[(.*)\]$/, "$1")) === 0;
}
