import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "../testing/run-cli.js";

const example = join(import.meta.dirname, "../../../../examples/rumour/scenario.json");
let folder: string;
const at = (...names: string[]): string => join(folder, ...names);
const forkTo = (name: string, change = "change"): string[] => [
  ...["simulate", "fork", at("run"), "--at", "1"],
  ...["--change", at(`${change}.json`), "--out", at(name)],
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-fork-again-"));
  const scenario = JSON.parse(await readFile(example, "utf8"));
  await writeFile(at("short.json"), JSON.stringify({ ...scenario, rounds: 3 }));
  await writeFile(at("change.json"), JSON.stringify({ activity: 0.5 }));
  await writeFile(at("another.json"), JSON.stringify({ activity: 0.7 }));
  expect((await runCli(["simulate", at("short.json"), "--out", at("run")])).code).toBe(0);
});
afterAll(() => rm(folder, { recursive: true }));

/** A fork that was stopped while it was made: it contains what was copied, and no run. */
async function unfinished(name: string): Promise<void> {
  expect((await runCli(forkTo(name))).code).toBe(0);
  await rm(at(name, "manifest.json"));
  const database = new Database(at(name, "ledger.db"));
  for (const statement of ["DELETE FROM run", "DELETE FROM round", "DELETE FROM agent WHERE agent > 'm'"])
    database.exec(statement);
  database.close();
}

it("makes a fork again that was stopped while it was made", async () => {
  await unfinished("fork");
  const resumed = await runCli(["simulate", "resume", at("fork")]);
  expect([resumed.code, resumed.err]).toEqual([2, expect.stringContaining("again with the same command")]);
  expect((await runCli(forkTo("fork"))).code).toBe(0);
  const verified = await runCli(["simulate", "verify", at("fork")]);
  expect([verified.code, verified.out]).toEqual([0, expect.stringContaining("verified: 3 rounds")]);
});

it("makes no other fork in its place, nor touches what is somebody's own", async () => {
  await unfinished("kept");
  const other = await runCli(forkTo("kept", "another"));
  expect([other.code, other.err]).toEqual([2, expect.stringContaining("holds another fork that was not")]);
  await writeFile(at("kept", "notes.txt"), "mine");
  const before = await readFile(at("kept", "ledger.db"));
  expect((await runCli(forkTo("kept"))).code).toBe(2);
  expect([existsSync(at("kept", "notes.txt")), await readFile(at("kept", "ledger.db"))]).toEqual([
    true,
    before,
  ]);
  const whole = await runCli(forkTo("run"));
  expect([whole.code, whole.err]).toEqual([2, expect.stringContaining("is not empty")]);
});
