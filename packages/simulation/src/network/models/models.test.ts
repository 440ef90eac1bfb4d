import type { Scenario } from "@concordat/contracts/scenario";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KeyedRandom } from "../../random/keyed-random.js";
import { type EdgeList, Follows } from "../follows.js";
import { networkEdges } from "../network-edges.js";
import facts from "./networkx-models.json" with { type: "json" };
import { forEachPick, orderedPair, unorderedPair } from "./pairs.js";

type Network = Scenario["network"];

const noGroups = { groups: [], groupOf: () => 0 };

function drawn(network: object, agents: number, seed: number): EdgeList {
  return networkEdges(
    network as Network,
    { audience: { size: agents, ...noGroups }, given: null },
    new KeyedRandom(seed),
  );
}

/** The figures of a network as networkx computes them: degrees of what an agent follows, and clustering both ways. */
function figuresOf(edges: EdgeList, agents: number) {
  const follows = new Follows(agents, edges);
  const all = Array.from({ length: agents }, (_, agent) => agent);
  const degrees = all.map((agent) => follows.followedBy(agent).length);
  const mean = degrees.reduce((sum, degree) => sum + degree, 0) / agents;
  const neighbours = all.map(
    (agent) => new Set([...follows.followedBy(agent), ...follows.followersOf(agent)]),
  );
  let closedPaths = 0;
  let paths = 0;
  let clustering = 0;
  for (const near of neighbours) {
    const pairs = near.size * (near.size - 1);
    let closed = 0;
    for (const a of near) for (const b of near) if (a !== b && neighbours[a]?.has(b) === true) closed++;
    closedPaths += closed;
    paths += pairs;
    clustering += pairs === 0 ? 0 : closed / pairs;
  }
  return {
    mean_degree: mean,
    degree_variance: degrees.reduce((sum, degree) => sum + (degree - mean) ** 2, 0) / agents,
    max_degree: Math.max(...degrees),
    clustering: clustering / agents,
    triangles: paths === 0 ? 0 : closedPaths / paths,
  };
}

describe.each(facts.models)("a network of the model $name", ({ network, figures }) => {
  const draws = 40;
  const ours = Array.from({ length: draws }, (_, seed) =>
    figuresOf(drawn(network, facts.agents, seed), facts.agents),
  );

  it.each(Object.entries(figures))("has the %s of networkx's", (name, { mean, deviation }) => {
    const values = ours.map((one) => one[name as keyof typeof figures]);
    const average = values.reduce((sum, value) => sum + value, 0) / draws;
    // Five standard errors of the difference of both means; 200 draws of networkx.
    const tolerance = 5 * deviation * Math.sqrt(1 / draws + 1 / 200) + 1e-9;
    expect(Math.abs(average - mean)).toBeLessThanOrEqual(tolerance);
  });

  it("has no follow twice and nobody who follows themselves, and is the same for the same seed", () => {
    for (const seed of [1, 2, 3]) {
      const { followers, followed } = drawn(network, facts.agents, seed);
      const keys = new Set(Array.from(followers, (follower, pair) => `${follower}>${followed[pair]}`));
      expect(keys.size).toBe(followers.length);
      expect(followers.some((follower, pair) => follower === followed[pair])).toBe(false);
      expect(drawn(network, facts.agents, seed)).toEqual({ followers, followed });
      if (!("directed" in network))
        expect(followers.every((follower, pair) => keys.has(`${followed[pair]}>${follower}`))).toBe(true);
    }
  }, 60_000);
});

it("draws exactly as many edges as it says, up to all possible ones", () => {
  for (const edges of [0, 1, 7, 44, 45])
    expect(drawn({ kind: "erdos-renyi", edges }, 10, 1).followers.length).toBe(2 * edges);
  expect(drawn({ kind: "erdos-renyi", edges: 90, directed: true }, 10, 1).followers.length).toBe(90);
  expect(drawn({ kind: "erdos-renyi", probability: 1 }, 10, 1).followers.length).toBe(90);
  expect(drawn({ kind: "erdos-renyi", probability: 0 }, 10, 1).followers.length).toBe(0);
});

it("takes the segments of the audience as blocks unless sizes are given", () => {
  const groupOf = (agent: number): number => agent % 2;
  const group = { segment: null, activity: null, policy: null };
  const { followers, followed } = networkEdges(
    {
      kind: "stochastic-blocks",
      probabilities: [
        [1, 0],
        [0, 1],
      ],
    },
    { audience: { size: 8, groups: [group, group], groupOf }, given: null },
    new KeyedRandom(1),
  );
  expect(followers.length).toBe(24);
  expect(followers.every((follower, pair) => follower % 2 === (followed[pair] ?? 0) % 2)).toBe(true);
});

it("numbers every possible pair once", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), (count) => {
      const ordered = Array.from({ length: count * (count - 1) }, (_, index) => orderedPair(index, count));
      expect(new Set(ordered.map(String)).size).toBe(ordered.length);
      expect(ordered.every(([a, b]) => a !== b && a < count && b < count && b >= 0)).toBe(true);
      const unordered = Array.from({ length: (count * (count - 1)) / 2 }, (_, index) => unorderedPair(index));
      expect(new Set(unordered.map(String)).size).toBe(unordered.length);
      expect(unordered.every(([a, b]) => b < a && a < count && b >= 0)).toBe(true);
    }),
  );
  for (const high of [94_906_266, 1_000_000]) {
    const index = (high * (high - 1)) / 2;
    expect([unorderedPair(index - 1), unorderedPair(index)]).toEqual([
      [high - 1, high - 2],
      [high, 0],
    ]);
  }
});

it("picks each number with its probability", () => {
  const draws = new KeyedRandom(1);
  const key = draws.keyFor("edge");
  let at = 0;
  const counts = new Array<number>(10).fill(0);
  for (let run = 0; run < 20_000; run++)
    forEachPick(
      10,
      0.3,
      () => draws.uniformOf(key, at++, 0, 0, 0, 0),
      (picked) => {
        counts[picked] = (counts[picked] ?? 0) + 1;
      },
    );
  for (const count of counts) expect(Math.abs(count / 20_000 - 0.3)).toBeLessThan(0.02);
});
