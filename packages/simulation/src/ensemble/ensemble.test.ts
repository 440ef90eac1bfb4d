import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { ScenarioInput } from "@concordat/contracts/scenario";
import Database from "libsql";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  createEnsembleFolder,
  createRunFolder,
  type EnsembleShape,
  ensembleCost,
  holdsEnsemble,
  measureFolder,
  openEnsembleFolder,
  type PlayEnsembleOptions,
  playEnsemble,
  readRunFolder,
  verifyEnsemble,
  verifyRunFolder,
} from "../entry/sqlite.js";
import { buildScenario, compareRuns, type LoadedScenario, type ModelPolicies } from "../index.js";
import { askingModel } from "../testing/asking.js";

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "concordat-ensemble-"));
});
afterAll(() => rm(place, { recursive: true }));

const at = (name: string): string => join(place, name);

/** Twelve agents, drawn from the seed, in a network that is drawn, too; a rule decides for them. */
function drawn(more: Partial<ScenarioInput> = {}): LoadedScenario {
  const text = "Night trains are back.";
  return buildScenario({
    name: "street",
    seed: 7,
    rounds: 3,
    starts_at: "2026-03-14T08:00:00Z",
    round_minutes: 60,
    audience: {
      kind: "segments",
      size: 12,
      segments: [{ name: "all", share: 1, interests: { from: ["trains", "bikes", "food"], count: 1 } }],
    },
    network: { kind: "random", follows_each: 4 },
    events: [
      { round: 0, kind: "post", post: { id: "news", author_id: "paper", text, followed_by: "everyone" } },
      { round: 1, kind: "post", post: { id: "late", author_id: "paper", text, followed_by: "everyone" } },
    ],
    feed: { ranker: "chronological", size: null },
    activity: 0.7,
    policy: { kind: "cascade", probability: 0.3 },
    ...more,
  });
}

/** The same, decided by a model. */
const asked = (): LoadedScenario => drawn({ policy: { kind: "model" } });

/** Decides by the seed; answers come in an order of their own, the first of them once so many requests are in progress together. */
function model(
  id = "scripted:test",
  together = 1,
): ModelPolicies & { readonly count: { asked: number; most: number } } {
  const count = { asked: 0, most: 0, under: 0 };
  let meet = () => {};
  const met = new Promise<void>((resolve) => {
    meet = resolve;
  });
  const policies = askingModel(async ({ seed }) => {
    count.asked++;
    count.most = Math.max(count.most, ++count.under);
    if (count.under >= together) meet();
    await met;
    const chance = seed(1, 1);
    for (let turn = 0; turn <= chance % 4; turn++) await setImmediate();
    count.under--;
    return { choice: (["LIKE", "RESHARE", "SCROLL"] as const)[chance % 3] ?? "SCROLL" };
  });
  return { ...policies, identity: { id, digest: "unpinned" }, count };
}

async function play(
  name: string,
  scenario: LoadedScenario,
  shape: EnsembleShape,
  options: Partial<PlayEnsembleOptions> = {},
) {
  const ensemble = (await holdsEnsemble(at(name)))
    ? await openEnsembleFolder(at(name))
    : await createEnsembleFolder(at(name), scenario, shape);
  try {
    return await playEnsemble({ ensemble, ...options });
  } finally {
    await ensemble.close();
  }
}

const hashesOf = ({ completed }: Awaited<ReturnType<typeof play>>): string[] =>
  completed.map(({ summary }) => summary.hash);

async function agentsOf(folder: string): Promise<unknown[]> {
  const { scenario, close } = await readRunFolder(folder);
  await close();
  return [
    Array.from(scenario.edges.followed),
    Array.from({ length: 12 }, (_, one) => scenario.audience.profile(one)),
  ];
}

it("plays runs with the same audience and network, and chance of their own", async () => {
  const result = await play("same", drawn(), { runs: 4 });
  expect(result.pause).toBeNull();
  expect(new Set(hashesOf(result)).size).toBe(4);
  const [first, ...others] = await Promise.all(
    result.completed.map(({ folder }) => agentsOf(join(at("same"), folder))),
  );
  for (const other of others) expect(other).toEqual(first);
  // Who takes part is drawn with the seed of the scenario, not with that of a run.
  await (await createRunFolder(at("alone"), drawn())).close();
  expect(first).toEqual(await agentsOf(at("alone")));
});

it("draws an audience and a network for each run where it is told to", async () => {
  const { completed } = await play("redrawn", drawn(), { runs: 2, redraw: true });
  const [first, second] = await Promise.all(
    completed.map(({ folder }) => agentsOf(join(at("redrawn"), folder))),
  );
  expect(first).not.toEqual(second);
});

