import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ScenarioInput } from "@concordat/contracts/scenario";
import { createScriptedClient } from "@concordat/llm/scripted";
import { buildScenario, modelPolicies, simulate } from "@concordat/simulation";
import { createRunFolder } from "@concordat/simulation/sqlite";

/** A folder for runs, which is removed in the end. */
export interface RunsFolder extends AsyncDisposable {
  /** Its path. */
  readonly path: string;
}

/** Makes a folder for runs. */
export async function runsFolder(): Promise<RunsFolder> {
  const path = await mkdtemp(join(tmpdir(), "concordat-viewer-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** How a street is played. */
export interface StreetPlaying {
  /** The rounds to play now. Default: all three. */
  readonly maxRequests?: number;
  /** What the post of the town says. */
  readonly text?: string;
  /** What replies say. */
  readonly reply?: string;
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

/** Plays a street of twelve, half of them asked, half of them ruled, into a folder; or continues it there. */
export async function playStreet(
  folder: string,
  { maxRequests, text = "The street will be closed to cars.", reply = "From when on?" }: StreetPlaying = {},
): Promise<void> {
  const answers = [
    { choice: "LIKE", reason: "It concerns me." },
    { choice: "REPLY", reason: "I have a question.", content: reply },
    { choice: "RESHARE", reason: "Others should know." },
    { choice: "SCROLL", reason: "Not for me." },
  ];
  const client = createScriptedClient((_, index) =>
    index % 9 === 8 ? "I would rather not." : JSON.stringify(answers[index % answers.length]),
  );
  const loaded = buildScenario({
    ...scenario,
    events: [
      {
        round: 0,
        kind: "post",
        post: { id: "m1", author_id: "cityhall", text, followed_by: "everyone" },
      },
    ],
  });
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
