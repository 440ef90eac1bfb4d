import type { ScenarioInput } from "@concordat/contracts/scenario";
import { expect, it } from "vitest";
import { createMemoryLedger } from "../ledger/memory-ledger.js";
import { Engine } from "../run/engine.js";
import { simulate } from "../run/simulate.js";
import { verify } from "../run/verify/verify.js";
import { postBy, smallScenario } from "../testing/scenarios.js";
import { isUnchanged } from "./stop-rules.js";

const agents = Array.from({ length: 8 }, (_, index) => `a${index}`);
/** Each follows the one before. */
const chain = agents.slice(1).map((agent, index) => `${agent}>a${index}`);

/** The number of items shown in each round. */
async function shownIn(more: Partial<ScenarioInput>): Promise<number[]> {
  const scenario = smallScenario(agents, chain, { rounds: 9, ...more }, { posts: [postBy("a0")] });
  const ledger = createMemoryLedger();
  const shown: number[] = [];
  await simulate({
    scenario,
    ledger,
    onEvent: (event) => {
      if (event.type === "round-closed") shown.push(event.record.exposures);
    },
  });
  expect(await verify({ scenario, ledger })).toMatchObject({ state: "verified", rounds: 9 });
  return shown;
}

it("goes on as long as no rule holds", async () => {
  expect(await shownIn({})).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 0]);
});

it("stops once a share of the agents has reshared a post", async () => {
  expect(await shownIn({ stop: { share: 0.5 } })).toEqual([1, 1, 1, 1, 0, 0, 0, 0, 0]);
  expect(await shownIn({ stop: { share: 0.51 } })).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 0]);
});

const later = { round: 6, kind: "post", post: { ...postBy("a1"), id: "later" } } as const;
const scrolls = { policy: { kind: "cascade", probability: 0 } } as const;

/** Nobody looks at a feed in the first two rounds, at eight and nine o'clock. */
const lateRisers = { activity: Array.from({ length: 24 }, (_, hour) => (hour === 8 || hour === 9 ? 0 : 1)) };

it("stops after unchanged rounds, unless a post is to come", async () => {
  const all = [0, 0, 1, 1, 1, 1, 1, 1, 1];
  const none = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  expect(await shownIn(lateRisers)).toEqual(all);
  expect(await shownIn({ ...lateRisers, stop: { unchanged_rounds: 3 } })).toEqual(all);
  expect(await shownIn({ ...lateRisers, stop: { unchanged_rounds: 2 } })).toEqual(none);
  expect(await shownIn({ ...scrolls, stop: { unchanged_rounds: 2 }, events: [later] })).toEqual([
    1, 0, 0, 0, 0, 0, 1, 0, 0,
  ]);
});

it("holds at the start of the round after the last unchanged one", async () => {
  const engine = new Engine(
    smallScenario(
      agents,
      chain,
      { ...scrolls, rounds: 6, stop: { unchanged_rounds: 3 } },
      { posts: [postBy("a0")] },
    ),
    {},
  );
  const unchanged: number[] = [];
  for (let round = 0; round < 5; round++) {
    engine.close((await engine.begin()).plan, []);
    unchanged.push(engine.world.unchangedRounds);
  }
  expect(unchanged).toEqual([1, 2, 3, 4, 5]);
});

it.each<[string, number, { state: string; choice: number | null }[], boolean]>([
  ["a rule reshared", 1, [], false],
  ["everyone scrolled past", 0, [{ state: "valid", choice: 0 }], true],
  [
    "somebody liked",
    0,
    [
      { state: "valid", choice: 0 },
      { state: "valid", choice: 1 },
    ],
    false,
  ],
  ["a decision failed", 0, [{ state: "failed", choice: null }], false],
  ["a decision is invalid", 0, [{ state: "invalid", choice: null }], false],
])("takes a round in which %s for what it is", (_, effects, decisions, expected) => {
  expect(isUnchanged(effects, decisions, 0)).toBe(expected);
});

it("spreads from several seeds at once, each with a chance of its own", async () => {
  const follows = ["x>s1", "x>s2", "y>x"];
  const people = ["s1", "s2", "x", "y", "lone"];
  const seeds = { round: 0, kind: "reshare" as const, post_id: "by-paper", agents: ["s1", "s2"] };
  let [reachedX, reachedY] = [0, 0];
  const runs = 3_000;
  const probability = 0.4;
  for (let seed = 0; seed < runs; seed++) {
    const engine = new Engine(
      smallScenario(
        people,
        follows,
        { seed, rounds: 3, policy: { kind: "cascade", probability }, events: [seeds] },
        { posts: [postBy("paper", { followed_by: "followers" })] },
      ),
      {},
    );
    for (let round = 0; round < 3; round++) engine.close((await engine.begin()).plan, []);
    const { seen, audience, posts } = engine.world;
    expect(posts.reshares[0]).toBeGreaterThanOrEqual(2);
    if (seen.hasReshared(audience.indexOf("x"), 0)) reachedX++;
    if (seen.hasReshared(audience.indexOf("y"), 0)) reachedY++;
  }
  // The exact expectation of the independent cascade; the bound is five standard errors.
  const exactX = 1 - (1 - probability) ** 2;
  const exactY = exactX * probability;
  for (const [reached, exact] of [
    [reachedX, exactX],
    [reachedY, exactY],
  ] as const)
    expect(Math.abs(reached / runs - exact)).toBeLessThan(5 * Math.sqrt((exact * (1 - exact)) / runs));
});

it("leaves out seeds that have reshared the post already, and its author", async () => {
  const seeds = (round: number) => ({
    round,
    kind: "reshare" as const,
    post_id: "by-a0",
    agents: ["a0", "a3"],
  });
  const scenario = smallScenario(
    agents,
    chain,
    { ...scrolls, events: [seeds(0), seeds(2)] },
    { posts: [postBy("a0")] },
  );
  const ledger = createMemoryLedger();
  const reshares: number[] = [];
  await simulate({ scenario, ledger, onRound: ({ posts }) => reshares.push(posts.reshares[0] ?? 0) });
  expect(reshares).toEqual([1, 1, 1, 1]);
  expect(await verify({ scenario, ledger })).toMatchObject({ state: "verified" });
});
