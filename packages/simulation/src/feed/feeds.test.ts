import fc from "fast-check";
import { expect, it } from "vitest";
import { compareBytes } from "../hash/byte-order.js";
import { Engine } from "../run/engine.js";
import { smallScenario } from "../testing/scenarios.js";
import { builtInRankers, rankerOf, scoredRankers } from "./built-in-rankers.js";
import { Feeds } from "./feeds.js";

const agents = ["a", "b", "c", "d"];
const authors = [...agents, "paper"];

/** Those that need no file of the scenario. */
const plainRankers = builtInRankers.filter((name) => !scoredRankers.includes(name));

const worlds = fc.record({
  follows: fc.uniqueArray(
    fc.tuple(fc.constantFrom(...agents), fc.constantFrom(...authors)).filter(([a, b]) => a !== b),
    { selector: String, maxLength: 12 },
  ),
  posts: fc.array(
    fc.record({
      author_id: fc.constantFrom(...authors),
      likes: fc.nat(3),
      text: fc.constantFrom("night trains", "cycling", "trains and night owls"),
      followed_by: fc.constantFrom("followers" as const, "everyone" as const),
      hour: fc.integer({ min: 5, max: 8 }),
    }),
    { maxLength: 12 },
  ),
  hidden: fc.nat(11),
  size: fc.option(fc.integer({ min: 1, max: 6 })),
  share: fc.constantFrom(0, 0.25, 0.5, 1),
  ranker: fc.constantFrom(...plainRankers),
});

it("passes over agents whom nothing has reached, and nobody else", () => {
  const follows = ["b>a", "d>c"];
  const readersOf = (followed_by: "followers" | "everyone", from_outside: number): number[] => {
    const feed = { ranker: "chronological" as const, size: 4, from_outside };
    const posts = [{ id: "m1", author_id: "a", text: "Night trains.", followed_by }];
    const { world } = new Engine(smallScenario(agents, follows, { feed }, { posts }), {}).atFirstRound();
    const feeds = new Feeds(world, rankerOf(world.feed, []));
    const readers: number[] = [];
    for (let next = feeds.nextReader(0); next < agents.length; next = feeds.nextReader(next + 1))
      readers.push(next);
    return readers;
  };
  expect(readersOf("followers", 0)).toEqual([1]);
  expect(readersOf("everyone", 0)).toEqual([1, 2, 3]);
  expect(readersOf("followers", 0.5)).toEqual([0, 1, 2, 3]);
});

it("shows what a plain evaluation of the rules shows, whatever the world", () => {
  fc.assert(
    fc.property(worlds, ({ follows, posts, hidden, size, share, ranker }) => {
      const from_outside = size === null ? 0 : share;
      const { world } = new Engine(
        smallScenario(
          agents,
          follows.map(([follower, followed]) => `${follower}>${followed}`),
          { feed: { ranker, size, from_outside } },
          {
            posts: posts.map(({ hour, ...post }, index) => ({
              id: `p${index}`,
              timestamp: `2026-03-14T0${hour}:00:00Z`,
              ...post,
            })),
          },
        ),
        {},
      ).atFirstRound();
      if (hidden < posts.length) world.posts.hide(hidden);
      const score = rankerOf(world.feed, []).prepare(world);
      const follow = new Set(follows.map(String));

      const readers: number[] = [];
      const feeds = new Feeds(world, rankerOf(world.feed, []));
      for (let next = feeds.nextReader(0); next < agents.length; next = feeds.nextReader(next + 1))
        readers.push(next);

      for (const [agent, id] of agents.entries()) {
        const open = posts.flatMap((post, index) =>
          post.author_id === id || index === hidden ? [] : [{ ...post, index }],
        );
        const inside = open.filter(
          ({ author_id, followed_by }) => followed_by === "everyone" || follow.has(String([id, author_id])),
        );
        const outside = open.filter((post) => !inside.includes(post));
        const sorted = (list: typeof open) =>
          list
            .map(({ index }) => index)
            .sort((x, y) => score(y, agent) - score(x, agent) || compareBytes(`p${x}`, `p${y}`));
        const fromOutside = sorted(outside).slice(0, size === null ? 0 : Math.round(size * from_outside));
        const fromInside = sorted(inside).slice(0, size === null ? undefined : size - fromOutside.length);
        const expected = sorted(open.filter(({ index }) => [...fromInside, ...fromOutside].includes(index)));

        const shown: number[] = [];
        new Feeds(world, rankerOf(world.feed, [])).show(agent, false, ({ post, rank }) => {
          expect(rank).toBe(shown.length + 1);
          shown.push(post);
        });
        expect(shown).toEqual(expected);
        // An agent that is not among the readers has no posts left to see.
        if (!readers.includes(agent)) expect(expected).toEqual([]);

        // Nothing is shown twice: the next feed has what did not fit, and nothing else.
        new Feeds(world, rankerOf(world.feed, [])).show(agent, false, ({ post }) => {
          expect(shown).not.toContain(post);
        });
      }
    }),
    { numRuns: 300 },
  );
});
