import { buildScenario, createMemoryLedger, simulate } from "@concordat/simulation";
import { expect, it } from "vitest";
import { createPlot } from "../index.js";
import { type PlayedRun, rumourRun } from "../testing/played-runs.js";

const opened =
  ({ scenario, ledger }: PlayedRun) =>
  () =>
    Promise.resolve({ scenario, ledger, close: () => Promise.resolve() });

/** Simulates agents who reshare everything. A follow is written as "follower>followed". */
async function reshared(agents: readonly string[], follows: readonly string[]): Promise<PlayedRun> {
  const scenario = buildScenario(
    {
      name: "spread",
      seed: 1,
      rounds: 4,
      starts_at: "2026-03-14T08:00:00Z",
      round_minutes: 60,
      audience: { kind: "profiles", file: "profiles.json" },
      network: { kind: "file", file: "follows.csv" },
      posts: { file: "posts.json" },
      feed: { ranker: "chronological", size: null },
      activity: 1,
      policy: { kind: "cascade", probability: 1 },
    },
    {
      profiles: agents.map((id) => ({ id, name: id, interests: ["news"] })),
      follows: follows.map((pair) => {
        const [follower = "", followed = ""] = pair.split(">");
        return { follower, followed };
      }),
      posts: [{ id: "p", author_id: "paper", text: "Night trains are back." }] as never,
    },
  );
  const ledger = createMemoryLedger();
  await simulate({ scenario, ledger });
  return { scenario, ledger };
}

/** Returns the labels of a picture from top to bottom, with the label of the column in which each stands. */
function rowsOf(svg: string): string[] {
  const columns = new Map(
    [...svg.matchAll(/<text x="([\d.]+)"[^>]*text-anchor="middle"[^>]*>([^<]*)/g)].map(([, x, label]) => [
      x,
      label,
    ]),
  );
  const nodes = [...svg.matchAll(/<circle [^>]*cx="([\d.]+)" cy="([\d.]+)"[^>]*\/><text [^>]*>([^<]*)/g)].map(
    ([, x, y, label]) => ({ label, column: columns.get(x), y: Number(y) }),
  );
  return nodes.toSorted((a, b) => a.y - b.y).map(({ label, column }) => `${label} ${column}`);
}

it("places each agent in the round of the reshare, below the account that brought the post", async () => {
  const follows = ["a>paper", "e>paper", "e>a", "b>a", "d>a", "c>b", "d>c"];
  const run = await reshared(["a", "b", "c", "d", "e"], follows);
  const svg = await createPlot({ name: "x", runs: [opened(run)], spread: "p" });
  expect(svg).toContain("p: 5 agents reshared it, over 3 steps");
  expect(rowsOf(svg)).toEqual(["paper author", "a 0", "b 1", "c 2", "d 1", "e 0"]);
});

it("draws every agent who reshared the post according to the recorded rows", async () => {
  const run = await rumourRun();
  const agents = new Set<unknown>();
  for await (const { row } of run.ledger.read("effect", { columns: ["agent", "post", "choice"] }))
    if (row[1] === "m1" && row[2] === "RESHARE") agents.add(row[0]);
  expect(agents.size).toBeGreaterThan(100);
  const svg = await createPlot({ name: "x", runs: [opened(run)], spread: "m1" });
  expect(svg.match(/<circle /g)).toHaveLength(agents.size + 1);
  expect(svg).toContain(`m1: ${agents.size} agents reshared it`);
});

it("says that no agent reshared a post", async () => {
  const run = await reshared(["a", "paper"], []);
  expect(await createPlot({ name: "x", runs: [opened(run)], spread: "p" })).toContain(
    "p: no agent reshared it",
  );
});

it("refuses a post that the run does not have, a state, and several runs", async () => {
  const one = opened(await reshared(["a"], ["a>paper"]));
  const plot = (runs: readonly (typeof one)[], more: object) =>
    createPlot({ name: "x", runs, spread: "p", ...more });
  await expect(plot([one], { spread: "q" })).rejects.toThrow("no post of the run is called q");
  await expect(plot([one], { state: "mood" })).rejects.toThrow("it has no state and no segments");
  await expect(plot([one, one], {})).rejects.toThrow("name one run of the ensemble");
});
