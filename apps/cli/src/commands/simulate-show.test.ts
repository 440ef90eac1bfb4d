import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerText, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ndjson, runCli } from "../testing/run-cli.js";

const scenario = join(import.meta.dirname, "../../../../examples/market-street/scenario.json");
let folder: string;
let run: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-show-"));
  run = join(folder, "run");
  await using server = await startModelServer(
    answerText({ reason: "Worth \u001b[31mit.", choice: "REPLY", content: "Read\nthis." }),
  );
  const { code } = await runCli([
    ...["simulate", scenario, "--out", run],
    ...["--endpoint", server.origin, "--model", "m"],
  ]);
  expect(code).toBe(0);
});
afterAll(() => rm(folder, { recursive: true }));

const show = (...args: string[]) => runCli(["simulate", "show", run, ...args]);

it("lists an agent's decisions on lines of their own, without a model", async () => {
  const { code, out, err } = await show("--agent", "mara");
  expect([code, err]).toEqual([0, expect.stringContaining("--post")]);
  expect(out.split("\n")[0]).toBe(
    'round 1, mara on m1: REPLY "Read\\nthis.", because "Worth \\u001b[31mit."',
  );
});

it("names the agents of the run, and what shows it whole, if no agent is named", async () => {
  const { code, out, err } = await show();
  expect([code, out]).toEqual([2, ""]);
  expect(err).toMatch(/show one agent with --agent ID; the run has 12 agents: amina, deniz, .*, zoe$/m);
  expect(err).toContain("for the whole run: concordat simulate report ");
});

it("shows one with what was shown, the prompt, and every attempt", async () => {
  const { code, out } = await show("--agent", "mara", "--post", "m2");
  expect(code).toBe(0);
  for (const line of [
    /^ {2}1\. m2 by marketshops \(followed\): "Two thirds of our customers/m,
    /^reminded of:\n {2}round 1: REPLY on m1$/m,
    /^ {4}You are this person on social media: <profile>/m,
    /^decision \(agent-decision\/v2\): valid\n {2}attempt 1: valid, \d+ \+ \d+ tokens/m,
  ])
    expect(out).toMatch(line);
  expect(out).not.toContain("\u001b");
});

it("gives all of it as data", async () => {
  const { out } = await show("--agent", "mara", "--round", "2", "--json");
  const shown = ndjson(out);
  expect(shown.length).toBeGreaterThan(0);
  for (const one of shown) {
    expect(Object.keys(one)).toEqual(["items", "memory", "prompt", "record"]);
    expect(one.record).toMatchObject({ agent_id: "mara", round: 2, state: "valid" });
  }
});

it.each([
  [["--agent", "nobody"], "no agent of the run is called nobody"],
  [["--agent", "mara", "--post", "m9"], "no post of the run is called m9; its scenario has m1, m2"],
  [["--agent", "mara", "--round", "4"], "the run has no round 4: its last one is 3"],
  [["--agent", "mara", "--question", "support"], "the run asks no surveys"],
  [["--agent", "mara", "--round", "0"], "no model was asked for a decision of mara in round 0"],
])("says what is not there: %j", async (args, message) => {
  const { code, out, err } = await show(...args);
  expect([code, out, err]).toEqual([2, "", `concordat: ${message}\n`]);
});

it("shows an agent's answers to surveys: on lines, whole, and as data", async () => {
  const surveyed = join(folder, "surveyed");
  let asked = 0;
  await using server = await startModelServer((request) => {
    const prompt = JSON.stringify(request.body);
    if (!prompt.includes("You are asked in a survey."))
      return answerText({ reason: "So.", choice: "SCROLL" });
    asked++;
    return answerText({ answer: prompt.includes("Market Street be closed") ? "yes" : 9 });
  });
  await runCli([
    ...["simulate", join(scenario, "../with-survey.json"), "--out", surveyed],
    ...["--endpoint", server.origin, "--model", "m"],
  ]);
  expect(asked).toBeGreaterThan(0);
  const shown = (...args: string[]) => runCli(["simulate", "show", surveyed, "--agent", "mara", ...args]);
  const { out, err } = await shown();
  expect(out).toContain("before round 0, mara on opinion/support: yes\n");
  expect(out).toMatch(/^after the last round, mara on opinion\/trust: invalid, \w+: /m);
  expect(err).toContain("--question");
  const whole = await shown("--question", "trust", "--round", "0");
  expect(whole.out).toMatch(
    /^before round 0, mara on opinion\/trust: invalid, .*\nquestion: "How much do you trust .*\n {2}attempt 1: invalid, /,
  );
  expect(whole.out).toContain("violated: /answer");
  const data = ndjson((await shown("--question", "support", "--json")).out);
  expect(
    data.map(({ question, record }) => [Object(question).id, Object(record).round, Object(record).answer]),
  ).toEqual([
    ["support", 0, "yes"],
    ["support", 2, "yes"],
  ]);
  expect((await shown("--round", "2")).out).toMatch(/^after the last round, mara on opinion\/support: yes$/m);
  expect(await shown("--round", "3")).toMatchObject({
    code: 2,
    err: "concordat: the run has no round 3: its last one is 1\n",
  });
  expect(await shown("--question", "else")).toMatchObject({
    code: 2,
    err: "concordat: no question is called else; there is support, trust\n",
  });
  expect(await shown("--question", "trust", "--post", "m1")).toMatchObject({ code: 2 });
});
