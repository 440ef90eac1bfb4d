import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerText, startModelServer } from "@concordat/testing/model-server";
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

it("reason --odds says why the odds of the open states are not known", async () => {
  await using server = await startModelServer(decided);
  const args = ["reason", "--profile", join(examples, "profiles.json"), "--agent", "mara"];
  const { code, out } = await runCli([...args, "--odds", "--endpoint", server.origin, "--model", "m"]);
  expect([code, out]).toEqual([0, expect.stringMatching(/\n {2}state: odds are not known: /)]);
});
