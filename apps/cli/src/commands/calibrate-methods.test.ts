import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerText, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "../testing/run-cli.js";
import { answerTo, playSurveyRuns } from "../testing/survey-runs.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-methods-"));
  await playSurveyRuns(folder, ["informed"]);
  // The same people, asked of a model that says yes to everything.
  await using server = await startModelServer(({ body }) =>
    answerText({ answer: JSON.stringify(body).includes("Market Street be closed") ? "yes" : 1 }),
  );
  await runCli(
    ["simulate", "scenario.json", "--out", "agreeing", "--endpoint", server.origin, "--model", "m"],
    { cwd: folder },
  );
});
/** What the model of the runs `stated` and `unsure` says of each question. */
async function playPercentages(run: string, cars: (prompt: string) => object, exitCode = 0): Promise<void> {
  await using server = await startModelServer(({ body }) => {
    const prompt = JSON.stringify(body);
    if (prompt.includes("Market Street be closed")) return answerText(cars(prompt));
    if (!prompt.includes("trust the city hall")) return answerText({ answer: "The noise." });
    return answerText({ 1: 5, 2: 5, 3: 10, 4: 20, 5: 40, 6: 10, 7: 10 });
  });
  const { code, err } = await runCli(
    ["simulate", "scenario.json", "--out", run, "--endpoint", server.origin, "--model", "m", "--percentages"],
    { cwd: folder },
  );
  if (code !== exitCode) throw new Error(err);
}

afterAll(() => rm(folder, { recursive: true }));

const compare = (...args: string[]) =>
  runCli(["calibrate", ...args, "--methods", "--real", "answers.csv", "--id", "person"], { cwd: folder });

it("compares runs of the same people in one table, nearest first", async () => {
  const { code, out } = await compare("agreeing", "informed");
  expect(code).toBe(0);
  const [support = "", trust = ""] = out.split("\ntrust: ");
  expect(support.indexOf("informed ")).toBeLessThan(support.indexOf("agreeing "));
  expect(support.replaceAll(/\s+/g, " ")).toContain(
    "Nearest to these people: informed. Further from them, beyond chance (at 5 %): agreeing. This is corrected for choosing the nearest after looking.",
  );
  expect(trust).toContain("error");
});

it("is recorded, so that a calibration of the nearest run warns of the choice", async () => {
  await compare("agreeing", "informed");
  const args = ["calibrate", "informed", "--real", "answers.csv", "--id", "person"];
  const { out } = await runCli(args, { cwd: folder });
  expect(out.replaceAll(/\s+/g, " ")).toContain(
    "! Other answers of agents were compared with the real answers of these people once before",
  );
});

it("compares percentages with answers, and reports which were stated", async () => {
  await playPercentages("stated", (prompt) =>
    prompt.includes("against") ? { yes: 80, no: 20 } : { yes: 30, no: 71 },
  );
  const { code, out } = await compare("agreeing", "informed", "stated", "--json");
  expect(code).toBe(0);
  const [support] = JSON.parse(out);
  expect(support.methods.map(({ name }: { readonly name: string }) => name)).toEqual([
    "informed",
    "stated",
    "agreeing",
  ]);
  const args = ["calibrate", "stated", "--real", "answers.csv", "--id", "person", "--answered", "random"];
  expect(await runCli(args, { cwd: folder })).toMatchObject({
    code: 0,
    out: expect.stringContaining("60 of 60 agents, whose percentages are used"),
  });
  const shown = await runCli(["simulate", "show", "stated", "--agent", "p0", "--question", "support"], {
    cwd: folder,
  });
  expect(shown.out).toContain("the model's percentages: yes 80.0 %, no 20.0 %");
  const verified = await runCli(["simulate", "verify", "stated"], { cwd: folder });
  expect(verified.code).toBe(0);
});

it("makes no answers of percentages that do not add up, and compares the other runs", async () => {
  await playPercentages("unsure", () => ({ yes: 0.8, no: 0.2 }), 1);
  const { code, out } = await compare("agreeing", "informed", "unsure");
  expect(code).toBe(0);
  expect(out.replaceAll(/\s+/g, " ")).toContain(
    "Not compared: unsure, where only 0 of these 40 people have an agent with a valid answer; at least 30 are needed.",
  );
});

