import { buildScenario, type LoadedScenario } from "@concordat/simulation";

/** The settings of a street that tests can choose. */
export interface Street {
  readonly agents?: number;
  readonly rounds?: number;
  readonly seed?: number;
  readonly policy?: { readonly kind: "cascade"; readonly probability: number } | { readonly kind: "model" };
}

/**
 * Returns a scenario with files, so that they are stored with its runs: a street of agents, each of whom has written
 * one post.
 */
export function street({
  agents = 12,
  rounds = 4,
  seed = 7,
  policy = { kind: "cascade", probability: 0.3 },
}: Street = {}): LoadedScenario {
  const ids = Array.from({ length: agents }, (_, index) => `agent-${index}`);
  return buildScenario(
    {
      name: "street",
      seed,
      rounds,
      starts_at: "2026-03-14T08:00:00Z",
      round_minutes: 60,
      audience: { kind: "profiles", file: "profiles.json" },
      network: { kind: "preferential-attachment", follows_each: 3 },
      posts: { file: "posts.json" },
      feed: { ranker: "chronological", size: 4 },
      activity: 0.9,
      policy,
    },
    {
      profiles: ids.map((id) => ({ id, name: id, interests: ["night trains"] })),
      posts: ids.map((author_id, index) => ({
        id: `post-${index}`,
        author_id,
        text: "Night trains are back.",
        round: index % rounds,
      })),
    },
  );
}
