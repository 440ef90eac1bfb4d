import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createScriptedClient } from "@concordat/llm/scripted";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  createEnsembleFolder,
  type EnsembleFolder,
  openEnsembleFolder,
  openRunFolder,
  playEnsemble,
} from "../entry/sqlite.js";
import { loadScenario, modelPolicies } from "../index.js";

const example = join(import.meta.dirname, "../../../../examples/market-street/scenario.json");

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "concordat-ensemble-member-"));
});
afterAll(() => rm(place, { recursive: true }));

const model = modelPolicies({ client: createScriptedClient(() => JSON.stringify({ choice: "LIKE" })) });

async function hashes(ensemble: EnsembleFolder): Promise<string[]> {
  try {
    const { pause, completed } = await playEnsemble({ ensemble, model });
    expect(pause).toBeNull();
    return completed.map(({ summary }) => summary.hash);
  } finally {
    await ensemble.close();
  }
}

it("plays a run whose ledger was made and never written to, as by a full disk, as one that was not begun", async () => {
  const folder = join(place, "full");
  const made = await hashes(await createEnsembleFolder(folder, await loadScenario(example), { runs: 2 }));
  const run = join(folder, "runs/02");
  await truncate(join(run, "ledger.db"));
  // What was recorded is not forgotten: a manifest says that the run had begun.
  await expect(openEnsembleFolder(folder).then(hashes)).rejects.toMatchObject({ damaged: true });
  await rm(join(run, "manifest.json"));
  expect(await hashes(await openEnsembleFolder(folder))).toEqual(made);
});

it("tidies up after a process that was killed when a run was complete: its lock goes, its manifest is written", async () => {
  const folder = join(place, "killed");
  const made = await hashes(await createEnsembleFolder(folder, await loadScenario(example), { runs: 1 }));
  const at = (name: string): string => join(folder, "runs/01", name);
  const files = await readdir(at(""));
  const manifest = await readFile(at("manifest.json"), "utf8");
  const held = await openRunFolder(at(""));
  const lock = await readFile(at("run.lock"), "utf8");
  await held.close();
  await writeFile(at("run.lock"), lock);
  await rm(at("manifest.json"));
  expect(await hashes(await openEnsembleFolder(folder))).toEqual(made);
  expect([await readdir(at("")), await readFile(at("manifest.json"), "utf8")]).toEqual([files, manifest]);
});
