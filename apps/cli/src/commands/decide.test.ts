import { appendFile, copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decisionRecord } from "@concordat/contracts/decision-record";
import { ensureEmbeddedModel } from "@concordat/llm/embedded-model";
import { answerText, type ModelServer, startModelServer } from "@concordat/testing/model-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ndjson, type RunOptions, runCli } from "../testing/run-cli.js";

const examples = join(import.meta.dirname, "../../../../examples");
let server: ModelServer;
let folder: string;
let profiles: string;
let feed: string;

beforeAll(async () => {
  // A model whose answer depends on the seed and on nothing else, as a real one's does for one prompt.
  server = await startModelServer(async ({ body }) => {
    const seed = JSON.stringify(body.options ?? {});
    await new Promise((resolve) => setTimeout(resolve, 20));
    return answerText({ reason: `Because of ${seed}.`, choice: seed.length % 2 === 0 ? "LIKE" : "SCROLL" });
  });
});
afterAll(() => server.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-decide-"));
  [profiles, feed] = [join(folder, "profiles.json"), join(folder, "feed.json")];
  await writeFile(
    profiles,
    JSON.stringify(JSON.parse(await readFile(join(examples, "profiles.json"), "utf8")).slice(0, 3)),
  );
  await writeFile(
    feed,
    JSON.stringify(JSON.parse(await readFile(join(examples, "feed.json"), "utf8")).slice(0, 4)),
  );
});

afterEach(() => rm(folder, { recursive: true }));

function decide(more: readonly string[], options?: RunOptions) {
  const from = [
    "--profiles",
    profiles,
    "--feed",
    feed,
    "--endpoint",
    server.origin,
    "--model",
    "m",
    "--seed",
    "7",
    "--temperature",
    "1.2",
  ];
  return runCli(["decide", ...from, ...more], options);
}

/** What was decided, whatever the order and the times. */
async function decisionsIn(path: string): Promise<string[]> {
  return ndjson(await readFile(path, "utf8"))
    .map(({ agent_id, post_id, decision }) => JSON.stringify([agent_id, post_id, decision]))
    .sort();
}

