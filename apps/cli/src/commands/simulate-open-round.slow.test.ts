import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerText, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCli } from "../testing/run-cli.js";

const examples = join(import.meta.dirname, "../../../../examples/market-street");
let folder: string;
let server: Awaited<ReturnType<typeof startModelServer>>;

const at = (name: string): string => join(folder, name);
const simulate = (...args: string[]) => runCli(["simulate", ...args]);
const withModel = (...args: string[]) => simulate(...args, "--endpoint", server.origin, "--model", "m");
const listed = async (...args: string[]) => {
  const { code, out, err } = await simulate(...args);
  return [code, out === "" ? 0 : out.trimEnd().split("\n").length, err];
};

/** Three rounds: `opinion` is asked before the first, `other` before the second and after the last. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-open-round-"));
  server = await startModelServer(({ body }) => {
    const asked = JSON.stringify(body);
    if (!asked.includes("You are asked in a survey")) return answerText({ reason: "So.", choice: "LIKE" });
    return answerText({ answer: asked.includes("undecided") ? "yes" : 3 });
  });
  const scenario = JSON.parse(await readFile(join(examples, "with-survey.json"), "utf8"));
  const opinion = await readFile(join(examples, "opinion.json"), "utf8");
  const survey = (round: number, questions: string) => ({ round, kind: "survey", questions });
  scenario.rounds = 3;
  scenario.audience.file = "profiles.json";
  scenario.network = { kind: "everyone" };
  scenario.events = [
    ...[survey(0, "opinion.json"), survey(1, "other.json"), survey(3, "other.json")],
    ...scenario.events.filter(({ kind }: { kind: string }) => kind !== "survey"),
  ];
  const profiles = JSON.parse(await readFile(join(examples, "../profiles.json"), "utf8"));
  const cars = { id: "cars", kind: "number", text: "How many cars are there?", minimum: 0, whole: true };
  const other = { name: "other", questions: [cars] };
  await writeFile(at("profiles.json"), JSON.stringify(profiles.slice(0, 4)));
  await writeFile(at("opinion.json"), opinion);
  await writeFile(at("other.json"), JSON.stringify(other));
  await writeFile(at("scenario.json"), JSON.stringify(scenario));
  await writeFile(at("change.json"), JSON.stringify({ events: [] }));
  expect(await withModel(at("scenario.json"), "--out", at("run"))).toMatchObject({
    code: 0,
    err: expect.stringContaining("to check it"),
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** A run that stops after so many requests, one after the other. */
async function paused(requests: number): Promise<string> {
  const run = at(`paused-${requests}`);
  const limit = ["--max-requests", String(requests), "--concurrency", "1"];
  expect((await withModel(at("scenario.json"), "--out", run, ...limit)).code).toBe(4);
  return run;
}

describe("of a round that is not closed", () => {
  it("does not deny the answers that are recorded", async () => {
    const run = await paused(5);
    const notYet = "round 0 is not closed yet: the answers recorded in it (5 so far) are listed once it is\n";
    expect(await listed("answers", run)).toEqual([0, 0, `0 answers\n${notYet}`]);
    expect(await listed("answers", run, "--json")).toEqual([0, 0, notYet]);
    expect(await listed("answers", run, "--round", "1")).toEqual([
      ...[0, 0, "0 answers\nround 1 has not begun: round 0 is not closed yet\n"],
    ]);
    expect(await listed("decisions", run)).toEqual([0, 0, "0 decisions\n"]);
    expect(await listed("show", run, "--agent", "mara")).toEqual([
      2,
      0,
      "concordat: round 0 is not closed yet: 2 answers of mara are recorded in it, and shown once it is\n",
    ]);
    expect(await listed("show", run, "--agent", "mara", "--question", "trust")).toEqual([
      2,
      0,
      "concordat: round 0 is not closed yet: 1 answer of mara is recorded in it, and shown once it is\n",
    ]);
    expect(await listed("show", run, "--agent", "mara", "--post", "m1")).toEqual([
      2,
      0,
      "concordat: so far, no model is recorded to have been asked for a decision of mara on m1; round 0 is not closed yet\n",
    ]);
  });

  it("does not deny the decisions that are recorded", async () => {
    const complete = await simulate("show", at("run"), "--agent", "mara", "--json");
    expect(complete).toMatchObject({ code: 0, err: "" });
    const first = (await simulate("decisions", at("run"), "--state", "asked")).out.split("\n")[0] ?? "";
    const [, round = "", agent = ""] = /^round (\d+), (\S+) on /.exec(first) ?? [];
    // The answers before the first round with a decision, and that decision.
    const run = await paused(8 + (round === "0" ? 0 : 4) + 1);
    expect(await listed("decisions", run, "--round", round)).toEqual([
      ...[0, 0],
      `0 decisions\nround ${round} is not closed yet: the decisions recorded in it (1 so far) are listed once it is\n`,
    ]);
    const [code, , err] = await listed("show", run, "--agent", agent, "--round", round);
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(
        /^concordat: round \d is not closed yet: 1 decision.* of \w+ (is|are) recorded in it/,
      ),
    ]);
  });

  it("says so next to what closed rounds hold, and nothing of a run that is complete", async () => {
    const all = (await simulate("answers", at("run"))).out.trimEnd().split("\n").length;
    const asked = (await simulate("decisions", at("run"), "--state", "asked")).out
      .trimEnd()
      .split("\n").length;
    const run = await paused(all + asked - 2);
    const notYet = "the survey after the last round is not closed yet";
    expect(await listed("answers", run)).toEqual([
      ...[0, 12, `12 answers\n${notYet}: the answers recorded in it (2 so far) are listed once it is\n`],
    ]);
    expect((await listed("show", run, "--agent", "mara", "--question", "cars"))[2]).toContain(notYet);
    expect(await listed("answers", at("run"))).toEqual([0, 16, "16 answers\n"]);
  });
});

