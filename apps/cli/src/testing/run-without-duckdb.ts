import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { spawnCli } from "./run-cli.js";

const hidesDuckDB = `const Module = require("node:module");
const resolve = Module._resolveFilename;
Module._resolveFilename = function (name, ...rest) {
  if (name.startsWith("@duckdb/node-bindings-")) throw new Error("Cannot find module " + name);
  return resolve.call(this, name, ...rest);
};`;

/** Runs a command as on a machine for which DuckDB is not installed: its exit code, and what it says to people. */
export async function runWithoutDuckDB(
  args: readonly string[],
  cwd: string,
): Promise<[code: number | null, err: string]> {
  const folder = await mkdtemp(join(tmpdir(), "concordat-without-duckdb-"));
  const file = join(folder, "without-duckdb.cjs");
  await writeFile(file, hidesDuckDB);
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