describe("concordat decide", () => {
  it("writes a valid record for each agent and post, and shows people a tally of each post and a summary", async () => {
    const out = join(folder, "out.ndjson");
    const { code, out: tally, err } = await decide(["--out", out]);
    const records = ndjson(await readFile(out, "utf8"));
    expect(records.flatMap((record) => decisionRecord.validate(record))).toEqual([]);
    expect(records).toHaveLength(12);
    const chosen = records.map(({ decision }) => Object(decision).choice);
    const counted = [...tally.matchAll(/^ {2}(LIKE|SCROLL) +(\d+) +\d+ %/gm)];
    for (const choice of ["LIKE", "SCROLL"])
      expect(
        counted.filter(([, name]) => name === choice).reduce((sum, [, , count]) => sum + Number(count), 0),
      ).toBe(chosen.filter((each) => each === choice).length);
    expect(tally.split("\n\n")).toHaveLength(4);
    expect(Math.max(...tally.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(err).toMatch(/12 valid, 0 invalid, 0 failed · \d+ tokens read, \d+ written · [\d.]+ s/);
    expect(code).toBe(0);
  });

  it("prints a line a decision with --verbose, before the tally", async () => {
    const { out } = await decide(["--verbose"]);
    const lines = out.split("\n").slice(0, 12);
    for (const line of lines) expect(line).toMatch(/^\w+ on \w+: (LIKE|SCROLL) · Because of /);
    expect(out.split("\n")[12]).toMatch(/^\w+: /);
    const both = await decide(["--verbose", "--json"]);
    expect([both.code, both.err]).toEqual([2, expect.stringContaining("leave out --verbose")]);
  });

  it("gives the same decisions for the same seed, whatever the concurrency, and others for another", async () => {
    const [one, four, other] = ["one", "four", "other"].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    await decide(["--out", one]);
    await decide(["--out", four, "--concurrency", "4"]);
    await decide(["--out", other, "--seed", "8"]);
    expect(await decisionsIn(four)).toEqual(await decisionsIn(one));
    expect(await decisionsIn(other)).not.toEqual(await decisionsIn(one));
  });

  it("shows a whole feed and records which posts were shown", async () => {
    const { out } = await decide(["--whole-feed", "--json"]);
    const shown = JSON.parse(await readFile(feed, "utf8")).map(({ id }: { id: string }) => id);
    expect(ndjson(out)).toMatchObject(
      Array(3).fill({ contract: "agent-decision/v1", shown_post_ids: shown }),
    );
  });

  it("replays what was recorded, without the model", async () => {
    const [cassette, recorded, replayed] = ["c", "r", "p"].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    await decide(["--record", cassette, "--out", recorded]);
    const replay = ["decide", "--profiles", profiles, "--feed", feed, "--seed", "7", "--temperature", "1.2"];
    const { code } = await runCli([...replay, "--llm", "replay", "--cassette", cassette, "--out", replayed]);
    expect([code, await decisionsIn(replayed)]).toEqual([0, await decisionsIn(recorded)]);
    const miss = await runCli([
      ...replay,
      "--llm",
      "replay",
      "--cassette",
      cassette,
      "--json",
      "--seed",
      "9",
    ]);
    expect(ndjson(miss.out)).toMatchObject(
      Array(12).fill({ state: "failed", error: { code: "REPLAY_MISS" } }),
    );
    expect(miss.code).toBe(1);
  });
});

describe("a run that is interrupted", () => {
  it.each(["SIGINT", "SIGKILL"] as const)(
    "by %s leaves whole records, and continues with only what is missing",
    async (signal) => {
      const out = join(folder, "out.ndjson");
      let sent = false;
      const stopped = await decide(["--out", out, "--json"], {
        onOutput(seen, kill) {
          if (!sent && seen.split("\n").length > 4) kill(signal);
          sent ||= seen.split("\n").length > 4;
        },
      });
      const before = await readFile(out, "utf8");
      expect(before.endsWith("\n")).toBe(true);
      const made = ndjson(before).length;
      expect(made).toBeGreaterThanOrEqual(3);
      if (signal === "SIGINT") {
        expect([stopped.code, stopped.err]).toEqual([
          130,
          expect.stringContaining("the same command with --resume continues"),
        ]);
      }
      const resumed = await decide(["--out", out, "--resume", "--json"]);
      expect(resumed.err).toContain(`${12 - made} decision`);
      expect(ndjson(resumed.out).slice(0, made)).toEqual(ndjson(before));
      expect(ndjson(resumed.out)).toEqual(ndjson(await readFile(out, "utf8")));
      const whole = join(folder, "whole.ndjson");
      await decide(["--out", whole]);
      expect(await decisionsIn(out)).toEqual(await decisionsIn(whole));
    },
  );

  it("drops a last line that was torn, and says so", async () => {
    const out = join(folder, "out.ndjson");
    await decide(["--out", out]);
    await appendFile(out, '{"state":"val');
    const { err, code } = await decide(["--out", out, "--resume"]);
    expect(err).toContain("a last line that was torn is dropped");
    expect([code, ndjson(await readFile(out, "utf8")).length]).toEqual([0, 12]);
  });

  it("is not mixed with another run, nor is any file written over", async () => {
    const out = join(folder, "out.ndjson");
    await decide(["--out", out]);
    const copy = join(folder, "copy.ndjson");
    await copyFile(out, copy);
    expect(await decide(["--out", out])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/already holds a run.*--resume continues it, --overwrite replaces it/),
    });
    expect(await decide(["--out", out, "--resume", "--seed", "8"])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/belongs to another run \(seed is 7 there, but 8 here\)/),
    });
    expect(await readFile(out)).toEqual(await readFile(copy));
  });

  it.each([
    [
      "other posts",
      async () => writeFile(feed, (await readFile(feed, "utf8")).replace(/"text":"[^"]*/, "$&!")),
      [],
      "other posts",
    ],
    [
      "other profiles",
      async () =>
        writeFile(profiles, (await readFile(profiles, "utf8")).replace(/"personality":"[^"]*/, "$&!")),
      [],
      "other profiles",
    ],
    [
      "another temperature",
      async () => undefined,
      ["--temperature", "0.3"],
      "temperature is 1.2 there, but 0.3 here",
    ],
    [
      "another model",
      async () => undefined,
      ["--model", "n"],
      'model is "ollama:m" there, but "ollama:n" here',
    ],
  ])("is not continued with %s, and says no more than that", async (_, change, more, difference) => {
    const out = join(folder, "out.ndjson");
    await decide(["--out", out, "--limit", "1"]);
    const before = await readFile(out);
    await change();
    expect(await decide(["--out", out, "--resume", ...more])).toMatchObject({
      code: 2,
      err: expect.stringContaining(`belongs to another run (${difference})`),
    });
    expect(await readFile(out)).toEqual(before);
  });

  it("says what the records come to, also when nothing is left to be done", async () => {
    const out = join(folder, "out.ndjson");
    const one = await decide(["--out", join(folder, "one.ndjson"), "--limit", "1"]);
    expect(one.err).toMatch(/^1 of 12 decisions to make: /);
    const first = await decide(["--out", out, "--limit", "5"]);
    expect(first.err).toMatch(/^5 of 12 decisions to make: 3 agents on 4 posts, with ollama:m\n/);
    expect(first.err).toContain("the limit is reached; the same command with --resume continues");
    const second = await decide(["--out", out, "--resume"]);
    expect(second.err).toMatch(/12 valid, 0 invalid, 0 failed \(5 of them recorded before\)/);
    const third = await decide(["--out", out, "--resume"]);
    expect(third.err).toMatch(
      /^0 decisions to make[\s\S]*12 valid, 0 invalid, 0 failed \(12 of them recorded before\)/,
    );
    expect([third.code, third.out]).toEqual([0, second.out]);
  });

  it("cannot begin in a folder that is not there", async () => {
    expect(await decide(["--out", join(folder, "none", "out")])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/there is no folder/),
    });
  });
});

