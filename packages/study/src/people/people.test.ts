import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calibrationReport } from "@concordat/contracts/calibration-report";
import { studyReport } from "@concordat/contracts/study-report";
import { modelPolicies } from "@concordat/simulation";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import {
  type ConductOptions,
  conductStudy,
  createStudyFolder,
  openStudyFolder,
  readRealAnswers,
  readStudy,
  type StudyRealAnswers,
} from "../index.js";
import { studyModel } from "../testing/study-model.js";
import { example } from "../testing/study-place.js";

vi.setConfig({ testTimeout: 300_000 });

const ids = Array.from({ length: 60 }, (_, at) => `p${at}`);
let folder: string;
const at = (...names: string[]): string => join(folder, ...names);
const json = async (...names: string[]) => JSON.parse(await readFile(at(...names), "utf8"));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-people-"));
  const read = async (name: string) => JSON.parse(await readFile(join(example, "..", name), "utf8"));
  const profiles = ids.map((id) => ({ id, name: id, interests: ["trains"], personality: "calm" }));
  const scenario = await read("scenario.json");
  const post = scenario.events.find(({ kind }: { kind: string }) => kind === "post");
  const files = {
    "profiles.json": profiles,
    "opinion.json": await read("opinion.json"),
    "scenario.json": {
      ...{ ...scenario, rounds: 1, audience: { kind: "profiles", file: "profiles.json" } },
      network: { kind: "preferential-attachment", follows_each: 1 },
      events: [
        { ...post, round: 0 },
        { round: 1, kind: "survey", questions: "opinion.json" },
      ],
    },
    "study.json": { ...(await read("study.json")), runs: 2, iterations: 0 },
  };
  for (const [name, content] of Object.entries(files)) await writeFile(at(name), JSON.stringify(content));
  const rows = ids
    .slice(0, 50)
    .flatMap((id, index) => [
      `${id},terraces,${index % 4 === 0 ? "yes" : "no"},${1 + (index % 3)}`,
      `${id},safety,${index % 4 === 0 ? "no" : "yes"},${3 + (index % 3)}`,
    ]);
  await writeFile(at("answers.csv"), `person,message,support,trust\n${rows.join("\n")}\n`);
});
afterAll(() => rm(folder, { recursive: true }));

async function conduct(name: string, more: Partial<ConductOptions>, open: "begin" | "resume" = "begin") {
  const study =
    open === "begin"
      ? await createStudyFolder(at(name), await readStudy(at("study.json")))
      : await openStudyFolder(at(name));
  try {
    const client = studyModel();
    const result = await conductStudy({ study, model: modelPolicies({ client }), concurrency: 4, ...more });
    return { result, requests: client.requests.length };
  } finally {
    await study.close();
  }
}

const real = async (more: object = {}): Promise<StudyRealAnswers> =>
  readRealAnswers({
    ...{ study: await readStudy(at("study.json")), file: at("answers.csv"), id: "person" },
    ...{ chosen: { how: "random" }, ...more },
  });

it("is about agents only without real answers, and about people once it is resumed with some", async () => {
  await conduct("later", {});
  const alone = studyReport.parse(await json("later", "report.json"));
  expect(alone.people).toBeUndefined();
  expect(await readFile(at("later", "report.html"), "utf8")).toContain("The answer, about agents only");
  const { result, requests } = await conduct("later", { real: await real({ primary: "support" }) }, "resume");
  expect([result.state, requests]).toEqual(["completed", 0]);
  const report = studyReport.parse(await json("later", "report.json"));
  expect(report.answer).toEqual(alone.answer);
  expect(report.people).toEqual({
    sentence: expect.stringMatching(
      /^About these 60 people, by the real answers of 50 people: support, “yes”: safety is higher than terraces \(49\.1 percentage points, 39\.1 to 59\.2\)\./,
    ),
    ...{ answered: 50, people: 60, file: "calibration.json" },
    source: expect.stringMatching(
      /^From terraces\/runs\/01, .* \(scripted:test\) and answers\.csv, 100 rows, SHA-256 [0-9a-f]{12}\.$/,
    ),
  });
  expect(await readFile(at("later", "calibration.html"), "utf8")).toContain("answers.csv, 100 rows, SHA-256");
  expect(report.people?.sentence).toContain("The intervals are of these 60 people only");
  expect(report.people?.sentence).not.toContain("chose themselves");
  expect(report.caveats.join(" ")).toContain("rests on the real answers of 50 people");
  const page = await readFile(at("later", "report.html"), "utf8");
  expect(page.indexOf("safety is higher than terraces")).toBeLessThan(
    page.indexOf("What the agents alone show"),
  );
  const calibrated = calibrationReport.parse(await json("later", "calibration.json"));
  expect(calibrated.assumptions.primary).toBe("support");
  expect(calibrated.questions.map(({ message, source }) => [message, source])).toContainEqual([
    "safety",
    "odds",
  ]);
});

