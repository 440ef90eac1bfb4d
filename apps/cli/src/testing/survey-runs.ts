import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { answerText, startModelServer } from "@concordat/testing/model-server";
import { runCli } from "./run-cli.js";

const position = (at: number): string => (at % 3 === 0 ? "against" : "for");
/** The ids of the people. */
export const ids = Array.from({ length: 60 }, (_, at) => `p${at}`);

/** The people whose real answers are known. Agents state their position, people do not always. */
export const real = ids
  .slice(0, 40)
  .map((id, at) => [id, position(at) === "for" && at % 7 > 0 ? "no" : "yes", 1 + (at % 7)]);
/** A table of answers. */
export const csv = (rows: readonly (readonly (string | number)[])[], head = "person,support,trust"): string =>
  `${[head, ...rows.map((row) => row.join(","))].join("\n")}\n`;

const questionnaire = {
  name: "opinion",
  questions: [
    {
      id: "support",
      kind: "choice",
      text: "Should Market Street be closed to cars?",
      choices: ["yes", "no"],
    },
    {
      ...{ id: "trust", kind: "scale", text: "How much do you trust the city hall?" },
      ...{ lowest: 1, lowest_means: "not at all", highest: 7, highest_means: "completely" },
    },
    { id: "worry", kind: "text", text: "What worries you most?" },
  ],
};
const scenario = {
  ...{ name: "corner", seed: 7, rounds: 1, starts_at: "2026-03-14T08:00:00Z", round_minutes: 60 },
  audience: { kind: "profiles", file: "profiles.json" },
  network: { kind: "preferential-attachment", follows_each: 1 },
  feed: { ranker: "mixed", size: 3 },
  activity: 0,
  policy: { kind: "model", memory: 3 },
  events: [
    { round: 0, kind: "survey", questions: "opinion.json" },
    {
      round: 0,
      kind: "post",
      post: { id: "m1", author_id: "hall", text: "Hello.", followed_by: "everyone" },
    },
  ],
};
const profiles = ids.map((id, at) => ({
  ...{ id, name: id, interests: ["trains"], personality: "calm" },
  stance: { cars: position(at) },
}));

/** Returns the scripted model's answer to a question about support, trust or worries. */
export function answerTo(prompt: string) {
  if (prompt.includes("Market Street be closed"))
    return answerText({ answer: prompt.includes("against") ? "yes" : "no" });
  return answerText({ answer: prompt.includes("trust the city hall") ? 5 : "The noise." });
}

/** Writes a scenario with a survey and its answers into a folder, and plays runs of it. */
export async function playSurveyRuns(folder: string, runs: readonly string[]): Promise<void> {
  const files = { "opinion.json": questionnaire, "scenario.json": scenario, "profiles.json": profiles };
  for (const [name, content] of Object.entries(files))
    await writeFile(join(folder, name), JSON.stringify(content));
  await writeFile(join(folder, "answers.csv"), csv(real));
  await using server = await startModelServer(({ body }) => answerTo(JSON.stringify(body)));
  for (const run of runs) {
    const { code, err } = await runCli(
      ["simulate", "scenario.json", "--out", run, "--endpoint", server.origin, "--model", "m"],
      { cwd: folder },
    );
    if (code !== 0) throw new Error(err);
  }
}
