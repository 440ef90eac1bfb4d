import { checkBrowser } from "./checks/browser.js";
import { checkDuckDB } from "./checks/duckdb.js";
import { checkEmbeddedModel } from "./checks/embedded-model.js";
import { checkLlama } from "./checks/llama.js";
import { checkNode } from "./checks/node.js";
import { checkOllama } from "./checks/ollama.js";
import { checkOpenAI } from "./checks/openai.js";
import { checkPostgres } from "./checks/postgres.js";
import { checkSqlite } from "./checks/sqlite.js";
import type { Check } from "./finding.js";

/** Everything that is looked for, in the order in which it is reported. */
export const checks: readonly Check[] = [
  checkNode,
  checkOllama,
  checkOpenAI,
  checkLlama,
  checkEmbeddedModel,
  checkDuckDB,
  checkSqlite,
  checkPostgres,
  checkBrowser,
];