describe("surveys that are not asked", () => {
  const last = "the run has no round 4: its last one is 2, and 3 means after it";
  const when = "surveys are asked before round 0, before round 1, after the last round";
  it.each([
    [
      ["--survey", "other", "--round", "0"],
      "no survey asked before round 0 is called other; there is opinion",
    ],
    [
      ["--question", "cars", "--round", "0"],
      "no question asked before round 0 is called cars; there is support, trust",
    ],
    [["--question", "trust", "--survey", "other"], "no question of other is called trust; there is cars"],
    [["--round", "4"], `${last}; ${when}`],
    [["--round", "2"], `no survey is asked before round 2; ${when}`],
    [["--survey", "other\u200b"], 'no survey of the run is called "other\\u200b"; it has opinion, other'],
  ])("are refused by name: %j", async (named, message) => {
    expect(await listed("answers", at("run"), ...named)).toEqual([2, 0, `concordat: ${message}\n`]);
  });

  it("are those that a fork has dropped, too", async () => {
    const fork = ["--at", "1", "--change", at("change.json"), "--out", at("fork")];
    expect((await withModel("fork", at("run"), ...fork)).code).toBe(0);
    expect(await listed("answers", at("fork"))).toEqual([0, 8, "8 answers\n"]);
    for (const [named, message] of [
      [["answers", at("fork"), "--survey", "other"], "no survey of the run is called other; it has opinion"],
      [["answers", at("fork"), "--question", "cars"], "no question is called cars; there is support, trust"],
      [
        ["show", at("fork"), "--agent", "mara", "--question", "cars"],
        "no question is called cars; there is support, trust",
      ],
    ] as const)
      expect(await listed(...named)).toEqual([2, 0, `concordat: ${message}\n`]);
  });

  it("are asked before a round, not in it", async () => {
    const show = ["show", at("run"), "--agent", "mara"];
    expect(await listed(...show, "--question", "cars", "--round", "0")).toEqual([
      2,
      0,
      "concordat: no model was asked for an answer of mara to cars before round 0\n",
    ]);
    expect(await listed(...show, "--question", "trust", "--round", "3")).toEqual([
      2,
      0,
      "concordat: no model was asked for an answer of mara to trust after the last round\n",
    ]);
  });
});

it.each([
  ["m1\u200b", '"m1\\u200b"', "did you mean m1?"],
  ["", '""', "its scenario has m1"],
  [" m1", '" m1"', "did you mean m1?"],
])("prints the name %j of a post so that it is seen to be none of the run's", async (post, printed, help) => {
  const message = `concordat: no post of the run is called ${printed}; ${help}\n`;
  expect(await listed("decisions", at("run"), "--post", post)).toEqual([2, 0, message]);
  expect(await listed("show", at("run"), "--agent", "mara", "--post", post)).toEqual([2, 0, message]);
});
