import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { spawnCli } from "./run-cli.js";

/** The name prefixes of the packages with a database's native modules, one per platform. */
const binaries = { DuckDB: "@duckdb/node-bindings-", SQLite: "@libsql/" } as const;

const hiding = (prefix: string): string => `const Module = require("node:module");
const resolve = Module._resolveFilename;
Module._resolveFilename = function (name, ...rest) {
  if (name.startsWith(${JSON.stringify(prefix)})) throw new Error("Cannot find module '" + name + "'");
  return resolve.call(this, name, ...rest);
};`;

/** Runs a command as on a machine without a database installed. Returns its exit code and its notes. */
export async function runWithout(
  database: keyof typeof binaries,
  args: readonly string[],
  cwd: string,
): Promise<[code: number | null, err: string]> {
  const folder = await mkdtemp(join(tmpdir(), "concordat-without-database-"));
  const file = join(folder, "without-database.cjs");
  await writeFile(file, hiding(binaries[database]));
  try {
    const env = { ...process.env, NODE_OPTIONS: `--require ${JSON.stringify(file)}` };
    const child = spawnCli(args, { cwd, env, stdio: ["ignore", "ignore", "pipe"] });
    const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
    const said = child.stderr === null ? "" : await text(child.stderr);
    return [await ended, said];
  } finally {
    await rm(folder, { recursive: true });
  }
}