it("says in the headline that people may have chosen themselves, where it is not known how they were chosen", async () => {
  await conduct("chosen", { real: await real({ chosen: { how: "unknown" }, primary: "support" }) });
  const { people } = studyReport.parse(await json("chosen", "report.json"));
  expect(people?.sentence).toContain("How the people who answered were chosen is not known.");
  expect(await readFile(at("chosen", "report.html"), "utf8")).toContain("If they chose themselves");
});

it("keeps its real answers when it is resumed without any, and says the same from the beginning", async () => {
  await conduct("first", { real: await real({ primary: "support" }) });
  const before = await readFile(at("first", "report.json"), "utf8");
  await conduct("first", {}, "resume");
  expect(await readFile(at("first", "report.json"), "utf8")).toBe(before);
  expect((await json("first", "report.json")).people).toEqual((await json("later", "report.json")).people);
  const changed = await real({ primary: "support", plan: 3 });
  await conduct("first", { real: changed }, "resume");
  expect((await json("first", "calibration.json")).differences[0].plan).toMatchObject({ half_width: 0.03 });
  const { people } = studyReport.parse(await json("first", "report.json"));
  expect(people?.plans?.[0]).toMatch(
    /^support, “yes”, safety compared with terraces: .* ±3\.0 percentage points/,
  );
  expect(await readFile(at("first", "report.html"), "utf8")).toContain("safety compared with terraces");
  await writeFile(at("first", "real-answers.json"), "[]");
  await expect(conduct("first", {}, "resume")).rejects.toThrow(
    /was changed|does not contain the real answers/,
  );
});

it("says why nothing can be said about people", async () => {
  const { answers } = await real();
  const few = Object.fromEntries(
    Object.entries(answers).map(([name, one]) => [name, Object.fromEntries(Object.entries(one).slice(0, 9))]),
  );
  await conduct("later", { real: { answers: few } }, "resume");
  const { people } = studyReport.parse(await json("later", "report.json"));
  expect(people).toMatchObject({ answered: 9, file: null });
  expect(people?.sentence).toMatch(
    /^Nothing can be said about people: .*9 people really answered it; at least 30/,
  );
});

it.each([
  [{ messageColumn: "about" }, /has no column "about" with the messages/],
  [{ id: "name" }, /has no column "name" with the ids of people/],
  [{ primary: "taste" }, /the primary question "taste" is not asked after the message/],
  [{ weight: "w" }, /weights are in a table of all people/],
  [{ cluster: "street" }, /does not know the "street" of its people/],
  [{ cluster: "personality" }, /of 1 values of "personality"; at least 5 groups/],
  [{ chosen: { how: "column", column: "street" } }, /does not know the "street" of its people/],
  [{ plan: 0.05 }, /for ±5 percentage points write 5/],
] as const)("refuses %j before anything runs", async (more, message) => {
  await expect(real(more)).rejects.toThrow(message);
});

it("refuses answers of which all are equal before anything runs", async () => {
  const rows = ids.flatMap((id) => [`${id},terraces,yes,3`, `${id},safety,yes,3`]);
  await writeFile(at("equal.csv"), `person,message,support,trust\n${rows.join("\n")}\n`);
  await expect(real({ file: at("equal.csv") })).rejects.toThrow(
    'real answers do not vary (all 120 to support are "yes"; all 120 to trust are 3)',
  );
});

it("refuses answers that do not belong to the study", async () => {
  const { answers } = await real();
  const wrong: readonly [StudyRealAnswers["answers"], RegExp][] = [
    [{ ...answers, other: {} }, /about "other", which is none of the messages/],
    [{ terraces: answers.terraces ?? {} }, /no real answers about "safety"/],
    [
      { ...answers, safety: { q1: { support: "yes" } } },
      /1 person has real answers and no agent, such as "q1"/,
    ],
    [{ ...answers, safety: { p1: { taste: "yes" } } }, /real answers to "taste", which agents are not asked/],
  ];
  for (const [one, message] of wrong)
    await expect(conduct("later", { real: { answers: one } }, "resume")).rejects.toThrow(message);
});

it.each([
  ["few.csv", 20, 100, /at least 30 people .* \(support: 20 about terraces, 20 about safety; trust: /],
  ["mixed.csv", 100, 85, /support: 35 people answered about both messages, and 15 about one of them/],
])("refuses %s, which no study could use, before an agent is asked", async (name, people, rows, message) => {
  const [head = "", ...lines] = (await readFile(at("answers.csv"), "utf8")).trim().split("\n");
  const kept = lines.slice(0, people * 2).filter((line, row) => row < rows - 15 || line.includes("terraces"));
  await writeFile(at(name), [head, ...kept].join("\n"));
  const study = await readStudy(at("study.json"));
  await expect(readRealAnswers({ study, file: at(name), id: "person" })).rejects.toThrow(message);
});
