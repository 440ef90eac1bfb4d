import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Answer, answerText, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ndjson, runCli } from "../testing/run-cli.js";

const examples = join(import.meta.dirname, "../../../../examples");
const decided = answerText({ reason: "Worth it.", choice: "LIKE", next_state: "engaging_like" });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-odds-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** What is said where a server lists no tokens. */
const absent = { state: "absent", reason: expect.stringContaining("the server lists no probabilities") };

/** An answer with the tokens that could stand at the place of its choice, a server lists them. */
function listed(before: string, written: string, top: Readonly<Record<string, number>>): Answer {
  const plain = (token: string) => ({ token, logprob: -0.1, top_logprobs: [] as object[] });
  const choice = {
    ...plain(written),
    logprob: Math.log(top[written] ?? 0),
    top_logprobs: Object.entries(top).map(([token, share]) => ({ token, logprob: Math.log(share) })),
  };
  const line = (entry: { readonly token: string }) =>
    JSON.stringify({
      model: "m",
      message: { role: "assistant", content: entry.token },
      logprobs: [entry],
      done: false,
    });
  const lines = [plain(before), choice, plain('"}')].map((entry) => ({
    do: "bytes" as const,
    bytes: `${line(entry)}\n`,
  }));
  return { steps: [...lines, { do: "finish", reason: "stop" }] };
}

const because =
  "is not the likeliest option: the model wrote its answer itself, usually with some randomness, and the odds were computed next to it without changing it";

it("reason --odds explains a state that is not the likeliest", async () => {
  const others = { engaging_reply: 0.05, engaging_reshare: 0.05, composing: 0.05 };
  const top = { engaging_like: 0.25, scrolling: 0.6, ...others };
  await using server = await startModelServer(listed('{"reason":"So.","next_state":"', "engaging_like", top));
  const args = ["reason", "--profile", join(examples, "profiles.json"), "--agent", "mara"];
  const { out } = await runCli([...args, "--odds", "--endpoint", server.origin, "--model", "m"]);
  expect(out).toContain(because);
  expect(out).not.toContain("so these odds say little");
});

it("reason --odds says when the model would rather have written something else", async () => {
  const others = { engaging_reply: 0.0001, engaging_reshare: 0.0001, composing: 0.0001 };
  const top = { engaging_like: 0.0025, scrolling: 0.0002, ...others, Hello: 0.9 };
  await using server = await startModelServer(listed('{"reason":"So.","next_state":"', "engaging_like", top));
  const args = ["reason", "--profile", join(examples, "profiles.json"), "--agent", "mara"];
  const { out } = await runCli([...args, "--odds", "--endpoint", server.origin, "--model", "m"]);
  expect(out).toContain("all options together had a probability of 0.3 %, so these odds say little");
});

const ofTwoAgents = {
  name: "two",
  seed: 1,
  rounds: 1,
  starts_at: "2026-03-14T08:00:00Z",
  round_minutes: 60,
  audience: { kind: "profiles", file: "two-profiles.json" },
  network: { kind: "random", follows_each: 1 },
  events: [
    {
      round: 0,
      kind: "post",
      post: {
        id: "news",
        author_id: "paper",
        text: "Tea is cheap.",
        followed_by: "everyone",
        slot: "message",
      },
    },
  ],
  feed: { ranker: "chronological", size: null },
  activity: 1,
  policy: { kind: "model" },
};

it("simulate show and the report explain a choice that is not the likeliest", async () => {
  const top = { LIKE: 0.25, SCROLL: 0.5, REPLY: 0.15, RESHARE: 0.1 };
  await using server = await startModelServer(listed('{"reason":"So.","choice":"', "LIKE", top));
  const run = join(folder, "unlikely");
  const page = join(folder, "unlikely.html");
  const scenario = join(folder, "two.json");
  await writeFile(scenario, JSON.stringify(ofTwoAgents));
  const profiles = ["ada", "bo"].map((id) => ({ id, name: id, interests: ["tea"] }));
  await writeFile(join(folder, "two-profiles.json"), JSON.stringify(profiles));
  const begun = await runCli([
    ...["simulate", scenario, "--out", run, "--odds", "--endpoint", server.origin, "--model", "m"],
  ]);
  expect(begun.code).toBe(0);
  const { out } = await runCli(["simulate", "show", run, "--agent", "ada"]);
  expect(out).toContain(`\nLIKE ${because}\n`);
  await runCli(["simulate", "report", run, "--html", page]);
  expect(await readFile(page, "utf8")).toContain(`<p>LIKE ${because}.</p>`);
});

it("decide --odds records why the odds are not known, and a run is resumed as it was begun", async () => {
  await using server = await startModelServer(decided);
  const out = join(folder, "decisions.ndjson");
  const args = [
    ...["decide", "--profiles", join(examples, "profiles.json"), "--feed", join(examples, "feed.json")],
    ...["--agent", "mara", "--limit", "1", "--out", out, "--endpoint", server.origin, "--model", "m"],
  ];
  expect((await runCli([...args, "--odds"])).code).toBe(0);
  const [record] = ndjson(await readFile(out, "utf8"));
  expect(record).toMatchObject({
    state: "valid",
    steps: [{ odds: { fields: [{ field: "/choice", ...absent }], requests: 0 } }],
  });
  const without = await runCli([...args, "--resume"]);
  expect([without.code, without.err]).toEqual([
    2,
    expect.stringContaining("odds is true there, but not set here"),
  ]);
  expect((await runCli([...args, "--odds", "--resume"])).code).toBe(0);
});

it("simulate --odds records them in a run, which show tells and only the same setting continues", async () => {
  await using server = await startModelServer(decided);
  const run = join(folder, "run");
  const model = ["--endpoint", server.origin, "--model", "m"];
  const scenario = join(examples, "market-street/scenario.json");
  const begun = await runCli(["simulate", scenario, "--out", run, "--odds", "--max-requests", "1", ...model]);
  expect([begun.code, begun.err]).toEqual([4, expect.stringContaining("--odds")]);
  const without = await runCli(["simulate", "resume", run, ...model]);
  expect([without.code, without.err]).toEqual([
    2,
    expect.stringContaining("another setting of odds (true then, the default now)"),
  ]);
  expect((await runCli(["simulate", "resume", run, "--odds", ...model])).code).toBe(0);
  const { out } = await runCli(["simulate", "show", run, "--agent", "mara", "--post", "m1"]);
  expect(out).toMatch(/^ {2}no odds of \/choice: /m);
});

it.each<[string, string[], string]>([
  ["of a server", [], "--adjust-odds: ollama:m does not give the probability of every choice"],
  ["of a server, whatever the base rates", ["rates.json"], "a model in process does (--llm llama)"],
])("simulate --adjust-odds refuses the odds %s", async (_, rates, message) => {
  await using server = await startModelServer(decided);
  const scenario = join(examples, "market-street/scenario.json");
  const model = ["--endpoint", server.origin, "--model", "m"];
  const { code, err } = await runCli([
    ...["simulate", scenario, "--out", join(folder, "adjusted"), ...model, "--adjust-odds", ...rates],
  ]);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  expect(await readdir(folder)).not.toContain("adjusted");
});

it("reason --odds says why the odds of the open states are not known", async () => {
  await using server = await startModelServer(decided);
  const args = ["reason", "--profile", join(examples, "profiles.json"), "--agent", "mara"];
  const { code, out } = await runCli([...args, "--odds", "--endpoint", server.origin, "--model", "m"]);
  expect([code, out]).toEqual([0, expect.stringMatching(/\n {2}state: odds are not known: /)]);
});
