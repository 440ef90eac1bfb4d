import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildScenario } from "@concordat/simulation";
import { afterEach, expect, it, vi } from "vitest";
import { runsFolder } from "../testing/played-folder.js";
import { Network } from "./network.js";

const large = buildScenario({
  name: "large",
  seed: 1,
  rounds: 1,
  starts_at: "2026-03-14T08:00:00Z",
  round_minutes: 60,
  audience: {
    kind: "segments",
    size: 30_000,
    segments: [{ name: "all", share: 1, interests: { from: ["trams"], count: 1 } }],
  },
  network: { kind: "small-world", neighbours: 8, rewired: 0.05 },
  events: [],
  feed: { ranker: "chronological", size: 5 },
  activity: 1,
  policy: { kind: "cascade", probability: 0.5 },
});
afterEach(() => vi.unstubAllEnvs());

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
  // A file that does not fit is not used, but written again.
  writeFileSync(join(cache.path, "concordat/viewer", file), "short");
  expect((await Network.of(large, () => undefined)).community).toEqual(first.community);
  expect(readFileSync(join(cache.path, "concordat/viewer", file)).byteLength).toBe(120_000);
});
