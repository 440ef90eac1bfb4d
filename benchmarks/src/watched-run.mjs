// How much a run is slowed by a page that follows it: runs of the command line in pairs, one alone and one watched, in alternating order.
// The run is by rules only, without the pauses that waiting for a model makes: the hardest case. The page is stood in for by a client that
// asks what the page asks whenever the server tells it of a change. Other work on the machine falls on both runs of a pair, but not evenly:
// on a busy machine the figures say little. CONCORDAT_AGENTS (default 60,000), CONCORDAT_PAIRS (default 7).
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { median } from "./measure/compare.mjs";
import { printTable } from "./measure/table.mjs";

const cli = join(import.meta.dirname, "../../apps/cli/bin/concordat.js");
const agents = Number(process.env.CONCORDAT_AGENTS ?? 60_000);
const pairs = Number(process.env.CONCORDAT_PAIRS ?? 7);
const rounds = 40;
/** As Linux counts the time of processes. */
const ticksPerSecond = 100;

const folder = mkdtempSync(join(tmpdir(), "concordat-watched-"));
const scenario = join(folder, "scenario.json");
writeFileSync(scenario, JSON.stringify(rumour()));

/** Seconds of each run by the clock, and of the processor: those of the viewer are its own. */
const alone = [];
const watched = [];
const processor = { alone: [], watched: [], viewer: [] };
let asked = 0;
try {
  await play("warm-up", false);
  processor.alone.length = 0;
  for (let pair = 0; pair < pairs; pair++)
    for (const isWatched of pair % 2 === 0 ? [false, true] : [true, false])
      (isWatched ? watched : alone).push(await play(`${pair}-${isWatched}`, isWatched));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const ratios = watched.map((seconds, pair) => seconds / alone[pair]);
const percent = (ratio) => `${(100 * (ratio - 1)).toFixed(1)} %`;
printTable({
  title: "a run that is watched",
  note: `${agents} agents, ${rounds} rounds by rules, ${pairs} pairs, ${Math.round(asked / pairs)} questions of the page in each`,
  columns: ["", "min", "median"],
  rows: [
    ["alone, s", Math.min(...alone).toFixed(2), median(alone).toFixed(2)],
    ["watched, s", Math.min(...watched).toFixed(2), median(watched).toFixed(2)],
    [
      "slower, of the times",
      percent(Math.min(...watched) / Math.min(...alone)),
      percent(median(watched) / median(alone)),
    ],
    ["slower, of the pairs", percent(Math.min(...ratios)), percent(median(ratios))],
    ...Object.entries(processor).map(([name, seconds]) => [
      `processor, ${name}, s`,
      ...[Math.min(...seconds), median(seconds)].map((value) => value.toFixed(2)),
    ]),
  ],
});

/** Plays the run, and gives the seconds from its first record to its end. */
async function play(name, isWatched) {
  const out = join(folder, name);
  const run = spawn(process.execPath, [cli, "simulate", scenario, "--out", out], { stdio: "ignore" });
  const begun = performance.now();
  const used = processorTime(run, isWatched ? "watched" : "alone");
  const watcher = isWatched ? watch(out, () => run.exitCode === null) : null;
  const [code] = run.exitCode === null ? await once(run, "exit") : [run.exitCode];
  const seconds = (performance.now() - begun) / 1_000;
  if (code !== 0) throw new Error(`the run ended with ${code}`);
  await watcher;
  await used;
  rmSync(out, { recursive: true, force: true });
  return seconds;
}

/** Opens the viewer as soon as the run has begun, and asks what its page asks until the run has ended. */
async function watch(out, isPlayed) {
  let viewer = null;
  let url = null;
  // As a person does it: each attempt that comes too early costs the start of a program.
  while (!existsSync(join(out, "ledger.db")) && isPlayed()) await sleep(50);
  while (url === null && isPlayed()) {
    viewer = spawn(process.execPath, [cli, "view", out, "--no-open"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    url = await firstLine(viewer);
    if (url === null) await sleep(50);
  }
  if (url === null) throw new Error("the run ended before it could be watched; give it more agents");
  const used = processorTime(viewer, "viewer");
  const stop = new AbortController();
  const following = follow(url, stop.signal).catch((error) => {
    if (!stop.signal.aborted) throw error;
  });
  while (isPlayed()) await sleep(20);
  stop.abort();
  await following;
  viewer.kill("SIGINT");
  if (viewer.exitCode === null) await once(viewer, "exit");
  await used;
}

/** Notes the processor time of a process until it ends: it says what the clock cannot on a machine that does other things, too. */
async function processorTime(child, name) {
  let seconds = 0;
  while (child.exitCode === null && child.signalCode === null) {
    const [, fields] = /\) (.*)/.exec(readStat(child.pid)) ?? [];
    const [user, system] = fields?.split(" ").slice(11, 13).map(Number) ?? [];
    if (user !== undefined && system !== undefined) seconds = (user + system) / ticksPerSecond;
    await sleep(50);
  }
  processor[name].push(seconds);
}

function readStat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return "";
  }
}

async function firstLine(child) {
  for await (const line of createInterface({ input: child.stdout })) return line;
  return null;
}

/** What the page of the rounds asks with every change, and with it the network's colours, which are the dearest. */
async function follow(url, signal) {
  const { origin } = new URL(url);
  const entered = await fetch(url, { redirect: "manual", signal });
  const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
  const events = await fetch(`${origin}/api/run/events`, { headers: { cookie }, signal });
  for await (const _ of events.body)
    for (const path of ["run", "colours?by=choice"]) {
      const response = await fetch(`${origin}/api/run/${path}`, { headers: { cookie }, signal });
      await response.arrayBuffer();
      asked++;
    }
}

function rumour() {
  return {
    name: "watched",
    seed: 7,
    rounds,
    starts_at: "2026-03-14T08:00:00Z",
    round_minutes: 60,
    audience: {
      kind: "segments",
      size: agents,
      segments: [{ name: "all", share: 1, interests: { from: ["night trains", "cycling"], count: 1 } }],
    },
    network: { kind: "preferential-attachment", follows_each: 5 },
    events: Array.from({ length: rounds }, (_, round) => ({
      round,
      kind: "post",
      post: { id: `m${round}`, author_id: "paper", text: `Message ${round}.`, followed_by: "everyone" },
    })),
    feed: { ranker: "chronological", size: 5 },
    activity: 1,
    policy: { kind: "cascade", probability: 0.05 },
  };
}
