import { isIP } from "node:net";
import type { Check, Whereabouts } from "./finding.js";

/** Something that is searched for. */
export interface CheckEntry {
  /** What it is called before a finding has a name. */
  readonly name: string;
  /**
   * Checks of one process may keep each other waiting. A program that is loaded from a cold disk stops everything in its process, and
   * a server's name that is not resolved keeps its process alive. The command's own has those that do neither.
   */
  readonly process: "command" | "servers" | "files" | "llama" | "duckdb";
  /** The server that is asked, if one is; null: none was named. */
  readonly serverOf?: (where: Omit<Whereabouts, "patienceMs">) => string | null;
  /** Loads the check. */
  readonly load: () => Promise<Check>;
}

/** Everything that is searched for, in the order in which it is reported. */
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
    load: async () => (await import("./checks/llama.js")).checkLlama,
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
 * The process of a check. The command itself asks a server on this machine and one named by its number, because starting a process can take
 * longer than the whole check on a busy machine.
 */
export function processOf(
  { process, serverOf }: CheckEntry,
  where: Omit<Whereabouts, "patienceMs">,
): CheckEntry["process"] {
  return serverOf === undefined || needsResolver(serverOf(where)) ? process : "command";
}

/** Whether the address of a server names a host that a resolver has to be asked for. */
function needsResolver(address: string | null): boolean {
  if (address === null || !URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname !== "" && hostname !== "localhost" && isIP(hostname.replace(/^\[(.*)\]$/, "$1")) === 0;
}
