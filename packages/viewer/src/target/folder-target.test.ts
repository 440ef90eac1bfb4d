import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildScenario } from "@concordat/simulation";
import { createEnsembleFolder, createRunFolder, runFolderOf } from "@concordat/simulation/sqlite";
import { expect, it } from "vitest";
import { runsFolder } from "../testing/played-folder.js";
import { folderTarget } from "./folder-target.js";

const scenario = buildScenario({
  name: "small",
  seed: 1,
  rounds: 1,
  starts_at: "2026-03-14T08:00:00Z",
  round_minutes: 60,
  audience: {
    kind: "segments",
    size: 2,
    segments: [{ name: "all", share: 1, interests: { from: ["trams"], count: 1 } }],
  },
  network: { kind: "everyone" },
  events: [],
  feed: { ranker: "chronological", size: 5 },
  activity: 1,
  policy: { kind: "cascade", probability: 0.5 },
});

it("is a run, the begun runs of an ensemble, or those of each message of a study", async () => {
  await using runs = await runsFolder();
  const [single, study] = [join(runs.path, "single"), join(runs.path, "study")];
  await (await createRunFolder(single, scenario)).close();
  expect(await shown(single)).toEqual(["run", "single", [["run", "single"]]]);

  for (const message of ["bold", "calm"]) {
    const folder = join(study, "messages", message);
    const ensemble = await createEnsembleFolder(folder, scenario, { runs: 2 });
    const [first] = ensemble.ensemble.runs;
    if (first !== undefined) await (await createRunFolder(runFolderOf({ folder }, first), scenario)).close();
    await ensemble.close();
  }
  expect(await shown(join(study, "messages/bold"))).toEqual(["ensemble", "bold", [["01", "01"]]]);
  await writeFile(join(study, "study.json"), "{}");
  expect(await shown(study)).toEqual([
    "study",
    "study",
    [
      ["bold-01", "bold-01"],
      ["calm-01", "calm-01"],
    ],
  ]);
});

it("says what to name instead of a folder without a run", async () => {
  await using runs = await runsFolder();
  await mkdir(join(runs.path, "notes"));
  for (const name of ["notes", "absent"])
    await expect(folderTarget(join(runs.path, name))).rejects.toThrow(
      /(notes|absent) contains no run, no ensemble and no study; name the folder that was given as --out/,
    );
});

async function shown(folder: string): Promise<unknown> {
  const { kind, title, runs } = await folderTarget(folder);
  return [kind, title, (await runs()).map((run) => [run.key, run.title])];
}
