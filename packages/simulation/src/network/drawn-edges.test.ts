import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KeyedRandom } from "../random/keyed-random.js";
import { everyoneEdges, preferentialEdges, randomEdges, smallWorldEdges } from "./drawn-edges.js";
import { type EdgeList, Follows } from "./follows.js";

const seeds = fc.nat(1_000_000);

const pairs = ({ followers, followed }: EdgeList): [number, number][] =>
  Array.from(followers, (follower, index) => [follower, followed[index] ?? -1]);

/** No one follows themselves or anybody twice, and everyone who is followed is an agent. */
function expectSound(edges: EdgeList, agents: number): void {
  const all = pairs(edges);
  expect(new Set(all.map(String)).size).toBe(all.length);
  for (const [follower, followed] of all) {
    expect(follower).not.toBe(followed);
    expect(Math.max(follower, followed)).toBeLessThan(agents);
  }
}

/** How many each agent follows. */
function followsOf(edges: EdgeList, agents: number): number[] {
  const counts = new Array<number>(agents).fill(0);
  for (const [follower] of pairs(edges)) counts[follower] = (counts[follower] ?? 0) + 1;
  return counts;
}

const followsEach = fc
  .integer({ min: 1, max: 30 })
  .chain((agents) =>
    fc.record({ agents: fc.constant(agents), each: fc.integer({ min: 0, max: agents - 1 }) }),
  );

it("lets everyone follow as many others as it says in a random network", () => {
  fc.assert(
    fc.property(followsEach, seeds, ({ agents, each }, seed) => {
      const edges = randomEdges(agents, each, new KeyedRandom(seed));
      expectSound(edges, agents);
      expect(followsOf(edges, agents)).toEqual(new Array(agents).fill(each));
    }),
  );
});

it("lets everyone follow as many others as it says in a network of preferential attachment", () => {
  fc.assert(
    fc.property(followsEach, seeds, ({ agents, each }, seed) => {
      const edges = preferentialEdges(agents, each, new KeyedRandom(seed));
      expectSound(edges, agents);
      expect(followsOf(edges, agents)).toEqual(new Array(agents).fill(each));
    }),
  );
});

it("gives those who have many followers more, and draws random networks without such hubs", () => {
  const most = (edges: EdgeList): number => {
    const follows = new Follows(2_000, edges);
    return Math.max(...Array.from({ length: 2_000 }, (_, agent) => follows.followersOf(agent).length));
  };
  const draws = new KeyedRandom(7);
  expect(most(preferentialEdges(2_000, 3, draws))).toBeGreaterThan(3 * most(randomEdges(2_000, 3, draws)));
});

describe("a small world", () => {
  const rings = fc.integer({ min: 3, max: 30 }).chain((agents) =>
    fc.record({
      agents: fc.constant(agents),
      half: fc.integer({ min: 1, max: Math.floor((agents - 1) / 2) }),
    }),
  );

  it("is a ring where nothing is rewired", () => {
    fc.assert(
      fc.property(rings, seeds, ({ agents, half }, seed) => {
        const edges = smallWorldEdges(agents, { neighbours: 2 * half, rewired: 0 }, new KeyedRandom(seed));
        const ring = Array.from({ length: agents }, (_, agent) =>
          Array.from({ length: half }, (_, step) => [
            [agent, (agent + step + 1) % agents],
            [agent, (agent - step - 1 + agents) % agents],
          ]).flat(),
        ).flat();
        expect(new Set(pairs(edges).map(String))).toEqual(new Set(ring.map(String)));
      }),
    );
  });

  it("keeps how many everyone follows when follows are redirected", () => {
    fc.assert(
      fc.property(
        rings,
        fc.double({ min: 0, max: 1, noNaN: true }),
        seeds,
        ({ agents, half }, rewired, seed) => {
          const edges = smallWorldEdges(agents, { neighbours: 2 * half, rewired }, new KeyedRandom(seed));
          expectSound(edges, agents);
          expect(followsOf(edges, agents)).toEqual(new Array(agents).fill(2 * half));
        },
      ),
    );
  });
});

it("is the same for the same seed, and another for another", () => {
  const drawn = (seed: number): string => String(pairs(randomEdges(50, 3, new KeyedRandom(seed))));
  expect(drawn(1)).toBe(drawn(1));
  expect(drawn(1)).not.toBe(drawn(2));
});

it("lets everyone follow everyone", () => {
  expectSound(everyoneEdges(7), 7);
  expect(pairs(everyoneEdges(7))).toHaveLength(42);
});

it("keeps follows as a plain set of pairs would, whatever is added and removed", () => {
  const pair = fc.tuple(fc.nat(5), fc.nat(5)).filter(([a, b]) => a !== b);
  const list = fc.uniqueArray(pair, { selector: String, maxLength: 15 });
  fc.assert(
    fc.property(list, list, list, (given, added, removed) => {
      const followers = Uint32Array.from(given, ([follower]) => follower);
      const follows = new Follows(6, {
        followers,
        followed: Uint32Array.from(given, ([, followed]) => followed),
      });
      follows.change(added, removed);
      const gone = new Set(removed.map(String));
      const fresh = added.filter((one) => !given.some((other) => String(other) === String(one)));
      const expected = [...given.filter((one) => !gone.has(String(one))), ...fresh].map(String).sort();
      const all = Array.from({ length: 6 }, (_, account) => account);
      expect(
        all.flatMap((one) => Array.from(follows.followedBy(one), (other) => `${one},${other}`)).sort(),
      ).toEqual(expected);
      expect(
        all.flatMap((one) => Array.from(follows.followersOf(one), (other) => `${other},${one}`)).sort(),
      ).toEqual(expected);
      for (const one of all)
        for (const other of all) expect(follows.has(one, other)).toBe(expected.includes(`${one},${other}`));
      expect(follows.count).toBe(expected.length);
    }),
  );
});
