import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sha256 } from "@concordat/files";
import { type LoadedScenario, loadScenario, simulate } from "@concordat/simulation";
import { createEnsembleFolder, createRunFolder, playEnsemble } from "@concordat/simulation/sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportRuns, exportTableNames, findRuns } from "./index.js";
import { readTable } from "./testing/read-table.js";

let folder: string;
let scenario: LoadedScenario;
const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-export-runs-"));
  const rumour = await loadScenario(join(import.meta.dirname, "../../../examples/rumour/scenario.json"));
  scenario = { ...rumour, scenario: { ...rumour.scenario, rounds: 3 } };
  for (const name of ["a", "b"]) {
    const ensemble = await createEnsembleFolder(at(name), scenario, { runs: 2 });
    expect((await playEnsemble({ ensemble })).pause).toBeNull();
    await ensemble.close();
  }
});
afterAll(() => rm(folder, { recursive: true }));

async function exported(folders: readonly string[], out: string) {
  const found = await findRuns(folders.map(at));
  return exportRuns({ labels: found.labels, runs: found.runs, out: at(out) });
}

/** The different values of columns in an exported table. */
async function valuesOf(out: string, table: "decisions" | "runs" | "metrics", columns: readonly string[]) {
  const { rows } = await readTable(at(out), table);
  return [...new Set(rows.map((row) => columns.map((column) => row[column]).join(" ")))];
}

