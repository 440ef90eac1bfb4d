import { buildScenario, type LoadedScenario, type RelevanceRow } from "@concordat/simulation";
import { demoFeed, demoProfiles } from "./demo-data.js";

/** The seed of the initial feeds. */
const demoSeed = 7;

/**
 * Creates a scenario of four people who follow each other, with two rounds of two posts: 16 decisions. The rule
 * `relevance` makes the choices, and the model writes the texts. A post of average relevance is scrolled past with a
 * probability of about one half.
 */
export function demoScenario(relevance: readonly RelevanceRow[], seed = demoSeed): LoadedScenario {
  return buildScenario(
    {
      name: "demo",
      seed,
      rounds: 2,
      starts_at: "2026-03-14T12:05:00Z",
      round_minutes: 60,
      audience: { kind: "profiles", file: "profiles.json" },
      network: { kind: "everyone" },
      posts: { file: "posts.json" },
      feed: { ranker: "engagement", size: 2 },
      activity: 1,
      relevance: { file: "relevance.json" },
      policy: {
        kind: "relevance",
        rates: { LIKE: 0.25, REPLY: 0.15, RESHARE: 0.1 },
        weight: 1.5,
        words: true,
      },
    },
    { profiles: demoProfiles, posts: demoFeed, relevance },
  );
}
