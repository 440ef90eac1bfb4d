import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "../testing/run-cli.js";

const scenario = join(import.meta.dirname, "../../../../examples/market-street/with-survey.json");
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-preview-"));
});
afterAll(() => rm(folder, { recursive: true }));

const preview = (...args: string[]) => runCli(["simulate", "preview", scenario, ...args], { cwd: folder });

it("prints what an agent is told and asked in a survey, without a model and without a file", async () => {
  const { code, out, err } = await preview("--agent", "amina", "--question", "support");
  expect(code).toBe(0);
  expect(out).toMatch(
    /^amina, before round 0, .*\/support\nsystem: You are this person .*"name":"Amina Yusuf"/,
  );
  expect(out).toContain("Answer with JSON only:");
  expect(err).toMatch(/no model was asked; a run asks \d+ agents such questions\n$/);
  expect(await readdir(folder)).toEqual([]);
});

it("asks in turns, and prints JSON", async () => {
  const { out } = await preview("--agent", "amina", "--form", "turns", "--json");
  const lines = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines[0]).toMatchObject({
    agent: "amina",
    messages: [{ role: "system", content: "You are Amina Yusuf." }, {}, {}, {}],
  });
});

it.each([
  [["--agent", "nobody"], 'the scenario has no agent "nobody"'],
  [["--question", "taste"], 'no survey asks "taste"; there are "support", "trust"'],
])("refuses %j", async (args, message) => {
  const { code, err } = await preview(...args);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});
