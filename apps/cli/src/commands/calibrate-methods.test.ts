import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerText, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "../testing/run-cli.js";
import { playSurveyRuns } from "../testing/survey-runs.js";

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
afterAll(() => rm(folder, { recursive: true }));

const compare = (...args: string[]) =>
  runCli(["calibrate", ...args, "--methods", "--real", "answers.csv", "--id", "person"], { cwd: folder });

it("compares runs of the same people in one table, nearest first", async () => {
  const { code, out } = await compare("agreeing", "informed");
  expect(code).toBe(0);
  const [support = "", trust = ""] = out.split("\ntrust: ");
  expect(support.indexOf("informed ")).toBeLessThan(support.indexOf("agreeing "));
  expect(support.replaceAll(/\s+/g, " ")).toContain(
    "Nearest to these people: informed. Surely further from them: agreeing. This is corrected for choosing the nearest after looking.",
  );
  expect(trust).toContain("error");
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
    "--methods prints what it finds; leave --message-column, --out",
  ],
])("refuses %j", async (args, message) => {
  const { code, err } = await compare(...args);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});
