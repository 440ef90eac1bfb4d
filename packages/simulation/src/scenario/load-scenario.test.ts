import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { opinion } from "../testing/survey-scenario.js";
import { loadScenario } from "./load-scenario.js";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-load-"));
  await writeFile(join(folder, "opinion.json"), JSON.stringify(opinion));
});
afterEach(() => rm(folder, { recursive: true }));

/** A scenario whose surveys name these files, round by round. */
async function asking(...files: readonly string[]): Promise<string> {
  const path = join(folder, "scenario.json");
  const scenario = {
    name: "small",
    seed: 1,
    rounds: 2,
    starts_at: "2026-03-14T08:00:00Z",
    round_minutes: 60,
    audience: {
      kind: "segments",
      size: 10,
      segments: [{ name: "all", share: 1, interests: { from: ["tea"], count: 1 } }],
    },
    network: { kind: "random", follows_each: 1 },
    feed: { ranker: "chronological", size: null },
    activity: 1,
    policy: { kind: "model" },
    events: files.map((questions, round) => ({ round, kind: "survey", questions })),
  };
  await writeFile(path, JSON.stringify(scenario));
  return path;
}

it("takes a questionnaire that is named in several ways for one file", async () => {
  const { inputs, questionnaires } = await loadScenario(
    await asking("opinion.json", "./opinion.json", join(folder, "opinion.json")),
  );
  expect(inputs.map(({ name }) => name)).toEqual(["opinion.json"]);
  expect([...questionnaires.keys()]).toEqual(["opinion.json"]);
});

it("says once what is wrong with a questionnaire that is named in several ways", async () => {
  const [question] = opinion.questions;
  await writeFile(
    join(folder, "opinion.json"),
    JSON.stringify({ ...opinion, questions: [question, question] }),
  );
  const scenario = await asking("./opinion.json", "opinion.json");
  await expect(loadScenario(scenario)).rejects.toMatchObject({
    problems: [{ path: "/questions/1/id", message: 'must not be "support", which is question 1\'s' }],
  });
});

it("refuses another file of the same name: a run keeps copies by their names", async () => {
  await mkdir(join(folder, "other"));
  await copyFile(join(folder, "opinion.json"), join(folder, "other", "opinion.json"));
  await expect(loadScenario(await asking("opinion.json", "other/opinion.json"))).rejects.toThrow(
    "names a second file called opinion.json; file names must differ",
  );
});
