import { readdir } from "node:fs/promises";
import { expect, it, vi } from "vitest";
import { runWithoutDuckDB } from "../testing/run-without-duckdb.js";
import { workplace } from "../testing/workplace.js";

vi.setConfig({ testTimeout: 300_000 });

const place = workplace();
const { at, concordat } = place;
const engine = (): string[] => ["--endpoint", place.server.origin, "--model", "m"];

const missing = [
  2,
  expect.stringMatching(
    /^concordat: DuckDB, which writes the tables, cannot be loaded: .*install again.*\n$/,
  ),
];

it("a study says what is missing before anybody is asked, begun or resumed, and leaves nothing", async () => {
  const begin = ["study", "study.json", "--out", "out/study"];
  const before = place.server.bodies.length;
  expect(await runWithoutDuckDB([...begin, ...engine()], at())).toEqual(missing);
  expect([await readdir(at("out")), place.server.bodies.length]).toEqual([[], before]);
  await concordat([...begin, "--max-requests", "1"]);
  const asked = place.server.bodies.length;
  expect(await runWithoutDuckDB(["study", "resume", "out/study", ...engine()], at())).toEqual(missing);
  expect(place.server.bodies.length).toBe(asked);
});

it("an export says it in a sentence", async () => {
  await concordat(["simulate", "scenario.json", "--out", "out/run"]);
  const args = ["simulate", "export", "out/run", "--out", "out/tables"];
  expect(await runWithoutDuckDB(args, at())).toEqual(missing);
});