it("comes to the same side by side, one after another, and in pieces", async () => {
  const one = await play("one", asked(), { runs: 4 }, { model: model() });
  const side = model("scripted:test", 3);
  const many = await play("many", asked(), { runs: 4 }, { model: side, concurrency: 3 });
  expect([hashesOf(many), side.count.most]).toEqual([hashesOf(one), 3]);

  const limited = model();
  for (let requests = 20; ; requests += 20) {
    const limits = { maxRequests: requests };
    const result = await play("pieces", asked(), { runs: 4 }, { model: limited, concurrency: 2, limits });
    // All runs share the limit; what is in progress when it is reached is finished.
    expect(limited.count.asked).toBeLessThanOrEqual(requests + 1);
    if (result.pause === null) {
      expect(hashesOf(result)).toEqual(hashesOf(one));
      break;
    }
    expect(result.pause).toMatchObject({ cause: "limit", code: "MAX_REQUESTS" });
  }
  expect(limited.count.asked).toBe(side.count.asked);
  for (const { verification } of await verifyEnsemble(at("pieces")))
    expect(verification).toMatchObject({ state: "verified", rounds: 3 });
});

it("removes what a process that was killed left half-written next to the manifest of a complete run", async () => {
  await play("tidied", asked(), { runs: 2 }, { model: model() });
  const folder = join(at("tidied"), "runs/01");
  const others = await readdir(folder);
  await writeFile(join(folder, ".manifest.json.3f1bc2930b6374d9d1aa2bbc.tmp"), "{");
  await play("tidied", asked(), { runs: 2 }, { model: model() });
  expect(await readdir(folder)).toEqual(others);
});

it("stops all runs when one cannot go on, and continues them", async () => {
  let answers = 0;
  const dead = askingModel(({ seed }) =>
    ++answers > 30
      ? { state: "unable", code: "CONNECTION_FAILED", message: "the server is gone" }
      : { choice: (["LIKE", "RESHARE", "SCROLL"] as const)[seed(1, 1) % 3] ?? "SCROLL" },
  );
  const stopped = await play("dead", asked(), { runs: 4 }, { model: dead, concurrency: 2 });
  expect(stopped.pause).toMatchObject({ cause: "model", code: "CONNECTION_FAILED" });
  const whole = await play("dead", asked(), { runs: 4 }, { model: model() });
  const expected = await play("plain", asked(), { runs: 4 }, { model: model() });
  expect(hashesOf(whole)).toEqual(hashesOf(expected));
});

it("has runs that stand alone, and says how many decisions they make beforehand", async () => {
  const played = model();
  const { completed } = await play("whole", asked(), { runs: 2 }, { model: played });
  const [{ folder = "" } = {}] = completed;
  expect(await verifyRunFolder(join(at("whole"), folder))).toMatchObject({ state: "verified" });
  const ensemble = await openEnsembleFolder(at("whole"));
  const { least, most } = await ensembleCost(ensemble);
  await ensemble.close();
  expect(most).toBeNull();
  expect(Number(least)).toBeGreaterThan(0);
  expect(Number(least)).toBeLessThanOrEqual(played.count.asked);
});

it("is not continued with another model, not even by runs that have not begun", async () => {
  await play("pinned", asked(), { runs: 3 }, { model: model(), limits: { maxRequests: 2 } });
  await expect(play("pinned", asked(), { runs: 3 }, { model: model("scripted:other") })).rejects.toThrow(
    "the ledger holds a run with another model (scripted:test, unpinned)",
  );
  expect(await readdir(at("pinned/runs"))).toEqual(["01"]);
});

it("is not continued with a scenario that was changed, nor begun where something else is", async () => {
  await play("changed", asked(), { runs: 2 }, { model: model(), limits: { maxRequests: 2 } });
  const file = join(at("changed"), "scenario.json");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace('"rounds": 3', '"rounds": 2'));
  await expect(openEnsembleFolder(at("changed"))).rejects.toThrow(
    "is not the scenario that the ensemble was begun with",
  );
  await expect(createEnsembleFolder(at("changed"), asked(), { runs: 2 })).rejects.toThrow("is not empty");
  await expect(openEnsembleFolder(at("nowhere"))).rejects.toThrow("contains no ensemble");
  await expect(createEnsembleFolder(at("none"), asked(), { runs: 0 })).rejects.toThrow(
    "needs at least 1 run",
  );
  await expect(createEnsembleFolder(at("none"), asked(), { runs: 1e9 })).rejects.toThrow(
    "an ensemble can have at most 100000 runs, not 1000000000",
  );
});

it("is begun again where it was stopped before its list was written", async () => {
  await play("early", asked(), { runs: 2 }, { model: model() });
  await rm(join(at("early"), "ensemble.json"));
  await rm(join(at("early"), "runs"), { recursive: true });
  expect(hashesOf(await play("early", asked(), { runs: 2 }, { model: model() }))).toHaveLength(2);
});