it("decides with the embedded model, end to end", async ({ skip }) => {
  await ensureEmbeddedModel().catch((error: Error) => skip(error.message));
  await writeFile(feed, JSON.stringify(JSON.parse(await readFile(feed, "utf8")).slice(0, 1)));
  const { code, out } = await runCli([
    "decide",
    "--profiles",
    profiles,
    "--feed",
    feed,
    "--llm",
    "llama",
    "--seed",
    "1",
    "--json",
  ]);
  const records = ndjson(out);
  expect(records.flatMap((record) => decisionRecord.validate(record))).toEqual([]);
  expect(records).toMatchObject(Array(3).fill({ state: "valid", model: "llama:SmolLM2-135M-Instruct.Q4_1" }));
  expect(code).toBe(0);
});

it("prints each record as it is made, for a dozen agents and forty-four posts", async () => {
  const samples: number[] = [];
  const run = runCli(
    [
      "decide",
      "--profiles",
      join(examples, "profiles.json"),
      "--feed",
      join(examples, "feed.json"),
      "--endpoint",
      server.origin,
      "--model",
      "m",
      "--seed",
      "1",
      "--json",
      "--debug",
    ],
    { onOutput: (seen) => void samples.push(seen.split("\n").length) },
  );
  const { code, out } = await run;
  expect([code, ndjson(out).length]).toEqual([0, 12 * 44]);
  // Records appear as they are made, not all at the end.
  expect(samples.length).toBeGreaterThan(100);
});
