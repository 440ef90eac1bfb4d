import { buildScenario } from "@concordat/simulation";
import { expect, it } from "vitest";
import { formatOutsideAuthors } from "./outside-authors.js";

const profiles = ["mara", "leo"].map((id) => ({ id, name: id, interests: ["bread"] }));

/** A scenario with a post by each author. */
function lineFor(authors: readonly { readonly id: string; readonly followed_by?: "everyone" }[]) {
  const posts = authors.map(({ id, ...more }, index) => ({
    id: `m${index}`,
    author_id: id,
    text: "Bread!",
    timestamp: "2026-03-14T12:00:00Z",
    ...more,
  }));
  const scenario = {
    name: "notes",
    seed: 1,
    rounds: 1,
    starts_at: "2026-03-14T12:05:00Z",
    audience: { kind: "profiles", file: "profiles.json" },
    network: { kind: "everyone" },
    posts: { file: "posts.json" },
    round_minutes: 60,
    activity: 1,
    feed: { ranker: "chronological", size: 2 },
    policy: { kind: "cascade", probability: 0 },
  } as const;
  return formatOutsideAuthors(buildScenario(scenario, { profiles, posts }));
}

it("names the authors whose posts everyone sees, where the scenario does not say so itself", () => {
  expect(lineFor([{ id: "mara" }])).toBeNull();
  expect(lineFor([{ id: "cityhall", followed_by: "everyone" }])).toBeNull();
  expect(lineFor([{ id: "mora" }])).toBe(
    "everyone sees the posts of mora: it is not an agent, and nobody follows it",
  );
  expect(lineFor(["a", "b", "c", "d", "e", "f", "mara"].map((id) => ({ id })))).toBe(
    "everyone sees the posts of a, b, c, d, e and 1 more: they are not agents, and nobody follows them",
  );
});
