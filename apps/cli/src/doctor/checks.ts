import type { Check } from "./finding.js";

/** Something that is looked for. */
interface CheckEntry {
  /** What it is called before a finding has a name. */
  readonly name: string;
  /**
   * Checks of one process may keep each other waiting. A program that is loaded from a cold disk stops everything in its process, and
   * a server's name that is not resolved keeps its process alive.
   */
  readonly process: "servers" | "files" | "llama" | "duckdb";
  /** Loads the check. */
  readonly load: () => Promise<Check>;
}

/** Everything that is looked for, in the order in which it is reported. */
export const checks: readonly CheckEntry[] = [
  { name: "Node.js", process: "servers", load: async () => (await import("./checks/node.js")).checkNode },
  { name: "Ollama", process: "servers", load: async () => (await import("./checks/ollama.js")).checkOllama },
  {
    name: "OpenAI API",
    process: "servers",
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
    load: async () => (await import("./checks/postgres.js")).checkPostgres,
  },
  {
    name: "Chromium",
    process: "servers",
    load: async () => (await import("./checks/browser.js")).checkBrowser,
  },
];
