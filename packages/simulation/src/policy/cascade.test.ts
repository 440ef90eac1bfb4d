import { describe, expect, it } from "vitest";
import { Engine } from "../run/engine.js";
import { postBy, smallScenario } from "../testing/scenarios.js";

/** Runs of a scenario with different seeds, and in which share of them each agent reshared the first post. */
async function sharesOfReshare(
  agents: readonly string[],
  follows: readonly string[],
  probability: number,
  runs: number,
) {
  const counts = new Map(agents.map((agent) => [agent, 0]));
  for (let seed = 0; seed < runs; seed++) {
    const scenario = smallScenario(
      agents,
      follows,
      { seed, rounds: agents.length, policy: { kind: "cascade", probability } },
      { posts: [postBy("source", { followed_by: "followers" })] },
    );
    const engine = new Engine(scenario, {});
    for (let round = 0; round < agents.length; round++) engine.close((await engine.begin()).plan, []);
    for (const agent of agents) {
      const index = engine.world.audience.indexOf(agent);
      if (engine.world.seen.hasReshared(index, 0)) counts.set(agent, (counts.get(agent) ?? 0) + 1);
    }
  }
  return (agent: string): number => (counts.get(agent) ?? 0) / runs;
}

/**
 * The exact probability that each agent reshares: over all ways in which each follow may carry the post or not, who is
 * reached from the source along those that do (the live-edge form of the independent cascade).
 */
function exactShares(agents: readonly string[], follows: readonly string[], probability: number) {
  const shares = new Map(agents.map((agent) => [agent, 0]));
  for (let live = 0; live < 2 ** follows.length; live++) {
    const carrying = follows.filter((_, index) => (live & (1 << index)) !== 0);
    const weight = probability ** carrying.length * (1 - probability) ** (follows.length - carrying.length);
    const reached = new Set(["source"]);
    for (let before = 0; before < reached.size; ) {
      before = reached.size;
      for (const pair of carrying) {
        const [follower = "", followed = ""] = pair.split(">");
        if (reached.has(followed)) reached.add(follower);
      }
    }
    for (const agent of agents) if (reached.has(agent)) shares.set(agent, (shares.get(agent) ?? 0) + weight);
  }
  return (agent: string): number => shares.get(agent) ?? 0;
}

/** Where one path to the far end fails, the other may still reach it: 1 - (1 - p²)² = 0.4375, not p(1 - (1 - p)²) = 0.375. */
const diamond = ["left>source", "right>source", "end>left", "end>right"];

describe("the cascade policy is the independent cascade model", () => {
  const runs = 2_000;
  it("expects 0.4375 at the far end of the diamond", () => {
    expect(exactShares(["left", "right", "end"], diamond, 0.5)("end")).toBeCloseTo(0.4375, 12);
  });

  it.each<[string, string[], number]>([
    ["the diamond", diamond, 0.5],
    ["a chain", ["a>source", "b>a", "c>b"], 0.7],
    ["a star", ["a>source", "b>source", "c>source"], 0.3],
    ["a triangle with a tail", ["a>source", "b>source", "b>a", "a>b", "c>b"], 0.4],
    ["two diamonds", [...diamond, "far>end", "other>end", "last>far", "last>other"], 0.6],
  ])("%s: every agent reshares as often as computed", async (_, follows, probability) => {
    const agents = [...new Set(follows.map((pair) => pair.split(">")[0] ?? ""))];
    const simulated = await sharesOfReshare(agents, follows, probability, runs);
    const exact = exactShares(agents, follows, probability);
    for (const agent of agents) {
      const p = exact(agent);
      // Four standard deviations of the mean; the seeds are fixed, so this never varies.
      expect(Math.abs(simulated(agent) - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / runs));
    }
  });
});
