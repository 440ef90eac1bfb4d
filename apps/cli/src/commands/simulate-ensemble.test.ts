import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { simulationComparison } from "@concordat/contracts/simulation-comparison";
import { answerText, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ndjson, runCli, spawnCli } from "../testing/run-cli.js";

const examples = join(import.meta.dirname, "../../../../examples");
const rumour = join(examples, "rumour/scenario.json");
const decision = { reason: "Worth a thought.", choice: "RESHARE", content: "Read this." };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-ensemble-"));
});
afterAll(() => rm(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);
const model = (origin: string): string[] => ["--endpoint", origin, "--model", "m"];

/** The rumour in an audience of 60, passed on with this probability. */
async function rumourWith(name: string, probability: number): Promise<string> {
  const scenario = JSON.parse(await readFile(rumour, "utf8"));
  scenario.audience.size = 60;
  scenario.rounds = 4;
  scenario.policy.probability = probability;
  await writeFile(at(name), JSON.stringify(scenario));
  return at(name);
}

it("simulates a scenario several times, verifies all runs, and compares two ensembles", async () => {
  for (const [name, probability] of [
    ["a", 0.1],
    ["b", 0.5],
  ] as const) {
    const scenario = await rumourWith(`${name}.json`, probability);
    const made = await runCli(["simulate", "ensemble", scenario, "--runs", "6", "--out", at(name)]);
    expect([made.code, made.out, made.err]).toEqual([
      0,
      expect.stringContaining(
        "rumour: 6 runs of 60 agents and 4 rounds, audience and network the same for all, decided by rules",
      ),
      expect.stringContaining(`concordat simulate verify ${at(name)}`),
    ]);
  }
  const verified = await runCli(["simulate", "verify", at("a"), "--json"]);
  expect(verified.code).toBe(0);
  expect(ndjson(verified.out).map(({ run, state }) => [run, state])).toEqual(
    ["01", "02", "03", "04", "05", "06"].map((number) => [`runs/${number}`, "verified"]),
  );

  const table = await runCli(["simulate", "compare", at("a"), at("b"), "--out", at("comparison.json")]);
  expect(table.code).toBe(0);
  expect(table.out).toContain("paired by seed: both sides have the same 6 seeds and the same audience");
  expect(table.out).toMatch(/reshare rate.*B is higher/);
  expect(table.out).toContain("the same in all runs: ");
  const json = await runCli(["simulate", "compare", at("a"), at("b"), "--json"]);
  const comparison = simulationComparison.parse(JSON.parse(json.out));
  expect(simulationComparison.parse(JSON.parse(await readFile(at("comparison.json"), "utf8")))).toEqual(
    comparison,
  );
  const again = await runCli(["simulate", "compare", at("a"), at("b"), "--out", at("comparison.json")]);
  expect([again.code, again.err]).toEqual([2, expect.stringContaining("comparison.json already exists")]);

  const segments = await runCli([
    "simulate",
    "compare",
    at("a"),
    at("b"),
    "--by",
    "segment",
    "--post",
    "m1",
    "--json",
  ]);
  const measured = simulationComparison.parse(JSON.parse(segments.out));
  expect(measured.post_a).toBe("m1");
  expect(new Set(measured.results.map(({ segment }) => segment))).toEqual(
    new Set([null, "commuters", "shopkeepers"]),
  );
});

it("says of two single runs that their difference means nothing yet", async () => {
  const compared = await runCli(["simulate", "compare", at("a/runs/01"), at("b/runs/01")]);
  expect(compared.code).toBe(0);
  expect(compared.out).toMatch(/│ means nothing yet +│\n.*│ 1 of 2 runs +│/);
  expect(compared.out).toContain("A single run has no interval");
});

it.each([
  ["a post that is not there", ["--post", "m9"], 'there is no post "m9" in the run'],
  ["another word than segment", ["--by", "age"], "--by segment"],
  ["a size of nothing", ["--size", "0%"], "write a number above 0"],
])("refuses %s", async (_, args, message) => {
  const { code, err } = await runCli(["simulate", "compare", at("a"), at("b"), ...args]);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});

it("pauses all runs at a limit that they share, and resumes them", async () => {
  await using server = await startModelServer(answerText(decision));
  const street = join(examples, "market-street/scenario.json");
  const ensemble = ["simulate", "ensemble", street, "--runs", "3", "--out", at("street")];
  const limited = await runCli([
    ...ensemble,
    ...model(server.origin),
    "--max-requests",
    "10",
    "--concurrency",
    "2",
  ]);
  expect(limited.out).toMatch(/3 runs of 12 agents .* at least \d+ and at most \d+ decisions of ollama:m/);
  expect([limited.code, limited.err]).toEqual([
    4,
    expect.stringContaining(`concordat simulate resume ${at("street")} --model m`),
  ]);
  expect(server.bodies.length).toBeLessThanOrEqual(11);
  const early = await runCli(["simulate", "compare", at("street"), at("a")]);
  expect([early.code, early.err]).toEqual([2, expect.stringContaining(`resume ${at("street")}`)]);
  const whole = await runCli(["simulate", "resume", at("street"), "--json", ...model(server.origin)]);
  expect(whole.code).toBe(0);
  const ends = ndjson(whole.out).filter(
    (line) => (line.event as { type?: string } | undefined)?.type === "run-completed",
  );
  expect(ends.map(({ run }) => run).sort()).toEqual(["runs/01", "runs/02", "runs/03"]);
});

/** How many times an ensemble is killed: more with CONCORDAT_KILLS. */
const kills = Number(process.env.CONCORDAT_KILLS ?? 3);
/** Milliseconds that a kill may take: a process is started for it, on whatever machine. */
const msForKill = 30_000;

it(
  "ends with the same hashes when it is killed, whenever that is",
  async () => {
    await using server = await startModelServer(async () => {
      await setTimeout(5);
      return answerText(decision);
    });
    const street = join(examples, "market-street/scenario.json");
    const begin = (name: string) => ["simulate", "ensemble", street, "--runs", "3", "--out", at(name)];
    const how = [...model(server.origin), "--concurrency", "3", "--json"];
    expect((await runCli([...begin("plain"), ...how])).code).toBe(0);
    for (let killed = 0, ended = false; !ended; ) {
      // An ensemble that was killed before its list of runs was written is begun again.
      const begun = existsSync(join(at("killed"), "ensemble.json"));
      const args = begun ? ["simulate", "resume", at("killed")] : begin("killed");
      const child = spawnCli([...args, ...how], { stdio: "ignore" });
      const close = once(child, "close");
      if (killed < kills) {
        const asked = server.bodies.length;
        // Some while it starts, others once it has asked for some decisions.
        const until = asked + 7 * (killed % 3);
        while (child.exitCode === null && server.bodies.length < until) await setTimeout(5);
        child.kill("SIGKILL");
      }
      const [code, signal] = await close;
      if (signal === null) {
        expect(code).toBe(0);
        ended = true;
      } else killed++;
    }
    const hashes = async (name: string) =>
      ndjson((await runCli(["simulate", "verify", at(name), "--json"])).out);
    expect(await hashes("killed")).toEqual(await hashes("plain"));
  },
  (kills + 3) * msForKill,
);