interface WrittenEnsemble {
  readonly runs: object[];
  readonly packages: object;
}

it("is only its own runs: another one in their place, or a list that was changed, is found", async () => {
  const breaking = [
    [
      "a run twice",
      (to: string) => swap(to, "02", join(at("own"), "runs/03")),
      /another seed|another scenario/,
    ],
    ["a run of another", (to: string) => swap(to, "02", join(at("other"), "runs/02")), /another scenario/],
  ] as const;
  await play("own", drawn(), { runs: 3 });
  await play("other", drawn({ activity: 0.9 }), { runs: 3 });
  for (const [name, change, what] of breaking) {
    await cp(at("own"), at(name), { recursive: true });
    await change(at(name));
    const verified = await verifyEnsemble(at(name));
    expect(verified.map(({ verification }) => verification?.state)).toEqual([
      "verified",
      "broken",
      "verified",
    ]);
    expect(verified[1]?.verification?.difference?.what).toMatch(what);
    await expect(measureFolder(at(name))).rejects.toThrow(/runs.02 holds another run/);
  }
  for (const [name, change, what] of [
    [
      "another seed",
      ({ runs }) => Object.assign(runs[0] ?? {}, { seed: 5 }),
      "was changed since it was written; put it back",
    ],
    ["a shorter list", ({ runs }) => runs.pop(), /does not list .*03; put it back/],
    [
      "another version",
      (list) => Object.assign(list.packages, { "@concordat/simulation": "9.9.9" }),
      "was changed since",
    ],
    [
      "another package",
      (list) => Object.assign(list.packages, { "@concordat/other": "0.0.0" }),
      "was changed since",
    ],
    ["older rules", (list) => Object.assign(list, { rules_version: 1 }), "was changed since it was written"],
    [
      "another hash",
      (list) => Object.assign(list, { sha256: "0".repeat(64) }),
      "was changed since it was written",
    ],
  ] as const satisfies readonly (readonly [string, (list: WrittenEnsemble) => unknown, string | RegExp])[]) {
    await cp(at("own"), at(name), { recursive: true });
    const file = join(at(name), "ensemble.json");
    const list = JSON.parse(await readFile(file, "utf8"));
    change(list);
    await writeFile(file, JSON.stringify(list));
    await expect(verifyEnsemble(at(name))).rejects.toThrow(what);
    await expect(measureFolder(at(name))).rejects.toThrow(what);
  }
});

it("is read without a hash of its list, as an earlier version wrote it", async () => {
  await play("earlier", drawn(), { runs: 1 });
  const file = join(at("earlier"), "ensemble.json");
  const { sha256: _, ...earlier } = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify(earlier));
  expect(await verifyEnsemble(at("earlier"))).toMatchObject([{ verification: { state: "verified" } }]);
});

it("names the run whose record is broken", async () => {
  await play("broken", drawn(), { runs: 2 });
  const run = join(at("broken"), "runs/02");
  const ledger = new Database(join(run, "ledger.db"));
  ledger.exec("DELETE FROM effect WHERE round = 0");
  ledger.close();
  await expect(measureFolder(at("broken"))).rejects.toThrow(`${run}: the record of the run is broken: round`);
});

async function swap(ensemble: string, run: string, other: string): Promise<void> {
  await rm(join(ensemble, "runs", run), { recursive: true });
  await cp(other, join(ensemble, "runs", run), { recursive: true });
}

it("is measured as a whole, and compared with another in pairs", async () => {
  await play("a", drawn(), { runs: 6 });
  await play("b", drawn({ policy: { kind: "cascade", probability: 0.9 } }), { runs: 6 });
  const [a, b] = [await measureFolder(at("a")), await measureFolder(at("b"))];
  // Runs of an ensemble are of one scenario; the seed of one changes nothing in that.
  expect([new Set(a.map(({ scenario }) => scenario)).size, a[0]?.scenario === b[0]?.scenario]).toEqual([
    1,
    false,
  ]);
  const comparison = compareRuns({ a, b });
  expect(comparison).toMatchObject({ pairing: "by-seed", pairs: 6 });
  expect(comparison.results.find(({ measure }) => measure === "reshare_rate")).toMatchObject({
    verdict: "higher",
  });
  await play("part", asked(), { runs: 3 }, { model: model(), limits: { maxRequests: 2 } });
  await expect(measureFolder(at("part"))).rejects.toThrow(`resume ${at("part")} before it is measured`);
  // Killed before anything was recorded.
  await rm(join(at("part"), "runs"), { recursive: true });
  await (await createRunFolder(join(at("part"), "runs/01"), asked())).close();
  await expect(measureFolder(at("part"))).rejects.toThrow(`resume ${at("part")} before it is measured`);
});
