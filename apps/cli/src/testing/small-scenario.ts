const scenarioOf = {
  ...{ name: "corner", seed: 7, rounds: 2, starts_at: "2026-03-14T08:00:00Z", round_minutes: 60 },
  audience: { kind: "profiles", file: "profiles.json" },
  network: { kind: "preferential-attachment", follows_each: 1 },
  feed: { ranker: "mixed", size: 3 },
  activity: 1,
  policy: { kind: "model", memory: 3 },
};

/**
 * A scenario of two rounds in which posts of a city appear, with the given ids in turn. It reads
 * `profiles.json`.
 */
export function smallScenario(ids: readonly string[]) {
  return {
    ...scenarioOf,
    events: ids.map((id, index) => ({
      ...{ round: index % 2, kind: "post" },
      post: { id, author_id: "cityhall", text: `Notice ${id}.`, followed_by: "everyone" },
    })),
  };
}

/** The same in one round, with a slot for a message and a survey before and after. It also reads `opinion.json`. */
export function surveyedScenario(id: string) {
  const { events, ...scenario } = smallScenario([id]);
  return {
    ...scenario,
    rounds: 1,
    events: [
      ...[0, 1].map((round) => ({ round, kind: "survey", questions: "opinion.json" })),
      ...events.map(({ post, ...event }) => ({ ...event, post: { ...post, slot: "s" } })),
    ],
  };
}
