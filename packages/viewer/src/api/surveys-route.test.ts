import { join } from "node:path";
import { type MeasuredRun, measureRun } from "@concordat/simulation";
import { readRunFolder } from "@concordat/simulation/sqlite";
import { collectRun, type RunReport } from "@concordat/simulation-report";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startViewer, type Viewer } from "../http/start-viewer.js";
import { folderTarget } from "../target/folder-target.js";
import { playStreet, type RunsFolder, runsFolder } from "../testing/played-folder.js";
import { visitor } from "../testing/visitor.js";
import type { SurveysAnswer } from "./answers.js";

let runs: RunsFolder;
let viewer: Viewer;
let report: RunReport;
let measured: MeasuredRun;
let guest: Awaited<ReturnType<typeof visitor>>;
beforeAll(async () => {
  runs = await runsFolder();
  const folder = join(runs.path, "surveyed");
  await playStreet(folder, { isSurveyed: true });
  const { scenario, ledger, close } = await readRunFolder(folder);
  report = await collectRun({ scenario, ledger, place: [folder] });
  measured = await measureRun({ scenario, ledger, bySegment: true });
  await close();
  viewer = await startViewer({ target: await folderTarget(folder) });
  guest = await visitor(viewer);
  await guest.replayed(4);
});
afterAll(async () => {
  await viewer.close();
  await runs[Symbol.asyncDispose]();
});

it("counts the answers to surveys as the report of the run does", async () => {
  const { questions } = await guest.ask<SurveysAnswer>("surveys");
  expect(questions.flatMap(({ askings }) => askings)).toHaveLength(12);
  expect(questions.some(({ askings }) => askings.some(({ failed }) => failed > 0))).toBe(true);
  expect(questions).toEqual(JSON.parse(JSON.stringify(report.surveys)));
});

it("counts those of a segment as its measures do; none of agents that rules decide for", async () => {
  expect(await guest.ask<SurveysAnswer>("surveys?segment=ruled")).toEqual({ questions: [], given: [] });
  const segment = "asked";
  const { questions } = await guest.ask<SurveysAnswer>(`surveys?segment=${segment}`);
  const counted = questions.flatMap(({ survey, question, askings }) =>
    askings.map(({ counts, median: _, ...asking }) => ({
      ...{ survey, question: question.id, ...asking },
      counts: counts.map(({ answer, count }) => [answer, count]),
    })),
  );
  const expected = measured.answers
    .filter((one) => one.segment === segment && one.asked > 0)
    .map(({ survey, question, distribution, segment: _, ...asking }) => ({
      ...{ survey, question: question.id, ...asking },
      counts:
        question.kind === "choice" || question.kind === "scale"
          ? distribution.map(({ answer, count }) => [answer, count])
          : [],
    }));
  expect(counted).toHaveLength(12);
  expect(counted.map(asText).toSorted()).toEqual(expected.map(asText).toSorted());
});

/** A value as text in which the order of its members does not matter. */
function asText(value: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

it("lists what was answered most to questions without a list of answers", async () => {
  const { given, questions } = await guest.ask<SurveysAnswer>("surveys");
  expect(new Set(given.map(({ question }) => question))).toEqual(new Set(["trips", "worry"]));
  for (const { question, round, counts } of given) {
    const asking = questions
      .find((one) => one.question.id === question)
      ?.askings.find((one) => one.round === round);
    expect(counts.reduce((sum, [, count]) => sum + count, 0)).toBe(asking?.valid);
  }
});
