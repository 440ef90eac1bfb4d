import fc from "fast-check";
import { expect, it } from "vitest";
import { Engine } from "../run/engine.js";
import { smallScenario } from "../testing/scenarios.js";
import type { World } from "../world/world.js";
import { rankerOf } from "./built-in-rankers.js";
import bm25Scores from "./rankers/bm25-scores.json" with { type: "json" };
import { termsOf } from "./words-of-text.js";

const words = ["night", "trains", "cycling", "owls", "bread"];
const posts = fc.array(
  fc.record({
    text: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 }).map((some) => some.join(" ")),
    likes: fc.nat(5_000),
    reshares: fc.nat(300),
    replies: fc.nat(300),
    minute: fc.integer({ min: 0, max: 59 }),
    day: fc.integer({ min: 1, max: 14 }),
  }),
  { minLength: 1, maxLength: 10 },
);
type Given = typeof posts extends fc.Arbitrary<infer Value> ? Value : never;

const interest = "night trains";
const starts = Date.parse("2026-03-14T08:00:00Z");
const timeOf = ({ day, minute }: Given[number]): string =>
  `2026-03-${String(day).padStart(2, "0")}T07:${String(minute).padStart(2, "0")}:00Z`;

function worldOf(given: Given): World {
  const scenario = smallScenario(
    ["ada"],
    [],
    {},
    {
      posts: given.map(({ day, minute, ...post }, index) => ({
        id: `p${index}`,
        author_id: "paper",
        timestamp: timeOf({ ...post, day, minute }),
        round: 0,
        ...post,
      })),
    },
  );
  return new Engine(scenario, {}).atFirstRound().world;
}

const scores = (
  world: World,
  ranker: string,
  weights?: Parameters<typeof rankerOf>[0]["weights"],
): number[] => {
  const score = rankerOf({ ranker, ...(weights === undefined ? {} : { weights }) }, []).prepare(world);
  return Array.from({ length: world.posts.count }, (_, post) => score(post, 0));
};

const votes = ({ likes, reshares, replies }: Given[number]): number => likes + reshares + replies;

/** Okapi BM25 (k1 = 1.2, b = 0.75) of the agent's interests, written from its definition. */
function bm25(given: Given, index: number): number {
  const texts = given.map(({ text }) => termsOf(text));
  const average = texts.flat().length / texts.length;
  const own = texts[index] ?? [];
  return termsOf(interest).reduce((sum, term) => {
    const holding = texts.filter((text) => text.includes(term)).length;
    const count = own.filter((word) => word === term).length;
    const idf = Math.log((texts.length - holding + 0.5) / (holding + 0.5) + 1);
    return sum + (idf * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * own.length) / average));
  }, 0);
}

function expectClose(actual: readonly number[], expected: readonly number[]): void {
  expect(actual).toHaveLength(expected.length);
  for (const [index, value] of expected.entries()) expect(actual[index]).toBeCloseTo(value, 9);
}

it("ranks by time, by Reddit's hot score and by BM25 as they are defined", () => {
  fc.assert(
    fc.property(posts, (given) => {
      const world = worldOf(given);
      const times = given.map((post) => Date.parse(timeOf(post)));
      expect(scores(world, "chronological")).toEqual(times);
      const hot = given.map(
        (post, index) => Math.log10(Math.max(1, votes(post))) + (times[index] ?? 0) / 45_000_000,
      );
      expectClose(scores(world, "engagement"), hot);
      expectClose(
        scores(world, "interests"),
        given.map((_, index) => bm25(given, index)),
      );
    }),
  );
});

it("scores interests as rank_bm25 does", () => {
  for (const { posts: texts, interests, scores: expected } of bm25Scores) {
    const { world } = new Engine(
      smallScenario(
        ["ada"],
        [],
        {},
        {
          profiles: [{ id: "ada", name: "Ada", interests }],
          posts: texts.map((text, index) => ({ id: `p${index}`, author_id: "paper", text })),
        },
      ),
      {},
    ).atFirstRound();
    expectClose(scores(world, "interests"), expected);
  }
});

it("mixes recency, engagement and interests by the given weights", () => {
  const weight = fc.double({ min: 0, max: 3, noNaN: true });
  const weights = fc.record({ chronological: weight, engagement: weight, interests: weight });
  fc.assert(
    fc.property(posts, weights, (given, by) => {
      const expected = given.map((post, index) => {
        const recency = 0.5 ** ((starts - Date.parse(timeOf(post))) / 86_400_000);
        const engaged = Math.log10(1 + votes(post));
        const match = bm25(given, index);
        return (
          by.chronological * recency +
          (by.engagement * engaged) / (1 + engaged) +
          (by.interests * match) / (1 + match)
        );
      });
      expectClose(scores(worldOf(given), "mixed", by), expected);
    }),
  );
});
