import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Answer, answerText, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { exitCode } from "../exit-code.js";
import { ndjson, runCli } from "../testing/run-cli.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-control-"));
  const segments = [{ name: "all", share: 1, interests: { from: ["trams"], count: 1 } }];
  const post = { id: "m1", author_id: "cityhall", text: "Trams run.", followed_by: "everyone" };
  const scenario = {
    ...{ name: "small", seed: 1, rounds: 2, starts_at: "2026-03-14T08:00:00Z", round_minutes: 60 },
    ...{ audience: { kind: "segments", size: 3, segments }, network: { kind: "everyone" } },
    ...{
      events: [{ round: 0, kind: "post", post }],
      feed: { ranker: "chronological", size: 5 },
      activity: 1,
    },
    policy: { kind: "model" },
  };
  await writeFile(join(folder, "scenario.json"), JSON.stringify(scenario));
});
afterAll(() => rm(folder, { recursive: true }));

const reply: Answer = answerText({ reason: "It concerns me.", choice: "LIKE" });

/** Plays the run; `onAsked` is awaited before each answer of the model. */
async function played(name: string, onAsked: () => Promise<void> = async () => undefined) {
  await using server = await startModelServer(async () => {
    await onAsked();
    return reply;
  });
  const model = ["--endpoint", server.origin, "--model", "m"];
  const { code, out, err } = await runCli(["simulate", "scenario.json", "--out", name, "--json", ...model], {
    cwd: folder,
  });
  expect(code).toBe(exitCode.done);
  return { end: ndjson(out).at(-1), err };
}

/** A viewer of the run that may pause it, until its work is done. */
async function withViewer(name: string, work: (post: (action: string) => Promise<unknown>) => Promise<void>) {
  const done: Promise<void>[] = [];
  await runCli(["view", name, "--control", "--no-open", "--json"], {
    cwd: folder,
    onOutput(printed, kill) {
      if (!printed.endsWith("\n") || done.length > 0) return;
      const { url } = JSON.parse(printed);
      const letIn = async () => {
        const { headers } = await fetch(url, { redirect: "manual" });
        const cookie = String(headers.get("set-cookie")).split(";")[0] ?? "";
        const { origin } = new URL(url);
        await work(async (action) => {
          const sent = { cookie, origin, "x-concordat-control": "1" };
          const answer = await fetch(`${origin}/api/run/${action}`, { method: "POST", headers: sent });
          return answer.json();
        });
      };
      done.push(letIn().finally(() => kill("SIGINT")));
    },
  });
  await Promise.all(done);
}

it("pauses a run of another process from its page, which then ends as one that was never paused", async () => {
  let asked = 0;
  let watching: Promise<void> | null = null;
  const paused = await played("paused", async () => {
    if (++asked !== 2) return;
    await new Promise<void>((goOn) => {
      watching = withViewer("paused", async (post) => {
        expect(await post("pause")).toEqual({ state: "paused", why: null });
        goOn();
        await setTimeout(200);
        expect(asked).toBe(2);
        expect(await post("continue")).toEqual({ state: "playing", why: null });
      });
    });
  });
  await watching;
  expect(asked).toBeGreaterThan(2);
  expect(paused.err).toContain("paused from its page; Ctrl-C still ends it here\ncontinued from its page");
  expect(paused.end).toEqual((await played("plain")).end);
});
