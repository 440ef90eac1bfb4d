import type { QuestionnaireInput } from "@concordat/contracts/questionnaire";
import { buildScenario, type LoadedScenario } from "@concordat/simulation";

/** Rounds of the scenario; a survey after the last is recorded as one more. */
const rounds = 4;

const opinion: QuestionnaireInput = {
  name: "opinion",
  questions: [
    { id: "support", kind: "choice", text: "Are you for night trains?", choices: ["yes", "no", "undecided"] },
    {
      id: "trust",
      kind: "scale",
      text: "Do you trust the railway?",
      lowest: 1,
      lowest_means: "not at all",
      highest: 7,
      highest_means: "completely",
    },
    { id: "trips", kind: "number", text: "How many trips a year?", minimum: 0, maximum: 50, whole: true },
    { id: "worry", kind: "text", text: "What worries you?", max_length: 60 },
  ],
};

/** Before each round and after the last; what is said before the first and the third is remembered. */
const surveys = Array.from({ length: rounds + 1 }, (_, round) => ({
  round,
  kind: "survey" as const,
  questions: "opinion.json",
  remembered: round % 2 === 0,
}));

/** A scenario in which each agent makes four decisions a round, and answers four questions before it where there are surveys. */
export function machinesScenario(agents: number, { surveyed = false } = {}): LoadedScenario {
  return buildScenario(
    {
      name: "machines",
      seed: 7,
      rounds,
      starts_at: "2026-03-14T08:00:00Z",
      round_minutes: 60,
      audience: {
        kind: "segments",
        size: agents,
        segments: [{ name: "all", share: 1, interests: { from: ["night trains"], count: 1 } }],
      },
      network: { kind: "preferential-attachment", follows_each: 3 },
      posts: { file: "posts.json" },
      feed: { ranker: "chronological", size: 4 },
      activity: 1,
      policy: { kind: "model", memory: 2 },
      events: surveyed ? surveys : [],
    },
    {
      posts: Array.from({ length: 3 * rounds }, (_, index) => ({
        id: `m${index}`,
        author_id: "paper",
        text: `Message ${index}`,
        round: index % rounds,
        followed_by: "everyone" as const,
      })),
      ...(surveyed ? { questionnaires: { "opinion.json": opinion } } : {}),
    },
  );
}
