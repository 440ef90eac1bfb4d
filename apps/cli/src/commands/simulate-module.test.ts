import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ndjson, runCli } from "../testing/run-cli.js";

let folder: string;
const at = (name: string): string => join(folder, name);

/** Likes what is about night trains, and ranks the longest text first, without any package. */
const module = (likes: RegExp) => `
const LIKE = 1, SCROLL = 0;
export const rankers = [
  { name: "longest-first", personal: false, prepare: ({ posts }) => (post) => posts.given(post).text.length },
];
export const custom = [
  {
    kind: "rule", name: "night-owls", returns: false,
    prepare: ({ posts }) => (agent, post) => (${likes}.test(posts.given(post).text) ? LIKE : SCROLL),
  },
];
`;

const scenario = {
  ...{ name: "owls", seed: 7, rounds: 2, starts_at: "2026-03-14T08:00:00Z", round_minutes: 60 },
  audience: {
    kind: "segments",
    size: 5,
    segments: [{ name: "all", share: 1, interests: { from: ["x"], count: 1 } }],
  },
  network: { kind: "everyone" },
  posts: { file: "posts.json" },
  feed: { ranker: "longest-first", size: 2 },
  activity: 1,
  policy: { kind: "custom", name: "night-owls" },
};

const posts = ["Night trains are back.", "A new café opens on the corner of Market Street."].map(
  (text, index) => ({
    ...{ id: `m${index}`, author_id: "paper", text, followed_by: "everyone", round: 0 },
  }),
);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-simulate-module-"));
  await writeFile(at("scenario.json"), JSON.stringify(scenario));
  await writeFile(at("posts.json"), JSON.stringify(posts));
  await writeFile(at("own.mjs"), module(/night/i));
  await writeFile(at("changed.mjs"), module(/café/));
  await writeFile(at("change.json"), JSON.stringify({ feed: { ranker: "chronological", size: 1 } }));
});
afterAll(() => rm(folder, { recursive: true }));

it("simulates, continues, forks and verifies with the module that a scenario needs", async () => {
  const own = ["--module", at("own.mjs")];
  const begun = await runCli(["simulate", at("scenario.json"), "--out", at("run"), "--json", ...own]);
  expect([begun.code, begun.err]).toEqual([
    0,
    expect.stringContaining(`simulate verify ${at("run")} --module ${at("own.mjs")}`),
  ]);
  const closed = ndjson(begun.out).find(({ type }) => type === "round-closed");
  expect(closed?.record).toMatchObject({ by_rule: 10, choices: { LIKE: 5, SCROLL: 5 } });
  const resumed = await runCli(["simulate", "resume", at("run"), "--json", ...own]);
  expect(ndjson(resumed.out).at(-1)).toEqual(ndjson(begun.out).at(-1));
  const fork = [
    "simulate",
    "fork",
    at("run"),
    "--at",
    "1",
    "--change",
    at("change.json"),
    "--out",
    at("fork"),
  ];
  expect((await runCli([...fork, ...own])).code).toBe(0);
  for (const run of ["run", "fork"]) {
    const { code, out } = await runCli(["simulate", "verify", at(run), "--json", ...own]);
    expect([code, ndjson(out)[0]?.state]).toEqual([0, "verified"]);
  }
});

it("says what to give where the module is missing or another one, in one message", async () => {
  const needs =
    /policy\/name names the policy "night-owls", which must be given in code\n(?:.*\n)*\(--module FILE gives/;
  const begun = await runCli(["simulate", at("scenario.json"), "--out", at("never")]);
  expect([begun.code, begun.out, begun.err]).toEqual([2, "", expect.stringMatching(needs)]);
  expect(begun.err).toContain("others must be given in code\n");
  const verified = await runCli(["simulate", "verify", at("run")]);
  expect([verified.code, verified.err]).toEqual([2, expect.stringMatching(needs)]);
  const changed = ["--module", at("changed.mjs")];
  const resumed = await runCli(["simulate", "resume", at("run"), ...changed]);
  expect([resumed.code, resumed.err]).toEqual([
    2,
    expect.stringContaining("custom rankers or policies that behaved differently in round 0"),
  ]);
  const broken = await runCli(["simulate", "verify", at("run"), ...changed]);
  expect([broken.code, broken.out]).toEqual([1, expect.stringContaining("broken: round 0, agent ")]);
});

it("refuses a module that is not one before anything is written", async () => {
  for (const file of [at("none.mjs"), at("scenario.json")]) {
    const args = ["simulate", at("scenario.json"), "--out", at("never"), "--module", file];
    const { code, out, err } = await runCli(args);
    expect([code, out, err]).toEqual([2, "", expect.stringContaining(file)]);
    expect(err.trimEnd()).not.toContain("\n");
  }
  expect(await readdir(folder)).not.toContain("never");
});
