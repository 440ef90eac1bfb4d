import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import {
  answerText,
  type ModelRequest,
  type ModelServer,
  startModelServer,
} from "@concordat/testing/model-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bin, ndjson, runCli } from "../testing/run-cli.js";

const root = join(import.meta.dirname, "../../../..");
const scenario = join(root, "examples/market-street/scenario.json");
const surveyed = join(root, "examples/market-street/with-survey.json");
const decision = { reason: "Worth a thought.", choice: "RESHARE", content: "Read this." };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-simulate-"));
});
afterAll(() => rm(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);
const model = (origin: string): string[] => ["--endpoint", origin, "--model", "m"];

it("simulates a thousand agents by a rule, and verifies what is recorded", async () => {
  const begun = await runCli([
    "simulate",
    join(root, "examples/rumour/scenario.json"),
    "--out",
    at("rumour"),
    "--json",
  ]);
  expect([begun.code, begun.err]).toEqual([0, expect.stringContaining("simulate verify")]);
  const end = ndjson(begun.out).at(-1);
  expect(end).toMatchObject({ type: "run-completed", rounds: 12, decisions: 0 });
  const { code, out } = await runCli(["simulate", "verify", at("rumour"), "--json"]);
  expect([code, ndjson(out)[0]]).toEqual([
    0,
    expect.objectContaining({ state: "verified", rounds: 12, hash: end?.hash }),
  ]);
});

it("touches no folder that holds anything, and refuses a broken scenario with every problem", async () => {
  await writeFile(at("notes.txt"), "mine");
  const full = await runCli(["simulate", scenario, "--out", folder, ...model("http://127.0.0.1:1")]);
  expect([full.code, full.err]).toEqual([2, expect.stringContaining("is not empty")]);
  const text = JSON.parse(await readFile(scenario, "utf8"));
  const broken = { ...text, posts: { file: "none.json" }, feed: { ranker: "newest", size: 3 } };
  const audience = { kind: "profiles", file: "nobody.json" };
  await writeFile(at("broken.json"), JSON.stringify({ ...broken, audience }, null, 1));
  const begun = await runCli(["simulate", at("broken.json"), "--out", at("never")]);
  const checked = await runCli(["validate", "scenario", at("broken.json")]);
  expect([begun.code, checked.code]).toEqual([2, 1]);
  for (const place of ["/posts/file", "/feed/ranker", "/audience/file"]) {
    expect(begun.err).toContain(place);
    expect(checked.out).toMatch(new RegExp(`broken.json:\\d+: ${place}`));
  }
  expect((await runCli(["validate", "scenario", scenario])).code).toBe(0);
});

it("names together a property that is misspelt, and a ranker that there is not", async () => {
  const { rounds, ...others } = JSON.parse(await readFile(scenario, "utf8"));
  const misspelt = { ...others, round: rounds, feed: { ...others.feed, ranker: "cronological" } };
  await writeFile(at("misspelt.json"), JSON.stringify(misspelt));
  const checked = await runCli(["validate", "scenario", at("misspelt.json")]);
  expect(checked.out).toContain("must not have the property 'round'; did you mean 'rounds'?");
  expect(checked.out).toContain('names "cronological"; did you mean chronological?');
  expect((await runCli(["simulate", at("misspelt.json"), "--out", at("never")])).err).toContain("'rounds'?");
});

it("pauses at a limit with 4, and at a dead server with 3, and continues", async () => {
  await using server = await startModelServer(answerText(decision));
  const limited = await runCli([
    "simulate",
    scenario,
    "--out",
    at("limited"),
    ...model(server.origin),
    "--max-requests",
    "5",
  ]);
  expect([limited.code, limited.err]).toEqual([4, expect.stringContaining("simulate resume")]);
  const dead = await runCli(["simulate", "resume", at("limited"), ...model("http://127.0.0.1:9")]);
  expect(dead.code).toBe(3);
  const whole = await runCli(["simulate", "resume", at("limited"), ...model(server.origin)]);
  expect(whole.code).toBe(0);
});

it("forks a run: asks only where the change matters, and leaves the run as it is", async () => {
  await using server = await startModelServer(answerText(decision));
  const begun = await runCli([
    "simulate",
    scenario,
    "--out",
    at("parent"),
    "--json",
    ...model(server.origin),
  ]);
  const whole = ndjson(begun.out).at(-1);
  const before = await readFile(join(at("parent"), "ledger.db"));
  const asked = server.bodies.length;
  await writeFile(at("same.json"), "{}");
  const fork = ["simulate", "fork", at("parent"), "--at", "1", "--out"];
  const same = await runCli([
    ...fork,
    at("same"),
    "--change",
    at("same.json"),
    "--json",
    ...model(server.origin),
  ]);
  expect([same.code, same.err]).toEqual([0, expect.stringContaining("forked")]);
  expect(ndjson(same.out).at(-1)).toEqual(whole);
  expect(server.bodies).toHaveLength(asked);

  const late = ["simulate", "fork", at("parent"), "--at", "40", "--change", at("same.json")];
  const refused = await runCli([...late, "--out", at("never"), ...model(server.origin)]);
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining("round 40 cannot be forked")]);
  expect(existsSync(at("never"))).toBe(false);

  await writeFile(at("change.json"), JSON.stringify({ policy: { kind: "model", ask: "whole-feed" } }));
  const changed = [...fork, at("fork"), "--change", at("change.json"), "--json", ...model(server.origin)];
  expect((await runCli([...changed, "--max-requests", "1"])).code).toBe(4);
  const rest = await runCli(["simulate", "resume", at("fork"), "--json", ...model(server.origin)]);
  expect(ndjson(rest.out).at(-1)).toMatchObject({ type: "run-completed" });
  for (const run of ["same", "fork", "parent"])
    expect((await runCli(["simulate", "verify", at(run)])).code).toBe(0);
  expect(await readFile(join(at("parent"), "ledger.db"))).toEqual(before);

  await writeFile(
    at("wrong.json"),
    JSON.stringify({
      feed: { ranker: "newest", size: 3 },
      events: [{ round: 1, kind: "removal", post_id: "none" }],
    }),
  );
  const wrong = await runCli([...fork, at("never"), "--change", at("wrong.json"), ...model(server.origin)]);
  expect([wrong.code, wrong.err]).toEqual([
    2,
    expect.stringMatching(/feed\/ranker[\s\S]*events\/0\/post_id/),
  ]);
  await expect(readFile(join(at("never"), "ledger.db"))).rejects.toThrow();
});

