import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ndjson, runCli } from "../testing/run-cli.js";

let folder: string;
const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-export-"));
  const rumour = join(import.meta.dirname, "../../../../examples/rumour/scenario.json");
  const scenario = JSON.parse(await readFile(rumour, "utf8"));
  scenario.audience.size = 60;
  scenario.rounds = 3;
  await writeFile(at("scenario.json"), JSON.stringify(scenario));
  await runCli(["simulate", "ensemble", at("scenario.json"), "--runs", "2", "--out", at("street")]);
});
afterAll(() => rm(folder, { recursive: true }));

it("exports an ensemble in one command, with the run and the seed of each row", async () => {
  const made = await runCli([
    "simulate",
    "export",
    at("street"),
    "--out",
    at("tables"),
    "--ndjson",
    "--json",
  ]);
  expect([made.code, made.err]).toEqual([0, ""]);
  expect(JSON.parse(made.out).runs).toEqual([
    { run: "runs/01", seed: 2567901496620699, rounds: 3, of_rounds: 3 },
    { run: "runs/02", seed: 296010811922436, rounds: 3, of_rounds: 3 },
  ]);
  const rounds = ndjson(await readFile(at("tables/rounds.ndjson"), "utf8"));
  expect(rounds.map(({ run, round }) => [run, round])).toEqual(
    ["runs/01", "runs/02"].flatMap((run) => [0, 1, 2].map((round) => [run, round])),
  );
});

it("exports the folders of a comparison together, and a run of the ensemble as a single one", async () => {
  const both = await runCli([
    "simulate",
    "export",
    at("street"),
    at("street/runs/01"),
    "--out",
    at("both"),
    "--csv",
  ]);
  expect(both.code).toBe(0);
  const [header, ...rows] = (await readFile(at("both/runs.csv"), "utf8")).trim().split("\n");
  expect(header).toBe("folder,run,seed,scenario,agents,rounds,of_rounds,complete,hash");
  expect(rows).toHaveLength(3);
  const one = await runCli(["simulate", "export", at("street/runs/01"), "--out", at("one"), "--csv"]);
  expect(one.code).toBe(0);
  expect(await readFile(at("one/runs.csv"), "utf8")).toMatch(/^scenario,agents,/);
});

it.each([
  ["a folder without runs", () => [at("tables")], "contains no run, ensemble, study or sweep"],
  ["a folder that is not there", () => [at("nowhere")], "cannot be read (ENOENT)"],
  ["two formats", () => [at("street"), "--csv", "--ndjson"], "give one of them"],
])("refuses %s in one sentence, and writes nothing", async (_, words, message) => {
  const { code, err } = await runCli(["simulate", "export", ...words(), "--out", at("refused")]);
  expect([code, err.trim().split("\n")]).toEqual([2, [expect.stringContaining(message)]]);
  await expect(readFile(at("refused/claim.json"))).rejects.toMatchObject({ code: "ENOENT" });
});
