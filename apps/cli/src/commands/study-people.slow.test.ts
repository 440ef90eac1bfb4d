import { access, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerText, type ModelServer, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { answerAny } from "../testing/any-model.js";
import { runCli } from "../testing/run-cli.js";

vi.setConfig({ testTimeout: 300_000 });

const examples = join(import.meta.dirname, "../../../../examples/market-street");
const ids = Array.from({ length: 40 }, (_, at) => `p${at}`);
let folder: string;
let server: ModelServer;
const at = (...names: string[]): string => join(folder, ...names);
const study = (...args: string[]) =>
  runCli(["study", ...args, "--endpoint", server.origin, "--model", "m", "--concurrency", "2"], {
    cwd: folder,
  });
const real = ["--real", "answers.csv", "--id", "person", "--message-column", "about", "--answered", "random"];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-study-people-"));
  // In half of the requests agents say yes to the question, whatever its message.
  let asked = 0;
  server = await startModelServer(async (request) =>
    JSON.stringify(request.body).includes("You are asked in a survey")
      ? answerText({ answer: asked++ % 2 === 0 ? "yes" : "no" })
      : answerAny(request),
  );
  const read = async (name: string) => JSON.parse(await readFile(join(examples, name), "utf8"));
  const [scenario, opinion] = [await read("scenario.json"), await read("opinion.json")];
  const files = {
    "profiles.json": ids.map((id) => ({ id, name: id, interests: ["trains"], personality: "calm" })),
    "opinion.json": { ...opinion, questions: opinion.questions.slice(0, 1) },
    "scenario.json": {
      ...{ ...scenario, rounds: 1, activity: 0.1, audience: { kind: "profiles", file: "profiles.json" } },
      network: { kind: "preferential-attachment", follows_each: 1 },
      events: [scenario.events[0], { round: 1, kind: "survey", questions: "opinion.json" }],
    },
    "study.json": { ...(await read("study.json")), runs: 2, iterations: 0 },
  };
  for (const [name, content] of Object.entries(files)) await writeFile(at(name), JSON.stringify(content));
  const rows = ids.flatMap((id, index) => [
    `${id},terraces,${index % 4 === 0 ? "yes" : "no"}`,
    `${id},safety,${index % 4 === 0 ? "no" : "yes"}`,
  ]);
  await writeFile(at("answers.csv"), `person,about,vote\n${rows.slice(0, 70).join("\n")}\n`);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

it("is about agents only at first, and about people when it is resumed with real answers", async () => {
  const alone = await study("study.json", "--out", "out");
  expect([alone.code, alone.out]).toEqual([0, expect.stringMatching(/^about agents only: Among 40 agents/m)]);
  const people = await study("resume", "out", ...real, "--column", "support=vote", "--primary", "support");
  expect([people.code, people.out]).toEqual([
    0,
    expect.stringMatching(
      /^About these 40 people, by the real answers of 35 people: support, “yes”: safety is higher than terraces .*\nagents alone: Among 40 agents/m,
    ),
  ]);
  const again = await study("resume", "out");
  expect(again.out).toContain("About these 40 people, by the real answers of 35 people");
  const verified = await runCli(["simulate", "verify", at("out/messages/safety")]);
  expect(verified.code).toBe(0);
});

it.each([
  [["--id", "name"], 'answers.csv: has no column "name" with the ids of people'],
  [["--message-column", "vote"], "answers.csv: 70 rows are about none of the messages"],
  [["--column", "support=vote", "--primary", "taste"], 'the primary question "taste" is not asked'],
  [["--plan", "wide"], "--plan wide: write half the width of the interval, such as 5"],
])("refuses %j before anything runs", async (more, message) => {
  const { code, err } = await study("study.json", "--out", "refused", ...real, ...more);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  await expect(access(at("refused"))).rejects.toThrow("ENOENT");
});
