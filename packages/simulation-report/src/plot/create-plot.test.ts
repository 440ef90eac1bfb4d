import {
  buildScenario,
  createMemoryLedger,
  type LoadedScenario,
  replayRun,
  simulate,
} from "@concordat/simulation";
import { expect, it } from "vitest";
import { createPlot } from "../index.js";
import { type PlayedRun, rumourRun, streetRun } from "../testing/played-runs.js";
import { adoptionPanels } from "./adoption.js";
import { rangeInRun, statePanels } from "./state-panels.js";

const base = {
  name: "plotted",
  rounds: 6,
  starts_at: "2026-03-14T08:00:00Z",
  round_minutes: 60,
  audience: {
    kind: "segments",
    size: 60,
    segments: [
      { name: "south", share: 0.5, interests: { from: ["news"], count: 1 } },
      { name: "north", share: 0.5, interests: { from: ["news"], count: 1 } },
    ],
  },
  network: { kind: "watts-strogatz", neighbours: 4, rewired: 0.1 },
  feed: { ranker: "chronological", size: null },
  activity: 1,
} as const;

function opinions(seed: number): LoadedScenario {
  const states = {
    fields: {
      opinion: { kind: "number", start: { kind: "uniform", from: -1, to: 1 } },
      mood: {
        kind: "word",
        words: ["calm", "angry"],
        start: { kind: "shares", shares: { calm: 0.75, angry: 0.25 } },
      },
    },
  } as const;
  const policy = { kind: "deffuant", field: "opinion", tolerance: 0.3 } as const;
  return buildScenario({ ...base, seed, states, policy } as never, {});
}

function opened(run: PlayedRun) {
  return async () => ({ ...run, close: () => Promise.resolve() });
}

async function played(scenario: LoadedScenario) {
  const ledger = createMemoryLedger();
  await simulate({ scenario, ledger });
  return { scenario, ledger };
}

it("counts for each round who had a word, and how a number was distributed, as the replayed states say", async () => {
  const run = await played(opinions(1));
  const range = await rangeInRun(run, "opinion");
  const { panels } = await statePanels(run, "opinion", { bySegment: false, range });
  const [panel] = panels;
  if (panel?.kind !== "distribution") throw new Error("a number has a distribution");
  const last: number[] = [];
  let rounds = 1;
  for await (const { world } of replayRun(run)) {
    last.splice(0, last.length, ...(world.states?.column("opinion") ?? []));
    rounds++;
  }
  expect(panel.values).toHaveLength(rounds);
  const width = (range.greatest - range.least) / 40;
  const inBin = (bin: number): number =>
    last.filter((value) => Math.min(39, Math.floor((value - range.least) / width)) === bin).length / 60;
  for (const [bin, share] of (panel.values.at(-1) ?? []).entries()) expect(share).toBeCloseTo(inBin(bin), 9);
  const moods = await statePanels(run, "mood", { bySegment: true, range: { least: 0, greatest: 1 } });
  expect(moods.panels.map(({ title }) => title)).toEqual([
    "mood: calm, share of agents, south (30)",
    "mood: angry, share of agents, south (30)",
    "mood: calm, share of agents, north (30)",
    "mood: angry, share of agents, north (30)",
  ]);
});

it("adds up who has reshared, each agent once, from the recorded rows", async () => {
  for (const run of [await rumourRun(), await streetRun()]) {
    const { panels } = await adoptionPanels(run, false);
    const [panel] = panels;
    if (panel?.kind !== "share") throw new Error("adoption is a share");
    const agents = new Set<number>();
    for await (const { decisions, world } of replayRun({
      ...run,
      onShown: ({ agent, byRule }) => void (byRule?.choice === "RESHARE" && agents.add(agent)),
    }))
      for (const { agent, choice } of decisions)
        if (choice === "RESHARE" && world !== null) agents.add(agent);
    expect(agents.size).toBeGreaterThan(1);
    expect(panel.values.at(-1)).toBeCloseTo(agents.size / run.scenario.audience.size, 9);
    expect(panel.values).toEqual(panel.values.toSorted((a, b) => a - b));
  }
});

it("draws the mean of several runs with its interval, and no colour that only a page defines", async () => {
  const runs = await Promise.all([1, 2, 3].map((seed) => rumourRun({ seed })));
  const svg = await createPlot({ name: "news", runs: runs.map(opened) });
  expect(svg).toContain("Lines: the mean of 3 runs. Bands: its 95 % interval.");
  expect(svg).not.toContain("var(");
  expect(svg.startsWith("<svg ")).toBe(true);
});

it.each([
  [
    "no state",
    () => rumourRun(),
    "health",
    "agents of this scenario have no state; without a field of it, adoption is drawn",
  ],
  [
    "another field",
    () => played(opinions(1)),
    "opinon",
    'the state has no field "opinon"; did you mean opinion?; its fields are opinion, mood',
  ],
])("refuses a field of %s", async (_, play, state, message) => {
  await expect(createPlot({ name: "x", runs: [opened(await play())], state })).rejects.toThrow(message);
});

it("refuses a mean of which a run is not complete", async () => {
  const runs = [await streetRun(), await streetRun({ limits: { maxRequests: 5 } })].map(opened);
  await expect(createPlot({ name: "x", runs })).rejects.toThrow(/a run has \d of \d rounds; resume it/);
});
