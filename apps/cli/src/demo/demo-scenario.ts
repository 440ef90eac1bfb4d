import { buildScenario, type LoadedScenario } from "@concordat/simulation";
import { demoFeed, demoProfiles } from "./demo-data.js";

/**
 * Four people who follow each other, two rounds, two posts each: 16 decisions, whatever the model makes of them. What
 * is written in the first round is the newest in the second, so that the others see it.
 */
export function demoScenario(): LoadedScenario {
  return buildScenario(
    {
      name: "demo",
      seed: 7,
      rounds: 2,
      starts_at: "2026-03-14T12:05:00Z",
      round_minutes: 60,
      audience: { kind: "profiles", file: "profiles.json" },
      network: { kind: "everyone" },
      posts: { file: "posts.json" },
      feed: { ranker: "engagement", size: 2 },
      activity: 1,
      policy: { kind: "model", memory: 0 },
    },
    { profiles: demoProfiles, posts: demoFeed },
  );
}
