import { readFile, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { simulationComparison } from "@concordat/contracts/simulation-comparison";
import { expect, it, vi } from "vitest";
import {
  conductStudy,
  createStudyFolder,
  openStudyFolder,
  readStudy,
  type StudyEvent,
  studyCost,
} from "./index.js";
import { studyModel } from "./testing/study-model.js";
import { example, studyPlace } from "./testing/study-place.js";

vi.setConfig({ testTimeout: 300_000 });

const { at, json, conducted, report } = studyPlace();

it("answers which message does best, how surely, and why; all of it from what is recorded", async () => {
  const events: StudyEvent[] = [];
  // A number that an agent says is not a computed one.
  const model = studyModel({ reason: "98765 people go there." });
  const result = await conducted("whole", model, { onEvent: (event) => events.push(event) });
  expect(result.state).toBe("completed");
  expect(events.flatMap((event) => (event.type === "step" ? [event.step] : []))).toEqual([
    "play",
    "compare",
    "export",
    "analyse",
    "advise",
    "report",
  ]);
  const made = await report("whole");
  expect(result).toMatchObject({ state: "completed", report: made });
  expect(made.answer).toEqual({
    state: "best",
    best: ["safety"],
    sentence: expect.stringMatching(
      /^Among \d+ agents, simulated with \S+ and not people, in 3 runs of each message, safety is better than terraces: the reshare rate is [\d.]+ % on average, against [\d.]+ %, a difference of \+[\d.]+ to \+[\d.]+ points with 95 % confidence\.$/,
    ),
  });
  const [pair] = made.pairs;
  expect(pair).toMatchObject({
    a: "terraces",
    b: "safety",
    pairs: 3,
    file: "comparison-terraces_safety.json",
  });
  const comparison = simulationComparison.parse(await json("whole", "comparison-terraces_safety.json"));
  const deciding = comparison.results.find(({ measure }) => measure === "reshare_rate");
  expect(pair?.results[0]).toMatchObject({ verdict: "higher", difference: deciding?.difference });
  // One pair: the deciding measure is corrected for nothing, the others for their family.
  expect(deciding?.p_holm).toBe(deciding?.p_value);
  for (const { asked, valid, invalid, failed } of made.messages)
    expect([asked > 0, valid + invalid + failed]).toEqual([true, asked]);
  expect(made.decisions).toHaveLength(10);
});

it("keeps only words whose numbers were computed, and counts the others", async () => {
  const { analysis, advice } = await report("whole");
  expect(analysis).toEqual({
    state: "made",
    folder: "analysis",
    findings: [{ statement: "Agents pass the second message on.", evidence: ["01-choices-1.csv"] }],
    shortfalls: expect.arrayContaining([
      expect.stringContaining("1 part of what the model wrote was left out"),
    ]),
  });
  expect(advice).toMatchObject({ state: "made", recommendation: "go", left_out: 4 });
  const points =
    advice.state === "made" ? advice.points.map(({ side, text, sources }) => [side, text, sources]) : [];
  expect(points).toContainEqual(["facts", "It was reshared more often.", ["s3"]]);
  expect(JSON.stringify([analysis, advice])).not.toContain("98765");
});

it("says beforehand what it will cost, and asks no more", async () => {
  const study = await openStudyFolder(at("whole"));
  const cost = await studyCost(study);
  await study.close();
  const asked = (await report("whole")).messages.reduce((sum, message) => sum + message.asked, 0);
  expect(cost.least).toBeLessThanOrEqual(asked);
  expect(cost.most).toBeGreaterThanOrEqual(asked);
  expect(cost.words).toBe(27);
});

it("asks nobody again when it is resumed after its end, and writes the same", async () => {
  const client = studyModel();
  const before = await readFile(at("whole", "report.html"), "utf8");
  expect(await conducted("whole", client, {}, "resume")).toMatchObject({ state: "completed" });
  expect(client.requests).toHaveLength(0);
  expect(await readFile(at("whole", "report.html"), "utf8")).toBe(before);
});

it("is begun again where it was stopped before it was whole, and refused over another", async () => {
  const read = await readStudy(example);
  const study = await createStudyFolder(at("begun"), read);
  await study.close();
  await expect(createStudyFolder(at("begun"), read)).rejects.toMatchObject({ code: "RUN_EXISTS" });
  await unlink(at("begun", "study.json"));
  await expect(openStudyFolder(at("begun"))).rejects.toMatchObject({ code: "NO_STUDY" });
  const other = { ...read, scenario: { ...read.scenario, scenario: { ...read.scenario.scenario, seed: 8 } } };
  await expect(createStudyFolder(at("begun"), other)).rejects.toThrow(
    "holds an ensemble of another scenario",
  );
  await (await createStudyFolder(at("begun"), read)).close();
  await (await openStudyFolder(at("begun"))).close();
});

it("says that nobody was asked where rules decide, and does not take chance for a difference", async () => {
  const rules = {
    ...JSON.parse(await readFile(join(example, "../scenario.json"), "utf8")),
    policy: { kind: "cascade", probability: 0.4 },
    audience: {
      kind: "segments",
      size: 40,
      segments: [{ name: "all", share: 1, interests: { from: ["news"], count: 1 } }],
    },
  };
  await writeFile(at("rules.scenario.json"), JSON.stringify(rules));
  const study = { ...JSON.parse(await readFile(example, "utf8")), scenario: "rules.scenario.json" };
  await writeFile(at("rules.json"), JSON.stringify(study));
  const opened = await createStudyFolder(at("rules"), await readStudy(at("rules.json")));
  const result = await conductStudy({ study: opened });
  await opened.close();
  expect(result).toMatchObject({
    state: "completed",
    report: {
      model: null,
      // The rule does not read: with the same seeds both messages fare the same.
      answer: { state: "no-verdict", best: [] },
      analysis: { state: "not-made", reason: expect.stringContaining("no model decides in this scenario") },
      advice: { state: "not-made" },
      decisions: [],
    },
  });
});

it.each([
  [
    "a slot that no post has",
    { slot: "else" },
    'study.json:1: /slot no post event of the scenario has the slot "else"',
  ],
  [
    "two messages of one name",
    { messages: [1, 2].map((number) => ({ name: "a", text: `Text ${number}.` })) },
    '/messages/1/name there is a message "a" already',
  ],
  ["a name that a folder cannot have", { messages: [{ name: "../a", text: "x" }] }, "/messages/0/name"],
  [
    "one run of each message",
    { runs: 1 },
    "with one run of each message, a difference cannot be distinguished from chance",
  ],
  ["more runs than can be listed", { runs: 1e9 }, "/runs must be at most 100000"],
  ["a text that not every database holds", { question: "Which\u0000?" }, "/question"],
])("refuses %s before anything is written", async (_, change, message) => {
  const scenario = join(example, "../scenario.json");
  const study = { ...JSON.parse(await readFile(example, "utf8")), ...change };
  await writeFile(at("study.json"), JSON.stringify({ ...study, scenario: "s.json" }));
  const copy = JSON.parse(await readFile(scenario, "utf8"));
  await writeFile(
    at("s.json"),
    JSON.stringify({ ...copy, audience: { ...copy.audience, file: join(example, "../../profiles.json") } }),
  );
  await expect(readStudy(at("study.json"))).rejects.toThrow(message);
});