it("lets a model decide for a few in a crowd that follows rules, and forks the example", async () => {
  await using server = await startModelServer(answerText(decision));
  const crowd = join(root, "examples/crowd/scenario.json");
  const begun = await runCli(["simulate", crowd, "--out", at("crowd"), "--json", ...model(server.origin)]);
  const [end] = ndjson(begun.out).slice(-1);
  expect([begun.code, end?.type]).toEqual([0, "run-completed"]);
  expect(end?.decisions).toBe(server.bodies.length);
  expect(Number(end?.by_rule)).toBeGreaterThan(Number(end?.decisions));
  expect((await runCli(["simulate", "verify", at("crowd")])).code).toBe(0);
  await runCli(["simulate", scenario, "--out", at("street"), "--json", ...model(server.origin)]);
  const change = join(root, "examples/market-street/change.json");
  const fork = ["simulate", "fork", at("street"), "--at", "2", "--change", change, "--out", at("street-b")];
  expect((await runCli([...fork, ...model(server.origin)])).code).toBe(0);
  expect((await runCli(["simulate", "verify", at("street-b")])).code).toBe(0);
});

/** A server that takes a moment for each answer, and answers in surveys what the seed says. */
async function slow({ body }: ModelRequest) {
  await setTimeout(5);
  const asked = JSON.stringify(body);
  if (!asked.includes("You are asked in a survey")) return answerText(decision);
  const drawn = Number(/"seed":(\d+)/.exec(asked)?.[1]);
  const choices = ["yes", "no", "undecided"];
  return answerText({ answer: asked.includes("undecided") ? choices[drawn % 3] : 1 + (drawn % 5) });
}

/** How many times a run is killed: more with CONCORDAT_KILLS. */
const kills = Number(process.env.CONCORDAT_KILLS ?? 5);
/** Milliseconds that a kill may take: a process is started for it, on whatever machine. */
const msForKill = 20_000;

it.each([
  ["a run", scenario, {}],
  [
    "a run that begins and ends with a survey",
    surveyed,
    { answers: { asked: 48, valid: 48, invalid: 0, failed: 0 } },
  ],
])(
  "%s loses nothing and doubles nothing when it is killed, whenever that is",
  async (what, scenario, counted) => {
    await using server = await startModelServer(slow);
    const plain = await runCli([
      "simulate",
      scenario,
      "--out",
      at(`plain ${what}`),
      "--json",
      ...model(server.origin),
    ]);
    const expected = ndjson(plain.out).at(-1);
    expect(expected).toMatchObject({ type: "run-completed", ...counted });
    /** Processes that the signal has ended: those that had asked for a decision, and those that were still starting. */
    const killed = { asking: 0, starting: 0 };
    const done = (): number => killed.asking + killed.starting;
    for (let run = 0; done() < kills; run++) {
      const name = at(`killed ${run} ${what}`);
      for (;;) {
        // A run that was killed before it had a ledger is begun again where it was begun.
        const begun = existsSync(join(name, "ledger.db"));
        const args = begun ? ["simulate", "resume", name] : ["simulate", scenario, "--out", name];
        const asked = server.bodies.length;
        const child = spawn(
          process.execPath,
          [bin, ...args, "--json", "--concurrency", "3", ...model(server.origin)],
          { stdio: "ignore" },
        );
        const ended = once(child, "close");
        if (done() < kills) {
          await momentFor(done(), child, server);
          child.kill("SIGKILL");
        }
        const [, signal] = await ended;
        if (signal === null) break;
        killed[server.bodies.length > asked ? "asking" : "starting"]++;
      }
      const { out } = await runCli(["simulate", "verify", name, "--json"]);
      expect(ndjson(out)[0]).toMatchObject({
        state: "verified",
        hash: expected?.hash,
        decisions: expected?.decisions,
      });
    }
    if (process.env.CONCORDAT_KILLS !== undefined) console.log("killed", killed);
    expect(killed.asking).toBeGreaterThan(0);
  },
  60_000 + kills * msForKill,
);

/**
 * Waits for the moment at which a run is killed: some requests after it was started, and some milliseconds; every eighth
 * time while it starts, before it asks anybody.
 */
async function momentFor(kill: number, child: ChildProcess, server: ModelServer): Promise<void> {
  const until = server.bodies.length + ((kill * 7) % 19);
  if (kill % 8 !== 7) {
    while (child.exitCode === null && server.bodies.length < until) await setTimeout(2);
    await setTimeout((kill * 13) % 40);
  } else await setTimeout((kill * 977) % 1_200);
}
