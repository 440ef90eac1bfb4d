import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createMemoryLedger, simulate } from "../index.js";
import { surveyedModel, surveyedScenario } from "../testing/survey-scenario.js";
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
