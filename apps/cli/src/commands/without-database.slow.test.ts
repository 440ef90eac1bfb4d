import { readdir } from "node:fs/promises";
import { expect, it, vi } from "vitest";
import { runWithout } from "../testing/run-without-database.js";
import { workplace } from "../testing/workplace.js";

vi.setConfig({ testTimeout: 300_000 });

const place = workplace();
const { at, concordat } = place;
const engine = (): string[] => ["--endpoint", place.server.origin, "--model", "m"];

const duckdbMissing = [
  2,
  expect.stringMatching(
    /^concordat: DuckDB, which writes the tables, cannot be loaded: .*install again.*\n$/,
  ),
];

const sqliteMissing = [
  2,
  expect.stringMatching(
    /^concordat: SQLite, which keeps the ledger of a run, cannot be loaded: libsql, or its package for \S+, @libsql\/\S+, is not installed or damaged; install again.*\n$/,
  ),
];

it("a study says that DuckDB is missing before any request, begun or resumed, and leaves nothing", async () => {
  const begin = ["study", "study.json", "--out", "out/study"];
  const before = place.server.bodies.length;
  expect(await runWithout("DuckDB", [...begin, ...engine()], at())).toEqual(duckdbMissing);
  expect([await readdir(at("out")), place.server.bodies.length]).toEqual([[], before]);
  await concordat([...begin, "--max-requests", "1"]);
  const asked = place.server.bodies.length;
  expect(await runWithout("DuckDB", ["study", "resume", "out/study", ...engine()], at())).toEqual(
    duckdbMissing,
  );
  expect(place.server.bodies.length).toBe(asked);
});

it("an export says that DuckDB is missing", async () => {
  await concordat(["simulate", "scenario.json", "--out", "out/run"]);
  const args = ["simulate", "export", "out/run", "--out", "out/tables"];
  expect(await runWithout("DuckDB", args, at())).toEqual(duckdbMissing);
});

it.each([
  [["simulate", "scenario.json", "--out", "out/new"]],
  [["simulate", "ensemble", "scenario.json", "--runs", "2", "--out", "out/new"]],
  [["study", "study.json", "--out", "out/new"]],
])("%j says that SQLite is missing before any request, and leaves nothing", async (args) => {
  const [left, asked] = [await readdir(at("out")), place.server.bodies.length];
  expect(await runWithout("SQLite", [...args, ...engine()], at())).toEqual(sqliteMissing);
  expect([await readdir(at("out")), place.server.bodies.length]).toEqual([left, asked]);
});

it("what reads a run says that SQLite is missing", async () => {
  await concordat(["simulate", "scenario.json", "--out", "out/recorded"]);
  const run = "out/recorded";
  const commands = [
    ["view", run, "--no-open"],
    ["simulate", "show", run, "--agent", "a1"],
    ["simulate", "decisions", run],
    ["simulate", "verify", run],
    ["simulate", "resume", run],
    ["simulate", "compare", run, run],
    ["simulate", "report", run],
    ["simulate", "export", run, "--out", "out/export"],
  ];
  for (const command of commands)
    expect([command, await runWithout("SQLite", command, at())]).toEqual([command, sqliteMissing]);
  expect(await readdir(at("out"))).toEqual(["recorded"]);
});

it("what records no run does without SQLite", async () => {
  expect(await runWithout("SQLite", ["validate", "scenario", "scenario.json"], at())).toEqual([
    0,
    expect.stringContaining("1 of 1 valid against scenario/v1"),
  ]);
  expect(await runWithout("SQLite", ["chart", "show"], at())).toEqual([0, expect.any(String)]);
});
