import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { QuestionnaireInput } from "@concordat/contracts/questionnaire";
import type { ScenarioInput } from "@concordat/contracts/scenario";
import { createScriptedClient } from "@concordat/llm/scripted";
import { buildScenario, modelPolicies, simulate } from "@concordat/simulation";
import { createRunFolder } from "@concordat/simulation/sqlite";

/** A temporary folder for runs. It is removed when it is disposed. */
export interface RunsFolder extends AsyncDisposable {
  /** The path of the folder. */
  readonly path: string;
}

/** Creates a temporary folder for runs. */
export async function runsFolder(): Promise<RunsFolder> {
  const path = await mkdtemp(join(tmpdir(), "concordat-viewer-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** Options for running a street. */
export interface StreetPlaying {
  /** Maximum number of requests in this call. Default: unlimited, for all three rounds. */
  readonly maxRequests?: number;
  /** The text of the town's post. */
  readonly text?: string;
  /** The text of replies. */
  readonly reply?: string;
  /**
   * Whether surveys ask all agents before round 0 and after the last round, and one segment before round 1. Default:
   * false.
   */
  readonly isSurveyed?: boolean;
  /** The round from which agent-00 follows agent-06. Default: never. */
  readonly followsFrom?: number;
}

/** A questionnaire with a question of each kind. */
const opinion: QuestionnaireInput = {
  name: "opinion",
  questions: [
    { id: "support", kind: "choice", text: "Are you for it?", choices: ["yes", "no", "undecided"] },
    {
      ...{ id: "trust", kind: "scale", text: "Do you trust the town?" },
      ...{ lowest: 1, lowest_means: "not at all", highest: 5, highest_means: "completely" },
    },
    { id: "trips", kind: "number", text: "How many trips?", minimum: 0, maximum: 50, whole: true },
    { id: "worry", kind: "text", text: "What worries you?", max_length: 40 },
  ],
};
const surveys = [
  { round: 0, kind: "survey", questions: "opinion.json" },
  { round: 1, kind: "survey", questions: "opinion.json", segment: "asked" },
  { round: 3, kind: "survey", questions: "opinion.json" },
] as const;

/** Returns the answer of a scripted model to a survey question; `null` if the request is not from a survey. */
function surveyAnswer(prompt: string, index: number): string | null {
  const given: readonly (readonly [asked: string, answer: string | number])[] = [
    ["Are you for it?", ["yes", "no", "undecided"][index % 3] ?? ""],
    ["Do you trust the town?", 1 + (index % 5)],
    ["How many trips?", index % 7],
    ["What worries you?", `Parking ${index % 4}.`],
  ];
  const answer = given.find(([asked]) => prompt.includes(asked))?.[1];
  if (answer === undefined) return null;
  return index % 11 === 10 ? "I would rather not." : JSON.stringify({ answer });
}

const scenario: ScenarioInput = {
  name: "street",
  seed: 7,
  rounds: 3,
  starts_at: "2026-03-14T08:00:00+01:00",
  round_minutes: 60,
  audience: {
    kind: "segments",
    size: 12,
    segments: [
      { name: "asked", share: 0.5, interests: { from: ["cars", "cafés"], count: 1 } },
      {
        name: "ruled",
        share: 0.5,
        interests: { from: ["trams"], count: 1 },
        policy: { kind: "cascade", probability: 0.4 },
      },
    ],
  },
  network: { kind: "small-world", neighbours: 4, rewired: 0.2 },
  events: [],
  feed: { ranker: "chronological", size: 5 },
  activity: 1,
  policy: { kind: "model", memory: 2 },
};

function followEvents(round: number | undefined) {
  const follows = [{ follower: "agent-00", followed: "agent-06" }];
  return round === undefined ? [] : [{ round, kind: "follow" as const, follows }];
}

/**
 * Runs a street of twelve agents in a folder, or resumes it there. A model decides for half of the agents, and a rule
 * for the others.
 */
export async function playStreet(
  folder: string,
  {
    maxRequests,
    text = "The street will be closed to cars.",
    reply = "From when on?",
    isSurveyed = false,
    followsFrom,
  }: StreetPlaying = {},
): Promise<void> {
  const answers = [
    { choice: "LIKE", reason: "It concerns me." },
    { choice: "REPLY", reason: "I have a question.", content: reply },
    { choice: "RESHARE", reason: "Others should know." },
    { choice: "SCROLL", reason: "Not for me." },
  ];
  const client = createScriptedClient(({ messages }, index) => {
    const asked = surveyAnswer(messages.map(({ content }) => content).join("\n"), index);
    return (
      asked ?? (index % 9 === 8 ? "I would rather not." : JSON.stringify(answers[index % answers.length]))
    );
  });
  const post = { id: "m1", author_id: "cityhall", text, followed_by: "everyone" } as const;
  const events = [
    { round: 0, kind: "post", post } as const,
    ...(isSurveyed ? surveys : []),
    ...followEvents(followsFrom),
  ];
  const loaded = buildScenario(
    { ...scenario, events },
    isSurveyed ? { questionnaires: { "opinion.json": opinion } } : {},
  );
  const { isRunFolder, openRunFolder } = await import("@concordat/simulation/sqlite");
  const run = (await isRunFolder(folder))
    ? await openRunFolder(folder)
    : await createRunFolder(folder, loaded);
  try {
    await simulate({
      scenario: run.scenario,
      ledger: run.ledger,
      model: modelPolicies({ client, maxAttempts: 1 }),
      ...(maxRequests === undefined ? {} : { limits: { maxRequests } }),
    });
    await run.writeManifest();
  } finally {
    await run.close();
  }
}
