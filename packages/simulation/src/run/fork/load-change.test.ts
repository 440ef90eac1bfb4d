import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createMemoryLedger, simulate } from "../../index.js";
import { surveyedModel, surveyedScenario } from "../../testing/survey-scenario.js";
import { fork } from "./fork.js";
import { loadChange } from "./load-change.js";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-change-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Reads a change that asks the questionnaire of a file. */
async function asking(questions: string) {
  const parent = { scenario: surveyedScenario(), ledger: createMemoryLedger() };
  await simulate({ ...parent, model: surveyedModel().model });
  const file = join(folder, "change.json");
  await writeFile(file, JSON.stringify({ events: [{ round: 2, kind: "survey", questions }] }));
  return loadChange(file, { parent, at: 1 });
}

it.each(["opinion.json", "./opinion.json"])("knows the questionnaire of a run as %s", async (questions) => {
  expect((await asking(questions)).events).toMatchObject([{ questions }]);
});

it("takes a file of the same name in another folder for none of the run's questionnaires", async () => {
  await expect(asking("other/opinion.json")).rejects.toThrow(
    'names "other/opinion.json", which is not a questionnaire of the run; it has "opinion.json"',
  );
});

/** Reads a change whose posts are in a file. */
async function withPosts(csv: string, more: object = {}) {
  const parent = { scenario: surveyedScenario(), ledger: createMemoryLedger() };
  await simulate({ ...parent, model: surveyedModel().model });
  await writeFile(join(folder, "launch.csv"), csv);
  const file = join(folder, "change.json");
  await writeFile(file, JSON.stringify({ event_files: ["launch.csv"], ...more }));
  return { parent, change: await loadChange(file, { parent, at: 1 }) };
}

it("takes posts of a file as events, in addition to the run's own from the fork on", async () => {
  const { parent, change } = await withPosts("id,author_id,text,round\nextra,shop,Tea,1\n");
  const own = parent.scenario.scenario.events.filter(({ round }) => round >= 1);
  expect(change.event_files).toBeUndefined();
  expect(change.events).toEqual([
    ...own,
    { round: 1, kind: "post", post: expect.objectContaining({ id: "extra", text: "Tea" }) },
  ]);
  const ledger = createMemoryLedger();
  const { model } = surveyedModel();
  const { scenario } = await fork({ parent, at: 1, change, ledger, model });
  await simulate({ scenario, ledger, model });
  const posts: unknown[] = [];
  for await (const { row } of ledger.read("post", { columns: ["round", "post"] })) posts.push(row);
  expect(posts).toContainEqual([1, "extra"]);
});

it.each<[string, string, string]>([
  [
    "before the fork",
    "id,author_id,text,round\nextra,shop,Tea,0\n",
    "launch.csv:2: /round is in round 0; the fork changes rounds 1 to ",
  ],
  ["without a time", "id,author_id,text\nextra,shop,Tea\n", "launch.csv:2: must have a timestamp or a round"],
])("refuses posts of a file %s, with its line", async (_, csv, message) => {
  await expect(withPosts(csv)).rejects.toThrow(message);
});
