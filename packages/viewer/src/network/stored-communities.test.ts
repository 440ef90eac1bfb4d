import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildScenario, type LoadedScenario } from "@concordat/simulation";
import { afterEach, expect, it, vi } from "vitest";
import { runsFolder } from "../testing/played-folder.js";
import { Network, networkOf } from "./network.js";

const scenarioOf = (size: number): LoadedScenario =>
  buildScenario({
    name: "large",
    seed: 1,
    rounds: 1,
    starts_at: "2026-03-14T08:00:00Z",
    round_minutes: 60,
    audience: {
      kind: "segments",
      size,
      segments: [{ name: "all", share: 1, interests: { from: ["trams"], count: 1 } }],
    },
    network: { kind: "small-world", neighbours: 8, rewired: 0.05 },
    events: [],
    feed: { ranker: "chronological", size: 5 },
    activity: 1,
    policy: { kind: "cascade", probability: 0.5 },
  });
const large = scenarioOf(30_000);
afterEach(() => vi.unstubAllEnvs());

it("has the communities of a network that is too small to be stored", async () => {
  const { community } = await networkOf(scenarioOf(5_000));
  expect(community).toHaveLength(5_000);
});

it("finds the communities of a large network once, with progress, and keeps them outside the run", async () => {
  await using cache = await runsFolder();
  vi.stubEnv("XDG_CACHE_HOME", cache.path);
  const shares: number[] = [];
  const first = await Network.of(large, (share) => shares.push(share));
  expect(shares.length).toBeGreaterThan(10);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  const again: number[] = [];
  expect((await Network.of(large, (share) => again.push(share))).community).toEqual(first.community);
  expect(again).toEqual([]);
  const [file = ""] = readdirSync(join(cache.path, "concordat/viewer"));
  expect(file).toMatch(/^communities-[0-9a-f]{64}\.bin$/);
  const path = join(cache.path, "concordat/viewer", file);
  const whole = readFileSync(path);
  // A file that is cut or damaged is not used, but written again.
  for (const damaged of [whole.subarray(0, 50), Buffer.from(whole).fill(255, 8, 16), Buffer.alloc(0)]) {
    writeFileSync(path, damaged);
    expect((await Network.of(large, () => undefined)).community).toEqual(first.community);
    expect(readFileSync(path).equals(whole)).toBe(true);
  }
});

it.skipIf(process.platform !== "linux")(
  "leaves nothing behind where communities cannot be stored",
  async () => {
    await using cache = await runsFolder();
    vi.stubEnv("XDG_CACHE_HOME", cache.path);
    const folder = join(cache.path, "concordat/viewer");
    const { community } = await Network.of(large, () => undefined);
    const [file = ""] = readdirSync(folder);
    // A folder in its place: what was written cannot take its name.
    rmSync(join(folder, file));
    mkdirSync(join(folder, file));
    expect((await Network.of(large, () => undefined)).community).toEqual(community);
    expect(readdirSync(folder)).toEqual([file]);
  },
);
