import { join } from "node:path";
import { loadScenario } from "@concordat/simulation";
import { measureKey } from "@concordat/simulation/results";
import {
  createEnsembleFolder,
  isRunFolder,
  playEnsemble,
  readEnsembleFolder,
  readRunFolder,
  runFolderOf,
} from "@concordat/simulation/sqlite";
import { collectEnsemble } from "@concordat/simulation-report";
import { expect, it, vi } from "vitest";
import { RequestQuery } from "../api/request-query.js";
import { folderTarget } from "../target/folder-target.js";
import { runsFolder } from "../testing/played-folder.js";
import { MeasuredRuns } from "./measured-runs.js";
import { measuresAnswer } from "./measures-answer.js";

const rumour = join(import.meta.dirname, "../../../../examples/rumour/scenario.json");

it("gives every measure of every run and their means as the report of the ensemble does", {
  timeout: 120_000,
}, async () => {
  await using runs = await runsFolder();
  const folder = join(runs.path, "ensemble");
  const created = await createEnsembleFolder(folder, await loadScenario(rumour), { runs: 3 });
  const measured = new MeasuredRuns(await folderTarget(folder));
  const answer = (parameters: Record<string, string> = {}) =>
    measuresAnswer(measured, new RequestQuery(new URLSearchParams(parameters)));
  await playEnsemble({ ensemble: created });
  await created.close();

  await answer();
  await vi.waitFor(async () => expect((await answer()).waiting).toBe(0), { timeout: 60_000 });
  const { ensemble, scenario } = await readEnsembleFolder(folder);
  const report = await collectEnsemble({
    ...{ place: [folder], ensemble, scenario },
    open: async (run) => {
      const at = runFolderOf({ folder }, run);
      return (await isRunFolder(at)) ? readRunFolder(at) : null;
    },
  });
  expect(report.measures.length).toBeGreaterThan(30);
  for (const {
    measure,
    segment,
    survey: _,
    least: _least,
    greatest: _greatest,
    ...mean
  } of report.measures) {
    const key = measureKey({ measure, segment: null });
    const { sides, missing } = await answer({ measure: key, segment: segment ?? "" });
    const [side] = sides;
    expect([measure, segment, missing, side?.mean]).toEqual([measure, segment, 0, mean]);
    const values = report.runs.map((run) =>
      run.values.find((one) => one.measure === measure && one.segment === segment),
    );
    expect(side?.runs.map(({ value }) => value)).toEqual(
      values.map((one) => (mean.basis === "expected" ? (one?.expected ?? null) : (one?.value ?? null))),
    );
  }
  await measured.close();
});

it("says of each run that cannot be found why it has no measures", async () => {
  const refuse = async (): Promise<never> => {
    throw new Error("the database does not answer");
  };
  const run = {
    ...{ key: "run", title: "run", place: ["run"], folder: null, code: {}, module: null },
    ...{ open: refuse, openLedger: refuse, identity: refuse },
  };
  const measured = new MeasuredRuns({ kind: "run", title: "run", runs: async () => [run] });
  await measured.now();
  await vi.waitFor(async () => {
    const [known] = await measured.now();
    expect(known?.[1]).toEqual({ state: "failed", problem: "the database does not answer" });
  });
  await measured.close();
});
