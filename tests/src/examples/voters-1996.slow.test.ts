import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { calibrate, type SimulatedAnswers, simulatedAnswers } from "@concordat/calibration";
import { readRunFolder } from "@concordat/simulation/sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../..");
const cli = join(root, "apps/cli/bin/concordat.js");
const minutes = 60_000;
let folder: string;
let server: ChildProcess;
let simulated: SimulatedAnswers;
let votes: ReadonlyMap<string, string>;
const at = (name: string): string => join(folder, name);

/** Python with statsmodels, whose data the people are. */
async function pythonWithData(): Promise<string> {
  const known = process.env.PYTHON ?? "python3";
  if (spawnSync(known, ["-c", "import statsmodels"]).status === 0) return known;
  await run(known, ["-m", "venv", at("venv")]);
  const python = at("venv/bin/python");
  const requirements = join(root, "packages/calibration/src/oracle/requirements.txt");
  await run(python, ["-m", "pip", "install", "--quiet", "--requirement", requirements]);
  return python;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-voters-"));
  await cp(join(root, "examples/voters-1996"), folder, { recursive: true });
  await run(await pythonWithData(), [at("prepare.py"), folder]);
  server = spawn(process.execPath, [at("scripted-model.mjs")], { stdio: ["pipe", "pipe", "inherit"] });
  const [address] = server.stdout === null ? [""] : await once(server.stdout, "data");
  const model = ["--llm", "openai", "--endpoint", String(address).trim(), "--model", "scripted"];
  await run(
    process.execPath,
    [cli, "simulate", at("scenario.json"), "--out", at("out"), ...model, "--concurrency", "8"],
    { maxBuffer: 10_000_000 },
  );
  const { scenario, ledger, close } = await readRunFolder(at("out"), {});
  simulated = await simulatedAnswers({ scenario, ledger });
  await close();
  const lines = (await readFile(at("votes.csv"), "utf8")).trim().split("\n").slice(1);
  votes = new Map(
    lines.map((line): [string, string] => [line.split(",")[0] ?? "", line.split(",")[1] ?? ""]),
  );
}, 15 * minutes);
afterAll(async () => {
  server.kill();
  await rm(folder, { recursive: true });
});

/** Estimates the share of Clinton from the votes of some people. */
function estimateOf(answered: ReadonlySet<string>, answers: SimulatedAnswers["agents"]) {
  const people = answers.map(({ id, answers: ofAgent, columns }) => ({
    ...{ id, simulated: ofAgent, columns },
    ...(answered.has(id) ? { real: { vote: votes.get(id) ?? "" } } : {}),
  }));
  const { questions } = calibrate({
    ...{ questions: simulated.questions, runs: [{ people }], about: "these-people", segments: [] },
    chosen: { how: "random" },
  });
  return questions.flatMap(({ estimates }) => estimates).find(({ option }) => option === "Clinton");
}

it("asks the agent of every voter, described by the codebook", () => {
  expect(simulated.agents).toHaveLength(944);
  expect(simulated.agents.every(({ answers }) => answers.vote?.answer !== null)).toBe(true);
  expect(simulated.agents[0]?.columns).toMatchObject({ age: 36, educ: "finished high school" });
});

it("makes the interval narrower with agents that know something, as the guide says", async () => {
  const flags = ["--real", at("answers.csv"), "--id", "person", "--answered", "random"];
  const { stdout } = await run(process.execPath, [cli, "calibrate", at("out"), ...flags]);
  const guide = await readFile(join(root, "docs/voters-of-1996.md"), "utf8");
  const shown = stdout
    .split("\n")
    .filter((line) => /^(?:Clinton|Dole) |The agents add|columns|52\.7/.test(line));
  // What the agents and the columns add to one of two options they add to the other: it is said once.
  expect(shown).toHaveLength(6);
  for (const line of shown) expect(guide).toContain(line.trim());
});

it(
  "holds in about 95 of 100 draws of those who answer, with good agents and with worthless ones",
  () => {
    const { agents } = simulated;
    const truth = [...votes.values()].filter((vote) => vote === "Clinton").length / votes.size;
    const strangers = agents.map((agent, index) => ({
      ...agent,
      answers: agents[(index * 397 + 11) % agents.length]?.answers ?? {},
    }));
    let state = 1996;
    const next = (): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state;
    };
    const draws = 300;
    const holds = { good: 0, worthless: 0, adds: 0 };
    for (let draw = 0; draw < draws; draw++) {
      const order = agents.map(({ id }) => ({ id, key: next() })).sort((a, b) => a.key - b.key);
      const answered = new Set(order.slice(0, 150).map(({ id }) => id));
      const [good, worthless] = [estimateOf(answered, agents), estimateOf(answered, strangers)];
      const contains = (one: typeof good): boolean =>
        one !== undefined && one.rectified.low <= truth && truth <= one.rectified.high;
      if (contains(good)) holds.good++;
      if (contains(worthless)) holds.worthless++;
      if (worthless?.worth.verdict === "adds") holds.adds++;
    }
    expect(holds.good / draws).toBeGreaterThan(0.915);
    expect(holds.worthless / draws).toBeGreaterThan(0.915);
    expect(holds.adds / draws).toBeLessThan(0.08);
  },
  5 * 60_000,
);
