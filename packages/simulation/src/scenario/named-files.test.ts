import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { namedFiles } from "./named-files.js";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-named-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it("names every file that a scenario would have opened, wherever it lies, and opens none", async () => {
  const scenario = {
    name: "small",
    seed: 1,
    rounds: 1,
    starts_at: "2026-03-14T08:00:00Z",
    round_minutes: 60,
    audience: { kind: "profiles", file: "profiles.json", assignments: "../who.json" },
    network: { kind: "file", file: "/data/follows.csv" },
    posts: { file: "posts.json" },
    feed: { ranker: "chronological", size: null },
    activity: 1,
    policy: { kind: "cascade", probability: 1 },
  };
  await writeFile(join(folder, "scenario.json"), JSON.stringify(scenario));
  expect(await namedFiles(join(folder, "scenario.json"))).toEqual([
    join(folder, "profiles.json"),
    resolve(folder, "../who.json"),
    resolve("/data/follows.csv"),
    join(folder, "posts.json"),
  ]);
});

it("says what is wrong with a scenario that cannot be read", async () => {
  await expect(namedFiles(join(folder, "none.json"))).rejects.toThrow("there is no such file");
});
