import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { constants, getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { bin } from "../testing/run-cli.js";

const rounds = 30;
const { PRIORITY_BELOW_NORMAL: belowNormal, PRIORITY_LOW: low } = constants.priority;
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

it("follows a run of 25,000 agents with a lower priority than the run's own", {
  timeout: 450_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), "concordat-watched-"));
  await writeFile(join(folder, "scenario.json"), JSON.stringify(rumour));
  const run = started("simulate", join(folder, "scenario.json"), "--out", join(folder, "run"), "--json");
  // The run waits after its first rows until it was seen: where all processors are busy, it would
  // end before a viewer of lower priority has started.
  const firstRows = () => statSync(join(folder, "run/ledger.db-wal")).size;
  await vi.waitFor(() => expect(firstRows()).toBeGreaterThan(100_000), { timeout: 60_000 });
  run.kill("SIGSTOP");
  const viewer = started("view", join(folder, "run"), "--no-open", "--json");
  const [printed] = await once(viewer.stdout ?? viewer, "data");
  const get = await visitor(JSON.parse(String(printed)).url);

  const seen = new Set<number>();
  const look = async (): Promise<{ readonly replayed: number; readonly isOver: boolean }> => {
    const text = await get("run");
    const { rounds, replayed, state }: RunFacts = JSON.parse(text);
    expect(rounds, text).toBeDefined();
    seen.add(rounds.length);
    return { replayed, isOver: state === "complete" };
  };
  // A process that is stopped while it locks the database keeps readers out: it goes on for a moment, and is stopped again.
  await vi.waitFor(
    async () => {
      run.kill("SIGCONT");
      run.kill("SIGSTOP");
      expect((await look()).isOver).toBe(false);
    },
    { timeout: 30_000, interval: 100 },
  );
  run.kill("SIGCONT");
  await vi.waitFor(async () => expect((await look()).replayed).toBeGreaterThan(0), { timeout: 60_000 });
  if (process.platform === "linux") {
    expect(getPriority(viewer.pid)).toBeGreaterThanOrEqual(belowNormal);
    const others = threadsOf(viewer).filter((thread) => thread !== viewer.pid);
    expect(others.filter((thread) => getPriority(thread) >= low).length).toBeGreaterThanOrEqual(4);
  }
  await vi.waitFor(async () => expect((await look()).isOver).toBe(true), { timeout: 200_000 });
  // At least the rounds of the first look and all of them; how many between depends on the machine.
  expect(seen.size).toBeGreaterThan(1);
  if (run.exitCode === null) await once(run, "exit");
  expect(run.exitCode).toBe(0);
  // Nobody plays it now, and the rest is replayed without pauses, but with a priority below all other tests.
  await vi.waitFor(async () => expect((await look()).replayed).toBe(rounds), { timeout: 180_000 });
  await vi.waitFor(
    async () => expect(JSON.parse(await get("network"))).toMatchObject({ kind: "communities" }),
    {
      timeout: 60_000,
    },
  );
  viewer.kill("SIGINT");
  expect(await once(viewer, "exit")).toEqual([0, null]);
  await rm(folder, { recursive: true });
});

function started(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [bin, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  return child;
}

/** What the test reads of a run. */
interface RunFacts {
  readonly rounds: readonly unknown[];
  readonly replayed: number;
  readonly state: string;
}

/** Follows the run as the page at an address does; gives what it asks. */
async function visitor(url: string) {
  const { headers } = await fetch(url, { redirect: "manual" });
  const cookie = String(headers.get("set-cookie")).split(";")[0] ?? "";
  // A viewer looks at a run again and again only for pages that follow it.
  const { body } = await fetch(new URL("/api/run/events", url), { headers: { cookie } });
  body?.pipeTo(new WritableStream()).catch(() => undefined);
  return async (path: string) =>
    (await fetch(new URL(`/api/run/${path}`, url), { headers: { cookie } })).text();
}

function threadsOf({ pid }: ChildProcess): number[] {
  return readdirSync(`/proc/${pid}/task`).map(Number);
}

const segment = { name: "all", share: 1, interests: { from: ["night trains", "cycling"], count: 1 } };
const rumour = {
  ...{ name: "watched", seed: 7, rounds, starts_at: "2026-03-14T08:00:00Z", round_minutes: 60 },
  audience: { kind: "segments", size: 25_000, segments: [segment] },
  network: { kind: "preferential-attachment", follows_each: 5 },
  events: Array.from({ length: rounds }, (_, round) => ({
    ...{ round, kind: "post" },
    post: { id: `m${round}`, author_id: "paper", text: `Message ${round}.`, followed_by: "everyone" },
  })),
  ...{ feed: { ranker: "chronological", size: 5 }, activity: 1 },
  policy: { kind: "cascade", probability: 0.05 },
};
