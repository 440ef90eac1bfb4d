import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import {
  type Answer,
  answerText,
  type ModelRequest,
  startModelServer,
} from "@concordat/testing/model-server";
import { randomModel } from "@concordat/testing/random-model";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bin, ndjson, runCli } from "../testing/run-cli.js";

const root = join(import.meta.dirname, "../../../..");
const scenario = join(root, "examples/market-street/scenario.json");
const choices = ["LIKE", "REPLY", "RESHARE", "SCROLL"];

/** An answer that depends on the question only. */
function answer({ body }: ModelRequest): Answer {
  const { length } = JSON.stringify(body.messages);
  return answerText({ reason: "Worth it.", choice: choices[length % 4], content: "Read this." });
}

async function slowAnswer(request: ModelRequest): Promise<Answer> {
  await setTimeout(5);
  return answer(request);
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-interrupted-"));
});
afterAll(() => rm(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);
const model = (origin: string): string[] => ["--endpoint", origin, "--model", "m"];

/** The last event of the run that nothing disturbs. */
let whole: Promise<Record<string, unknown> | undefined> | null = null;
function undisturbed(): Promise<Record<string, unknown> | undefined> {
  whole ??= (async () => {
    await using server = await startModelServer(answer);
    const { out } = await runCli([
      ...["simulate", scenario, "--out", at("undisturbed"), "--json"],
      ...model(server.origin),
    ]);
    return ndjson(out).at(-1);
  })();
  return whole;
}

const decided = (out: string): number => out.split('"type":"decided"').length - 1;

/** Resumes a run, which must end as the undisturbed one. */
async function expectEndsTheSame(name: string, recorded: number): Promise<void> {
  await using server = await startModelServer(answer);
  const { code, out } = await runCli(["simulate", "resume", at(name), "--json", ...model(server.origin)]);
  const events = ndjson(out);
  expect([code, events.at(-1)]).toEqual([0, await undisturbed()]);
  expect(events[0]).toMatchObject({ type: "run-started", recorded });
  expect(events.filter(({ type }) => type === "decided").length + recorded).toBe(events.at(-1)?.decisions);
  expect((await runCli(["simulate", "verify", at(name)])).code).toBe(0);
}

it.each(["SIGINT", "SIGTERM"] as const)("ends with 130 on %s, and is continued as it was", async (signal) => {
  await using server = await startModelServer(slowAnswer);
  let sent = false;
  const args = [
    "simulate",
    scenario,
    "--out",
    at(signal),
    "--json",
    "--concurrency",
    "3",
    ...model(server.origin),
  ];
  const { code, out, err } = await runCli(args, {
    onOutput(seen, kill) {
      if (sent || decided(seen) < 5) return;
      sent = true;
      kill(signal);
    },
  });
  expect([code, err]).toEqual([130, expect.stringContaining(`simulate resume ${at(signal)}`)]);
  expect(ndjson(out).at(-1)).toMatchObject({
    type: "run-paused",
    cause: "interrupted",
    decisions: decided(out),
  });
  await expectEndsTheSame(signal, decided(out));
});

it("pauses when the server dies in the middle, and ends the same once it is back", async () => {
  const server = await startModelServer(slowAnswer);
  let closed: Promise<void> | null = null;
  const { code, out } = await runCli(
    ["simulate", scenario, "--out", at("died"), "--json", "--concurrency", "3", ...model(server.origin)],
    {
      onOutput(seen) {
        if (decided(seen) >= 5) closed ??= server.close();
      },
    },
  );
  await closed;
  expect(code).toBe(3);
  expect(ndjson(out).at(-1)).toMatchObject({ type: "run-paused", cause: "model", decisions: decided(out) });
  await expectEndsTheSame("died", decided(out));
}, 120_000);

it("refuses --max-tokens beforehand where the engine does not say how many it uses, and writes nothing", async () => {
  const line = JSON.stringify({
    message: { role: "assistant", content: "1" },
    done: true,
    done_reason: "stop",
  });
  const silent: Answer = { steps: [{ do: "bytes", bytes: `${line}\n` }] };
  await using server = await startModelServer(silent);
  const limited = ["--max-tokens", "1000", ...model(server.origin)];
  const begun = await runCli(["simulate", scenario, "--out", at("untold"), ...limited]);
  expect([begun.code, begun.err]).toEqual([
    2,
    expect.stringContaining("--max-tokens: ollama:m does not report"),
  ]);
  expect(await readdir(folder)).not.toContain("untold");
  await undisturbed();
  const resumed = await runCli(["simulate", "resume", at("undisturbed"), ...limited]);
  expect([resumed.code, resumed.err]).toEqual([2, expect.stringContaining("limit requests or minutes")]);
  expect((await runCli(["simulate", "verify", at("undisturbed")])).code).toBe(0);
});

it.each([
  ["--temperature", "0.9", "another temperature (the default then, 0.9 now)"],
  ["--model", "other", "another model (ollama:m"],
])("is not continued with another %s", async (option, value, message) => {
  await using server = await startModelServer(answer);
  const name = at(`agreed${option}`);
  const limited = ["simulate", scenario, "--out", name, "--max-requests", "3", ...model(server.origin)];
  expect((await runCli(limited)).code).toBe(4);
  const asked = server.bodies.length;
  const other = await runCli(["simulate", "resume", name, ...model(server.origin), option, value]);
  expect([other.code, other.err]).toEqual([2, expect.stringContaining(message)]);
  expect(server.bodies).toHaveLength(asked);
});

describe("hostile text", () => {
  const hostile = "\u001b]0;owned\u0007\u001b[2J\u009b31m\u202e<script>alert(1)</script>";
  const wild = {
    ...{ name: `wild ${hostile}`, seed: 7, rounds: 2, starts_at: "2026-03-14T08:00:00Z", round_minutes: 60 },
    audience: { kind: "profiles", file: "people.json" },
    network: { kind: "everyone" },
    posts: { file: "wild.json" },
    feed: { ranker: "chronological", size: 3 },
    activity: 1,
    policy: { kind: "model", memory: 2 },
  };

  it("of posts, names, reasons and replies reaches no terminal raw", async () => {
    const people = ["ada", "bo"].map((id) => ({
      id: `${id}${hostile}`,
      name: hostile,
      interests: [hostile],
    }));
    const post = { id: `p${hostile}`, author_id: `paper${hostile}`, text: hostile };
    await writeFile(at("wild-scenario.json"), JSON.stringify(wild));
    await writeFile(at("people.json"), JSON.stringify(people));
    await writeFile(at("wild.json"), JSON.stringify([post]));
    await using server = await startModelServer(
      answerText({ reason: hostile, choice: "REPLY", content: hostile }),
    );
    const runs = [
      await runCli(["simulate", at("wild-scenario.json"), "--out", at("wild"), ...model(server.origin)]),
      await runCli(["simulate", "verify", at("wild")]),
      await runCli([
        "simulate",
        at("wild-scenario.json"),
        "--out",
        at("wilder"),
        "--json",
        ...model(server.origin),
      ]),
    ];
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
    const raw = ["\u001b", "\u0007", "\u009b", "\u202e"];
    for (const { out, err } of runs)
      expect(raw.filter((character) => (out + err).includes(character))).toEqual([]);
    expect(runs[0]?.out).toContain("\\u001b[2J");
  });
});

const noPseudoTerminal =
  spawnSync("script", ["--version"]).status === 0 ? null : "there is no util-linux script";

it.skipIf(noPseudoTerminal !== null)(
  `shows a bar in place of single decisions on a terminal, and lines elsewhere${noPseudoTerminal === null ? "" : ` (skipped: ${noPseudoTerminal})`}`,
  async () => {
    await using server = await startModelServer(slowAnswer);
    const plain = await runCli(["simulate", scenario, "--out", at("plain"), ...model(server.origin)]);
    expect(plain.out).toMatch(/^ {2}mara on m1: /m);
    expect(plain.err).not.toContain("decisions ·");
    const command = [
      process.execPath,
      bin,
      "simulate",
      scenario,
      "--out",
      at("terminal"),
      ...model(server.origin),
    ];
    const child = spawn("script", ["-qec", command.join(" "), "/dev/null"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    const shown = await text(child.stdout);
    expect(shown).toMatch(/round 0 of 4 [█░]+ \d+\/\d+ decisions · /);
    expect(shown).toMatch(/round 3 closed: /);
    expect(shown).not.toMatch(/^ {2}mara on m1: /m);
  },
);

/** How many runs of the embedded model are killed: more with CONCORDAT_KILLS. */
const kills = Math.min(20, Number(process.env.CONCORDAT_KILLS ?? 1));

it("loses nothing of a run of a model in process when it is killed", async () => {
  const engine = ["--llm", "llama", "--model", await randomModel()];
  await writeFile(at("small.json"), JSON.stringify(smallScenario));
  const plain = await runCli(["simulate", at("small.json"), "--out", at("unkilled"), "--json", ...engine]);
  const expected = ndjson(plain.out).at(-1);
  expect(expected).toMatchObject({ type: "run-completed" });
  for (let kill = 0; kill < kills; kill++) {
    const name = at(`killed-${kill}`);
    const args = ["simulate", at("small.json"), "--out", name, "--json", ...engine];
    const after = 1 + ((kill * 3) % 8);
    const killed = await runCli(args, {
      onOutput(seen, send) {
        if (decided(seen) >= after) send("SIGKILL");
      },
    });
    expect(killed.code).toBeNull();
    const { out } = await runCli(["simulate", "resume", name, "--json", ...engine]);
    expect(ndjson(out).at(-1)).toMatchObject({ hash: expected?.hash, decisions: expected?.decisions });
  }
}, 600_000);

const smallScenario = {
  ...{ name: "small", seed: 7, rounds: 2, starts_at: "2026-03-14T08:00:00Z", round_minutes: 60 },
  audience: {
    kind: "segments",
    size: 4,
    segments: [{ name: "all", share: 1, interests: { from: ["x"], count: 1 } }],
  },
  network: { kind: "everyone" },
  events: [0, 1].flatMap((round) =>
    ["a", "b"].map((id) => ({
      ...{ round, kind: "post" },
      post: { id: `${id}${round}`, author_id: "paper", text: `Notice ${id}.`, followed_by: "everyone" },
    })),
  ),
  feed: { ranker: "chronological", size: 2 },
  activity: 1,
  policy: { kind: "model", memory: 0 },
};
