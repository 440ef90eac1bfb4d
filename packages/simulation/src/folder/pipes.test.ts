import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  checkNewFolder,
  createEnsembleFolder,
  createRunFolder,
  holdsEnsemble,
  measureFolder,
  openEnsembleFolder,
  openRunFolder,
  playEnsemble,
  readRunFolder,
  verifyEnsemble,
  verifyRunFolder,
} from "../entry/sqlite.js";
import { goldenRun, makeRunFolder } from "../testing/golden-run.js";

const folder = mkdtempSync(join(tmpdir(), "concordat-pipes-"));
const at = (name: string): string => join(folder, name);
let copies = 0;
afterAll(() => rmSync(folder, { recursive: true }));

/** A folder of each kind: a run with surveys, one with assignments and no survey, a fork, an ensemble. */
beforeAll(async () => {
  for (const name of ["asked", "contagion", "fork"]) await makeRunFolder(goldenRun(name), at(name));
  const { scenario, close } = await readRunFolder(at("contagion"));
  await close();
  const ensemble = await createEnsembleFolder(at("ensemble"), scenario, { runs: 1 });
  await playEnsemble({ ensemble });
  await ensemble.close();
});

const closing = async (opened: Promise<{ close(): Promise<void> }>): Promise<string> => {
  await (await opened).close();
  return "opened";
};

/** Everything that opens the files of a run's folder. */
const ofRuns: Readonly<Record<string, (run: string) => Promise<unknown>>> = {
  verifyRunFolder: async (run) => (await verifyRunFolder(run)).state,
  openRunFolder: (run) => closing(openRunFolder(run)),
  readRunFolder: (run) => closing(readRunFolder(run)),
  measureFolder: (run) => measureFolder(run),
};

const ofEnsembles: Readonly<Record<string, (ensemble: string) => Promise<unknown>>> = {
  verifyEnsemble: async (ensemble) => (await verifyEnsemble(ensemble))[0]?.verification?.state,
  openEnsembleFolder: async (ensemble) => closing(openEnsembleFolder(ensemble)),
  holdsEnsemble,
  measureFolder: (ensemble) => measureFolder(ensemble),
};

const ledger = ["ledger.db", "ledger.db-wal", "ledger.db-shm", "ledger.db-journal"];
const inputs = (...names: string[]): string[] => names.map((name) => `inputs/${name}.json`);

const cases = [
  ...["manifest.json", "scenario.json", "changes.json", ...ledger, "inputs/follows.csv"].flatMap((file) =>
    Object.keys(ofRuns).map((does) => ["asked", file, does] as const),
  ),
  ...inputs("profiles", "posts", "opinion").map((file) => ["asked", file, "verifyRunFolder"] as const),
  ...inputs("assignments").map((file) => ["contagion", file, "verifyRunFolder"] as const),
  ...Object.keys(ofRuns).map((does) => ["fork", "changes.json", does] as const),
  ...["ensemble.json", "scenario.json", "runs/01/manifest.json", "runs/01/ledger.db"].flatMap((file) =>
    Object.keys(ofEnsembles).map((does) => ["ensemble", file, does] as const),
  ),
];

const makePipe = (path: string): void => {
  execFileSync("sh", ["-c", `mkfifo "$0"`, path]);
};

/** The outcome of a call that may block on a pipe: this does not block with it. */
async function outcome(called: Promise<unknown>): Promise<string> {
  return called.then(
    (value) => String(value),
    (error: unknown) => `refused: ${error instanceof Error ? error.message : String(error)}`,
  );
}

describe.runIf(process.platform !== "win32")("a pipe in place of a file", () => {
  it.each(cases)("of a folder: %s/%s, and %s does not wait at it", async (kind, file, does) => {
    const place = at(`copy-${copies++}`);
    cpSync(at(kind), place, { recursive: true });
    rmSync(join(place, file), { force: true });
    makePipe(join(place, file));
    const call = (kind === "ensemble" ? ofEnsembles : ofRuns)[does];
    const became = await outcome(call?.(place) ?? Promise.reject(new TypeError(does)));
    // What an ensemble's folder holds of its runs is opened run by run, and its own files first.
    const isOpened = !(does === "holdsEnsemble" || does === "openEnsembleFolder") || file === "ensemble.json";
    const ofEnsembleScenario = does === "openEnsembleFolder" && file === "scenario.json";
    if (isOpened || ofEnsembleScenario) expect(became).toMatch(/^refused: |^broken$/);
  });

  it("of a new run's folder: it is refused as anything else there", async () => {
    const { scenario, close } = await readRunFolder(at("contagion"));
    await close();
    for (const file of ["scenario.json", "manifest.json"]) {
      const place = at(`new-${copies++}`);
      mkdirSync(place);
      makePipe(join(place, file));
      await expect(checkNewFolder(place, scenario)).rejects.toThrow(`${place} is not empty`);
      await expect(createRunFolder(place, scenario)).rejects.toThrow(`${place} is not empty`);
    }
  });
});

it("says who holds a folder before it says what is to be done about what is found in it", async () => {
  const { scenario, close } = await readRunFolder(at("fork"));
  await close();
  const place = at("held");
  // As another process that is just making a fork: the folder is claimed and half written.
  const making = await createRunFolder(place, scenario);
  const other = await readRunFolder(at("contagion"));
  await other.close();
  for (const attempt of [
    () => checkNewFolder(place, other.scenario),
    () => createRunFolder(place, other.scenario),
    () => createEnsembleFolder(place, other.scenario, { runs: 2 }),
    () => openEnsembleFolder(place),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: "LOCKED" });
  await making.close();
  await expect(checkNewFolder(place, other.scenario)).rejects.toThrow(
    /is not empty \(it holds .+\); choose a new or an empty folder/,
  );
});
