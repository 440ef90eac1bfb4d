import type { PolicySpec } from "@concordat/contracts/scenario";
import { describe, expect, it } from "vitest";
import { Engine } from "../run/engine.js";
import { postBy, smallScenario } from "../testing/scenarios.js";

/** Agents that follow one to eight others each, as `benchmarks/src/linear-threshold.mjs` draws them. */
function edgesOf(size: number): [follower: number, followed: number][] {
  let state = 1;
  const below = (bound: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 4_294_967_296) * bound);
  };
  return Array.from({ length: size }, (_, follower) => {
    const followed = new Set<number>();
    for (let count = 1 + below(8); count > 0; count--) followed.add(below(size));
    followed.delete(follower);
    return [...followed].map((other): [number, number] => [follower, other]);
  }).flat();
}

/** How many have adopted a post after each round, its author among them. */
async function curveOf(
  agents: readonly string[],
  follows: readonly string[],
  share: number,
  { author = "a0", rounds = 4, rules = 2 } = {},
): Promise<number[]> {
  return curve(agents, follows, { kind: "threshold", share }, { author, rounds, rules });
}

async function curve(
  agents: readonly string[],
  follows: readonly string[],
  policy: PolicySpec,
  { author, rounds, rules }: { readonly author: string; readonly rounds: number; readonly rules: number },
): Promise<number[]> {
  const scenario = smallScenario(agents, follows, { rounds, policy }, { posts: [postBy(author)] });
  const engine = new Engine(scenario, {}, rules);
  const counts = [1];
  for (let round = 0; round < rounds; round++) {
    engine.close((await engine.begin()).plan, []);
    counts.push(1 + (engine.world.posts.reshares[0] ?? 0));
  }
  return counts;
}

describe("the threshold policy is the linear threshold model", () => {
  // What NDlib 5.1.1's ThresholdModel counts as active after each iteration on the same graph; the benchmark repeats it.
  it.each([
    [0.125, [1, 12, 49, 156, 277, 297, 300]],
    [0.2, [1, 5, 14, 37, 98, 201, 276, 299, 300]],
    [0.25, [1, 2, 5, 10, 16, 30, 60, 108, 205, 282, 299, 300]],
    [0.34, [1, 1, 1, 1]],
  ])("with a share of %d, 300 agents adopt round for round as in NDlib", async (share, expected) => {
    const edges = edgesOf(300);
    const counts = new Uint32Array(300);
    for (const [, followed] of edges) counts[followed] = (counts[followed] ?? 0) + 1;
    const hub = counts.indexOf(Math.max(...counts));
    const curve = await curveOf(
      Array.from({ length: 300 }, (_, index) => `a${index}`),
      edges.map(([follower, followed]) => `a${follower}>a${followed}`),
      share,
      { author: `a${hub}`, rounds: expected.length - 1 },
    );
    expect(curve).toEqual(expected);
  });

  it("counts the author of a post and every agent that reshared it", async () => {
    const follows = ["a1>a0", "a2>a1", "a2>a3"];
    expect(await curveOf(["a0", "a1", "a2", "a3"], follows, 0.5)).toEqual([1, 2, 3, 3, 3]);
  });

  it("reaches a share that is a quotient: 7 of 100 are 0.07", async () => {
    const agents = Array.from({ length: 101 }, (_, index) => `a${index}`);
    const follows = agents.slice(0, 100).map((agent) => `a100>${agent}`);
    // Six follow the author, so that with the author seven of those that the last one follows have adopted.
    for (let index = 1; index <= 6; index++) follows.push(`a${index}>a0`);
    expect(await curveOf(agents, follows, 0.07)).toEqual([1, 7, 8, 8, 8]);
  });

  it("takes what reaches everyone as if everyone followed its author", async () => {
    const agents = ["a0", "a1", "a2"];
    const follows = ["a0>a1", "a1>a0", "a2>a0", "a2>a1"];
    expect(await curveOf(agents, follows, 0.5, { author: "paper" })).toEqual([1, 3, 4, 4, 4]);
    expect(await curveOf(agents, follows, 0.9, { author: "paper" })).toEqual([1, 1, 1, 1, 1]);
  });

  it("keeps in runs of the first version of the rules what they decided: the author does not count", async () => {
    expect(await curveOf(["a0", "a1"], ["a1>a0"], 0.5, { rules: 1 })).toEqual([1, 1, 1, 1, 1]);
    expect(await curveOf(["a0", "a1"], ["a1>a0"], 0.5)).toEqual([1, 2, 2, 2, 2]);
  });
});

describe("the absolute threshold", () => {
  it.each([1, 2, 3])("of %d is reached round for round as in a loop over sets", async (count) => {
    const edges = edgesOf(300);
    // The first thirty follow the author, so that a number of adopters above 1 can be reached.
    const all = [...edges, ...Array.from({ length: 30 }, (_, index): [number, number] => [index + 1, 0])];
    const unique = [...new Map(all.map((edge) => [String(edge), edge])).values()];
    const adopted = new Set([0]);
    const expected = [1];
    for (let round = 0; round < 8; round++) {
      const next = Array.from({ length: 300 }, (_, agent) => agent).filter(
        (agent) => unique.filter(([from, to]) => from === agent && adopted.has(to)).length >= count,
      );
      for (const agent of next) adopted.add(agent);
      expected.push(adopted.size);
    }
    const counts = await curve(
      Array.from({ length: 300 }, (_, index) => `a${index}`),
      unique.map(([follower, followed]) => `a${follower}>a${followed}`),
      { kind: "absolute-threshold", count },
      { author: "a0", rounds: 8, rules: 2 },
    );
    expect(counts).toEqual(expected);
    expect(counts.at(-1)).toBeGreaterThan(count === 1 ? 200 : 0);
  });

  it("counts the author of a post that reaches everyone once", async () => {
    const policy = { kind: "absolute-threshold", count: 2 } as const;
    const options = { author: "paper", rounds: 3, rules: 2 };
    expect(await curve(["a0", "a1"], ["a0>a1", "a1>a0"], policy, options)).toEqual([1, 1, 1, 1]);
    expect(await curve(["a0", "a1"], ["a0>a1", "a1>a0"], { ...policy, count: 1 }, options)).toEqual([
      1, 3, 3, 3,
    ]);
  });
});
