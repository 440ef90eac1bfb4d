import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ndjson, runCli } from "../testing/run-cli.js";

let folder: string;
const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-sweep-"));
  const rumour = join(import.meta.dirname, "../../../../examples/rumour/scenario.json");
  const scenario = JSON.parse(await readFile(rumour, "utf8"));
  scenario.audience.size = 60;
  scenario.rounds = 3;
  await writeFile(at("scenario.json"), JSON.stringify(scenario));
  const sweep = { "policy.probability": [0, 0.5], "feed.ranker": ["chronological", "engagement"] };
  await writeFile(at("sweep.json"), JSON.stringify({ scenario: "scenario.json", runs: 2, sweep }));
});
afterAll(() => rm(folder, { recursive: true }));

it("writes one table and one picture of a sweep, and exports and verifies its runs", async () => {
  const made = await runCli(["simulate", "sweep", at("sweep.json"), "--out", at("out")]);
  expect(made.code).toBe(0);
  expect(made.out).toContain("rumour: 4 points with 2 runs each");
  expect(made.err).toContain(`concordat simulate export ${at("out")} --out tables`);
  const [header, ...rows] = (await readFile(at("out/sweep.csv"), "utf8")).trim().split("\n");
  expect(header).toBe(
    "point,policy.probability,feed.ranker,measure,segment,survey,unit,basis,runs,mean,low,high",
  );
  expect(
    rows.filter((row) => row.includes(",reshare_rate,")).map((row) => row.split(",").slice(0, 3)),
  ).toEqual([
    ["points/01", "0", "chronological"],
    ["points/02", "0", "engagement"],
    ["points/03", "0.5", "chronological"],
    ["points/04", "0.5", "engagement"],
  ]);
  expect(await readFile(at("out/sweep.svg"), "utf8")).toContain("probability 0.5, ranker engagement");

  const exported = await runCli(["simulate", "export", at("out"), "--out", at("tables"), "--ndjson"]);
  expect(exported.code).toBe(0);
  const runs = ndjson(await readFile(at("tables/runs.ndjson"), "utf8"));
  expect(runs).toHaveLength(8);
  expect(runs[7]).toMatchObject({
    "policy.probability": 0.5,
    "feed.ranker": "engagement",
    point: "points/04",
    run: "runs/02",
    complete: true,
  });

  const verified = await runCli(["simulate", "verify", at("out"), "--json"]);
  expect(ndjson(verified.out).map(({ run, state }) => [run, state])).toContainEqual([
    "points/04/runs/02",
    "verified",
  ]);
  expect((await runCli(["simulate", "resume", at("out")])).code).toBe(0);
});

it("refuses a sweep whose points cannot all be simulated, before anything is written", async () => {
  const sweep = { scenario: "scenario.json", runs: 2, sweep: { "policy.probability": [0.5, 5] } };
  await writeFile(at("bad.json"), JSON.stringify(sweep));
  const { code, err } = await runCli(["simulate", "sweep", at("bad.json"), "--out", at("bad")]);
  expect([code, err]).toEqual([2, expect.stringContaining("policy.probability = 5")]);
  await expect(readFile(at("bad/claim.json"))).rejects.toMatchObject({ code: "ENOENT" });
});