describe("an export of several runs", () => {
  it("has the run and the seed of every row of an ensemble, and lists runs and files", async () => {
    const { runs, tables } = await exported(["a"], "tables-a");
    const names = runs.map(({ labels }) => labels.join(" "));
    expect(names).toEqual(["runs/01 2567901496620699", "runs/02 296010811922436"]);
    for (const table of ["decisions", "metrics", "runs"] as const)
      expect(await valuesOf("tables-a", table, ["run", "seed"])).toEqual(names);
    const list = JSON.parse(await readFile(at("tables-a/export.json"), "utf8"));
    expect(list.labels.map(({ name }: { name: string }) => name)).toEqual(["run", "seed"]);
    expect(list.runs.map(({ seed }: { seed: number }) => seed)).toEqual([2567901496620699, 296010811922436]);
    expect(list.tables.map(({ name }: { name: string }) => name)).toEqual(exportTableNames);
    for (const { file, sha256: hash } of list.tables)
      expect(sha256(await readFile(at(`tables-a/${file}`)))).toBe(hash);
    expect(tables.find(({ name }) => name === "rounds")?.rows).toBe(6);
  });

  it("names the folder where there are several, and the columns of one that the other lacks are empty", async () => {
    await exported(["a", "b"], "tables-both");
    expect(await valuesOf("tables-both", "runs", ["folder", "run"])).toEqual(
      ["a", "b"].flatMap((name) => [`${at(name)} runs/01`, `${at(name)} runs/02`]),
    );
  });

  it("takes a folder of runs, and of ensembles, and leaves other folders in it alone", async () => {
    await mkdir(at("many/notes"), { recursive: true });
    await writeFile(at("many/notes/mine.txt"), "mine");
    for (const [name, seed] of [
      ["one", 11],
      ["two", 12],
    ] as const) {
      const run = await createRunFolder(at(`many/${name}`), {
        ...scenario,
        scenario: { ...scenario.scenario, seed },
      });
      await simulate({ scenario: run.scenario, ledger: run.ledger });
      await run.close();
    }
    await exported(["many"], "tables-many");
    expect(await valuesOf("tables-many", "runs", ["run", "seed"])).toEqual(["one 11", "two 12"]);
    await cp(at("a"), at("many/street"), { recursive: true });
    await exported(["many"], "tables-mixed");
    expect(await valuesOf("tables-mixed", "runs", ["folder", "run"])).toEqual([
      "one one",
      "street runs/01",
      "street runs/02",
      "two two",
    ]);
    expect(await readFile(at("many/notes/mine.txt"), "utf8")).toBe("mine");
  });

  it("names the message of every run of a study", async () => {
    await mkdir(at("study/messages"), { recursive: true });
    for (const name of ["a", "b"]) await cp(at(name), at(`study/messages/${name}`), { recursive: true });
    const messages = ["a", "b"].map((name) => ({ name, text: `It says ${name}.` }));
    const study = {
      name: "two",
      measure: "reshare_rate",
      prefer: "higher",
      scenario: "scenario.json",
      slot: "s",
      messages,
      runs: 2,
      question: "Which?",
    };
    await writeFile(at("study/study.json"), JSON.stringify(study));
    await exported(["study"], "tables-study");
    expect(await valuesOf("tables-study", "decisions", ["message", "run"])).toEqual([
      "a runs/01",
      "a runs/02",
      "b runs/01",
      "b runs/02",
    ]);
  });

  it("exports what has started of an ensemble, and says what has not", async () => {
    const ensemble = await createEnsembleFolder(at("begun"), scenario, { runs: 3 });
    await playEnsemble({ ensemble, signal: AbortSignal.abort() });
    await ensemble.close();
    await rm(at("begun/runs/03"), { recursive: true, force: true });
    const found = await findRuns([at("begun")]);
    expect(found.unstarted).toContain(at("begun/runs/03"));
  });

  it("has no list while its tables are written, so that a folder with a list is whole", async () => {
    await exported(["a"], "stopped");
    const { signal } = new AbortController();
    signal.throwIfAborted = () => {
      if (!existsSync(at("stopped/export.json"))) throw new Error("killed");
    };
    const found = await findRuns([at("a")]);
    const again = exportRuns({ labels: found.labels, runs: found.runs, out: at("stopped"), signal });
    await expect(again).rejects.toThrow("killed");
    expect(existsSync(at("stopped/export.json"))).toBe(false);
    await exported(["a"], "stopped");
    expect(existsSync(at("stopped/export.json"))).toBe(true);
  });

  it("refuses a run that its ensemble does not list there, and leaves nothing", async () => {
    await cp(at("a"), at("mixed-up"), { recursive: true });
    await rm(at("mixed-up/runs/02"), { recursive: true });
    await cp(at("a/runs/01"), at("mixed-up/runs/02"), { recursive: true });
    await expect(exported(["mixed-up"], "tables-mixed-up")).rejects.toMatchObject({ code: "RUN_FOLDER" });
    await expect(readFile(at("tables-mixed-up/claim.json"))).rejects.toMatchObject({ code: "ENOENT" });
  });

  it.each(["tables-a", "nowhere"])("refuses %s, which contains no run, with one sentence", async (name) => {
    await expect(findRuns([at(name)])).rejects.toMatchObject({
      code: "RUN_FOLDER",
      message: expect.stringContaining(at(name)),
    });
  });
});

it("counts how far the posts have spread, round by round", async () => {
  const { rows } = await readTable(at("tables-a"), "metrics");
  const decisions = (await readTable(at("tables-a"), "decisions")).rows;
  for (const row of rows) {
    const until = decisions.filter(({ run, round }) => run === row.run && Number(round) <= Number(row.round));
    const agents = (of: typeof until): number => new Set(of.map(({ agent }) => agent)).size;
    expect(row.reached).toBe(agents(until));
    expect(row.adopters).toBe(agents(until.filter(({ choice }) => choice === "RESHARE")));
    expect(row.adopted_share).toBe(Number(row.adopters) / 1_000);
  }
  expect(rows).toHaveLength(6);
});

it("lists the posts in the order in which they were written", async () => {
  const { rows } = await readTable(at("tables-a"), "posts");
  expect(rows.map(({ run, position }) => [run, position])).toEqual([
    ["runs/01", 1],
    ["runs/02", 1],
  ]);
});
