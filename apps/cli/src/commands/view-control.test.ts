import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Answer, answerText, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
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

const likes: Answer = answerText({ reason: "It concerns me.", choice: "LIKE" });

/** A model: `onAsked` is awaited before each answer. */
const modelServer = (onAsked: () => Promise<void> = async () => undefined) =>
  startModelServer(async ({ body }) => {
    await onAsked();
    return JSON.stringify(body.format).includes('"decisions"')
      ? answerText({ answer: "The trams are\nmy way to work.", decisions: [1] })
      : likes;
  });
const model = (origin: string): string[] => ["--endpoint", origin, "--model", "m"];

/** Plays the run. */
async function played(name: string, onAsked?: () => Promise<void>) {
  await using server = await modelServer(onAsked);
  const args = ["simulate", "scenario.json", "--out", name, "--json", ...model(server.origin)];
  const { code, out, err } = await runCli(args, { cwd: folder });
  expect(code).toBe(exitCode.done);
  return { end: ndjson(out).at(-1), err };
}

/** The page of a viewer that may do more than read. */
interface Page {
  /** Has something done; gives the lines of the answer. */
  post(path: string, body?: unknown): Promise<Record<string, unknown>[]>;
  get(path: string): Promise<unknown>;
}

/** A viewer of the run, until its work is done. */
async function withViewer(name: string, more: readonly string[], work: (page: Page) => Promise<void>) {
  const done: Promise<void>[] = [];
  await runCli(["view", name, "--control", "--no-open", "--json", ...more], {
    cwd: folder,
    onOutput(printed, kill) {
      if (!printed.endsWith("\n") || done.length > 0) return;
      done.push(
        opened(JSON.parse(printed).url)
          .then(work)
          .finally(() => kill("SIGINT")),
      );
    },
  });
  await Promise.all(done);
}

async function opened(url: string): Promise<Page> {
  const { headers: given } = await fetch(url, { redirect: "manual" });
  const cookie = String(given.get("set-cookie")).split(";")[0] ?? "";
  const { origin } = new URL(url);
  const headers = { cookie, origin, "x-concordat-control": "1" };
  return {
    async post(path, body = {}) {
      const sent = { method: "POST", headers, body: JSON.stringify(body) };
      return ndjson(await (await fetch(`${origin}/api/${path}`, sent)).text());
    },
    get: async (path) => (await fetch(`${origin}/api/${path}`, { headers })).json(),
  };
}

/** The hashes of all files of a run. */
async function contents(name: string): Promise<string[]> {
  const files = await readdir(join(folder, name), { recursive: true, withFileTypes: true });
  const whole = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  return Promise.all(
    whole.map(
      async (file) =>
        `${file} ${createHash("sha256")
          .update(await readFile(file))
          .digest("hex")}`,
    ),
  );
}

it("pauses a run of another process from its page, which then ends as one that was never paused", async () => {
  let asked = 0;
  let watching: Promise<void> | null = null;
  const paused = await played("paused", async () => {
    if (++asked !== 2) return;
    await new Promise<void>((goOn) => {
      watching = withViewer("paused", [], async ({ post }) => {
        expect(await post("run/pause")).toEqual([{ state: "paused", why: null }]);
        goOn();
        await setTimeout(200);
        expect(asked).toBe(2);
        expect(await post("run/continue")).toEqual([{ state: "playing", why: null }]);
      });
    });
  });
  await watching;
  expect(asked).toBeGreaterThan(2);
  expect(paused.err).toContain("paused from its page; Ctrl-C still ends it here\ncontinued from its page");
  expect(paused.end).toEqual((await played("plain")).end);
});

it("asks an agent and plays what would have been with one more post, next to the run, which stays as it is", async () => {
  const before = await contents("plain");
  await using server = await modelServer();
  await withViewer("plain", model(server.origin), async ({ post, get }) => {
    const lines = await post("run/ask", { agent: "agent-1", question: "Why?" });
    expect(lines[0]).toEqual({ type: "text", text: expect.stringContaining("The trams") });
    expect(lines.at(-1)).toEqual({
      type: "answered",
      model: "ollama:m",
      answer: "The trams are\nmy way to work.",
      decisions: [{ round: 0, post: "m1", choice: "LIKE" }],
    });
    expect(await post("run/ask", { agent: "nobody", question: "Why?" })).toEqual([
      { type: "error", message: 'no agent of the run is called "nobody"' },
    ]);
    const [begun] = await post("run/fork", { at: 1, author: "tramworks", text: "Free on Sundays." });
    expect(begun).toEqual({ key: "plain-what-if-1" });
    await vi.waitFor(async () => {
      expect(await get("plain-what-if-1/run")).toMatchObject({ state: "complete", replayed: 2 });
    }, 20_000);
    expect(JSON.stringify(await get("plain-what-if-1/posts"))).toContain("Free on Sundays.");
    const [refused] = await post("run/fork", { at: 7, author: "tramworks", text: "Too late." });
    expect(refused).toEqual({ error: expect.stringContaining("round") });
  });
  expect(await contents("plain")).toEqual(before);
  const kept = ndjson(await readFile(join(folder, "plain.interviews.ndjson"), "utf8"));
  expect(kept).toMatchObject([{ type: "interview", agent: "agent-1", question: "Why?", state: "valid" }]);
  expect((await runCli(["simulate", "verify", "plain-what-if-1"], { cwd: folder })).code).toBe(exitCode.done);
});

it("asks no model where it only reads, and keeps no answers in a file of others", async () => {
  const refused = await runCli(["view", "plain", "--model", "m", "--no-open"], { cwd: folder });
  expect([refused.code, refused.err]).toEqual([exitCode.usage, expect.stringContaining("add --control")]);
  await writeFile(join(folder, "plain.interviews.ndjson"), "my notes\n");
  await using server = await modelServer();
  await withViewer("plain", model(server.origin), async ({ post }) => {
    const lines = await post("run/ask", { agent: "agent-1", question: "Why?" });
    expect(lines).toEqual([
      { type: "error", message: expect.stringContaining("is not a file of interviews") },
    ]);
  });
});