it("refuses odds of an answer that is not asked for", async () => {
  const { code, err } = await runCli(
    ["simulate", "scenario.json", "--out", "x", "--endpoint", "http://127.0.0.1:9", "--model", "m"].concat(
      "--percentages",
      "--odds",
    ),
    { cwd: folder },
  );
  expect([code, err]).toEqual([2, expect.stringContaining("leave --odds and --adjust-odds out")]);
});

it("asks in turns with --form, and continues no run in another form", async () => {
  const asked: string[] = [];
  await using server = await startModelServer(({ body }) => {
    asked.push(JSON.stringify(body));
    return answerText("yes");
  });
  const model = ["--endpoint", server.origin, "--model", "m"];
  const play = ["simulate", "scenario.json", "--out", "turns", ...model, "--form", "turns"];
  const { err } = await runCli([...play, "--max-requests", "3"], { cwd: folder });
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((request) => request.includes("with JSON only"))).toEqual([]);
  expect(err).toContain("--form turns");
  const other = await runCli(["simulate", "resume", "turns", ...model, "--form", "json"], { cwd: folder });
  expect([other.code, other.err]).toEqual([2, expect.stringContaining("`--form json` or `--form turns`")]);
});

it("refuses to adjust odds that the model is not asked for in turns", async () => {
  const play = ["simulate", "scenario.json", "--out", "x", "--form", "json", "--adjust-odds"];
  const { code, err } = await runCli(play, { cwd: folder });
  expect([code, err]).toEqual([2, expect.stringContaining("leave one of the two out")]);
});

it("fails if too few people answered for any comparison", async () => {
  const few = (await readFile(join(folder, "answers.csv"), "utf8")).split("\n").slice(0, 13).join("\n");
  await writeFile(join(folder, "few.csv"), few);
  const args = ["calibrate", "agreeing", "informed", "--methods", "--real", "few.csv", "--id", "person"];
  for (const more of [[], ["--json"]]) {
    const { code, out, err } = await runCli([...args, ...more], { cwd: folder });
    expect([code, out, err]).toEqual([2, "", expect.stringContaining("only 12 people really answered it")]);
  }
});

it("prints the same as JSON", async () => {
  const { code, out } = await compare("agreeing", "informed", "--json");
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject([
    {
      question: "support",
      compared: expect.any(Number),
      methods: [
        { name: "informed", isWorse: false, loss: expect.any(Number) },
        { name: "agreeing", isWorse: true, correlation: null },
      ],
    },
    { question: "trust", option: null },
  ]);
});

it.each([
  [["informed"], "--methods compares several runs: a run for each method"],
  [
    ["informed", "agreeing", "--out", "x.json"],
    "--methods compares and prints, and makes no estimate and no file; leave --out out",
  ],
  [["informed", "agreeing", "--plan", "5", "--segment", "region"], "leave --plan and --segment out"],
  [["informed", "./informed"], "two of the folders are called informed: methods are told apart by"],
  [["informed", "agreeing", "--column", "typo=x"], 'is meant for the question "typo"'],
])("refuses %j", async (args, message) => {
  const { code, err } = await compare(...args);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});

it("averages the answers of each agent over the runs of an ensemble", async () => {
  await using server = await startModelServer(({ body }) => answerTo(JSON.stringify(body)));
  const play = ["simulate", "ensemble", "scenario.json", "--out", "both", "--runs", "2", "--endpoint"];
  await runCli([...play, server.origin, "--model", "m"], { cwd: folder });
  const args = ["--real", "answers.csv", "--id", "person", "--answered", "random"];
  const { code, out, err } = await runCli(["calibrate", "both", ...args], { cwd: folder });
  expect([code, err]).toEqual([0, expect.stringContaining("averaged over its 2 runs")]);
  expect(out).toContain("60 of 60 agents, whose odds are used");
});
