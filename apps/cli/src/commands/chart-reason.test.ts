import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { socialChart } from "@concordat/statechart";
import { randomModel } from "@concordat/testing/random-model";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ndjson, runCli } from "../testing/run-cli.js";

const examples = join(import.meta.dirname, "../../../../examples");
let folder: string;
let model: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-chart-"));
  model = ["--llm", "llama", "--model", await randomModel(), "--seed", "7"];
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, value: unknown): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, JSON.stringify(value));
  return path;
}

const chart = {
  id: "one-way",
  initial: "a",
  states: { a: { description: "here" }, b: { description: "there" } },
  transitions: [{ from: "a", trigger: "go", to: "b", guard: "may" }],
};

describe("concordat chart", () => {
  it("shows the social agents' chart", async () => {
    const { out, code } = await runCli(["chart", "show"]);
    expect(out).toContain("evaluating --decides--> engaging_like");
    expect(JSON.parse((await runCli(["chart", "show", "--json"])).out)).toEqual(socialChart);
    expect(code).toBe(0);
  });

  it("finds what is odd, and nothing odd in the social agents' chart", async () => {
    expect(await runCli(["chart", "check"])).toMatchObject({ code: 0, out: "" });
    const odd = await runCli(["chart", "check", await file("odd.json", chart)]);
    expect([odd.code, odd.out.trim()]).toEqual([1, "one-way: b cannot be left"]);
  });

  it.each([
    ["mermaid", /^stateDiagram-v2\n/],
    ["xstate", /^\{\n {2}"id": "one-way"/],
    ["scxml", /^<scxml xmlns=/],
  ])("exports as %s", async (format, begin) => {
    expect(
      (await runCli(["chart", "export", await file("chart.json", chart), "--format", format])).out,
    ).toMatch(begin);
  });

  it.each([
    [
      "a chart that names a state it has not",
      { ...chart, initial: "z" },
      /one-way cannot be used: initial: there is no state "z"/,
    ],
    ["a chart that breaks the contract", { ...chart, states: {} }, /\/states must have at least 1 key/],
  ])("refuses %s", async (_, broken, message) => {
    expect(await runCli(["chart", "check", await file("broken.json", broken)])).toMatchObject({
      code: 2,
      err: expect.stringMatching(message),
    });
  });
});

describe("concordat reason, with a chart of the user's own", () => {
  const two = {
    id: "door",
    initial: "closed",
    states: {
      closed: { description: "Nobody comes in" },
      open: { description: "Everybody comes in" },
      ajar: { description: "Friends come in" },
    },
    transitions: [
      { from: "closed", trigger: "knocks", to: "open", guard: "awake" },
      { from: "closed", trigger: "knocks", to: "ajar" },
    ],
  };
  const reason = async (...more: string[]) =>
    runCli([
      ...["reason", "--profile", join(examples, "profiles.json"), "--agent", "mara", ...model, "--json"],
      ...["--chart", await file("door.json", two), ...more],
    ]);

  it("asks for one of the states that the chart leaves open", async () => {
    const { out, code } = await reason("--state", "closed", "--trigger", "knocks");
    expect([code, ndjson(out)]).toMatchObject([
      0,
      [{ from: "closed", trigger: "knocks", to: expect.stringMatching(/^(open|ajar)$/), source: "model" }],
    ]);
  });

  it("asks for one of the states that the user names", async () => {
    const { out } = await reason("--state", "closed", "--trigger", "knocks", "--options", "ajar, closed");
    expect(ndjson(out)).toMatchObject([{ to: expect.stringMatching(/^(ajar|closed)$/), source: "model" }]);
  });

  it.each([
    [[], /--chart needs --state STATE and --trigger TRIGGER of that chart/],
    [["--state", "lost", "--trigger", "knocks"], /door has no state "lost"; there are closed, open, ajar/],
    [["--state", "open", "--trigger", "knock"], /door has no trigger "knock"; did you mean knocks\?/],
    [["--state", "open", "--trigger", "knocks"], /the state open has no transition for the trigger knocks/],
    [["--state", "closed", "--trigger", "knocks", "--options", "lost"], /door has no state "lost"/],
  ])("refuses %j", async (args, message) => {
    expect(await reason(...args)).toMatchObject({ code: 2, out: "", err: expect.stringMatching(message) });
  });
});

describe("concordat reason", () => {
  const reason = (...more: string[]) =>
    runCli(["reason", "--profile", join(examples, "profiles.json"), "--agent", "mara", ...model, ...more]);

  it("lets the model pick, and says that it did and why", async () => {
    const { out, code } = await reason("--json");
    expect(ndjson(out)).toMatchObject([
      { from: "evaluating", trigger: "decides", source: "model", reason: expect.any(String) },
    ]);
    expect(code).toBe(0);
  });

  it("walks through a feed, from idle back to idle", async () => {
    const { out, err, code } = await reason("--walk", "--feed", join(examples, "feed.json"), "--json");
    const moves = ndjson(out);
    expect([moves[0]?.from, moves.at(-1)?.to]).toEqual(["idle", "idle"]);
    expect(moves.filter(({ trigger }) => trigger === "decides")).toHaveLength(44);
    expect(err).toMatch(/^44 chosen, \d+ only option, 0 fallback$/m);
    expect(code).toBe(0);
  });

  it("draws a walk", async () => {
    const feed = await file("feed.json", [
      { id: "p", author_id: "a", text: "Hi", timestamp: "2026-03-14T09:26:53Z" },
    ]);
    expect((await reason("--walk", "--feed", feed, "--mermaid")).out).toMatch(
      /^stateDiagram-v2\n[\s\S]* : start_browsing\n/,
    );
  });

  it("says when no agent is named among several", async () => {
    expect(await runCli(["reason", "--profile", join(examples, "profiles.json"), ...model])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/holds several agents \(mara, deniz, .*; choose one with --agent/),
    });
  });

  it.each([["--walk", "--feed", join(examples, "feed.json")], []])(
    "stops at once where no server answers: %s %s %s",
    async (...args) => {
      const { code, out, err } = await runCli([
        ...["reason", "--profile", join(examples, "profiles.json"), "--agent", "mara"],
        ...["--endpoint", "http://127.0.0.1:9999", ...args],
      ]);
      expect(code).toBe(3);
      expect(err).toMatch(/concordat: .*cannot be reached/);
      expect(out).not.toContain("decides");
    },
  );

  it.each([
    ["there is no such agent", ["--agent", "nobody"], /contains no agent "nobody"; there are mara, deniz, /],
    ["a post is a whole feed", ["--post", join(examples, "feed.json")], /holds 44 posts.* --walk --feed /],
    ["an option has no meaning for one choice", ["--mermaid"], /--mermaid belongs to --walk/],
    [
      "an option has no meaning for a walk",
      ["--walk", "--feed", join(examples, "feed.json"), "--state", "idle"],
      /--state belongs to one choice/,
    ],
    [
      "nothing happens there",
      ["--state", "idle"],
      /the state idle has no transition for the trigger decides/,
    ],
    ["there is no such state", ["--state", "asleep"], /has no state "asleep"/],
    ["a walk has no feed", ["--walk"], /--walk needs --feed FILE/],
  ])("says when %s", async (_, args, message) => {
    expect(await reason(...args)).toMatchObject({ code: 2, out: "", err: expect.stringMatching(message) });
  });
});
