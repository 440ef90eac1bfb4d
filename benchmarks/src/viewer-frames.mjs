// How much script a frame of the drawn network takes: a run by rules with CONCORDAT_NODES (default 5,000) accounts is played and opened in
// Chromium, whose own trace is recorded while the network is moved and zoomed with the mouse, and coloured round by round. Reported is the time
// of the processor that script took in each frame. Without a graphics processor, what is drawn is computed too, but in another process.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchChromium } from "@concordat/testing/browser";
import { printTable } from "./measure/table.mjs";

const cli = join(import.meta.dirname, "../../apps/cli/bin/concordat.js");
const nodes = Number(process.env.CONCORDAT_NODES ?? 5_000);
const folder = mkdtempSync(join(tmpdir(), "concordat-frames-"));
const run = join(folder, "run");
writeFileSync(join(folder, "scenario.json"), JSON.stringify(rumour()));
const { status } = spawnSync(
  process.execPath,
  [cli, "simulate", join(folder, "scenario.json"), "--out", run],
  {
    stdio: "ignore",
  },
);
if (status !== 0) throw new Error(`the run ended with ${status}`);

const server = spawn(process.execPath, [cli, "view", run, "--no-open", "--json"], {
  stdio: ["ignore", "pipe", "ignore"],
});
const [printed] = await once(server.stdout, "data");
const browser = await launchChromium();
const rows = [];
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(JSON.parse(String(printed)).url);
  await page.locator(".state progress").waitFor({ state: "detached", timeout: 120_000 });
  await page.evaluate('location.hash = "#/run/network"');
  await page.locator(".network canvas").first().waitFor({ state: "attached", timeout: 120_000 });
  await page.waitForTimeout(2_000);
  const { x, y, width, height } = await page.locator(".network").boundingBox();
  const middle = { x: x + width / 2, y: Math.min(y + height / 2, 700) };
  await traced(page, "moved", async () => {
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    for (let step = 0; step < 90; step++) {
      await page.mouse.move(middle.x + 120 * Math.sin(step / 8), middle.y + 80 * Math.cos(step / 8));
      await page.waitForTimeout(16);
    }
    await page.mouse.up();
  });
  await traced(page, "zoomed", async () => {
    for (let step = 0; step < 40; step++) {
      await page.mouse.wheel(0, step < 20 ? -120 : 120);
      await page.waitForTimeout(40);
    }
  });
  await traced(page, "coloured, round by round", async () => {
    for (let round = 0; round < 10; round++) {
      await page.evaluate(`location.hash = "#/run/network?round=${round}"`);
      await page.waitForTimeout(150);
    }
  });
} finally {
  await browser.close();
  server.kill("SIGINT");
  rmSync(folder, { recursive: true, force: true });
}
printTable({
  title: "script in each frame of the drawn network",
  note: `${nodes} accounts; milliseconds`,
  columns: ["", "frames", "median", "95 %", "max", "over 8 ms"],
  rows,
});

/** Notes the script of each frame while something is done. */
async function traced(page, words, act) {
  await browser.startTracing(page, {
    categories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "__metadata"],
  });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const frames = scriptPerFrame(traceEvents).toSorted((a, b) => a - b);
  const at = (share) => frames[Math.min(frames.length - 1, Math.floor(share * frames.length))] ?? 0;
  const over = frames.filter((ms) => ms > 8).length;
  rows.push([words, frames.length, ...[at(0.5), at(0.95), at(1)].map((ms) => ms.toFixed(2)), over]);
}

/** The milliseconds of script in each frame in which the page's main thread ran a script. */
function scriptPerFrame(events) {
  const isMain = ({ name, args }) => name === "thread_name" && args.name === "CrRendererMain";
  const mains = events.filter(isMain);
  const scripts = new Set([
    "FunctionCall",
    "EvaluateScript",
    "RunMicrotasks",
    "FireAnimationFrame",
    "TimerFire",
    "EventDispatch",
  ]);
  return mains.flatMap(({ pid, tid }) => {
    const own = events
      .filter((event) => event.pid === pid && event.tid === tid)
      .toSorted((a, b) => a.ts - b.ts);
    // What the thread hands over to be drawn ends its frame.
    const ends = own.filter(({ name }) => name === "Commit").map(({ ts }) => ts);
    const spent = ends.map(() => 0);
    let until = 0;
    for (const { name, ph, ts, dur = 0, tdur = dur } of own) {
      // One within another counts once.
      if (ph !== "X" || !scripts.has(name) || ts < until) continue;
      until = ts + dur;
      const frame = ends.findIndex((end) => end >= ts);
      if (frame >= 0) spent[frame] += tdur / 1_000;
    }
    return spent.filter((ms) => ms > 0);
  });
}

function rumour() {
  return {
    name: "frames",
    seed: 7,
    rounds: 10,
    starts_at: "2026-03-14T08:00:00Z",
    round_minutes: 60,
    audience: {
      kind: "segments",
      // One more account is the author of the messages.
      size: nodes - 1,
      segments: [{ name: "all", share: 1, interests: { from: ["night trains", "cycling"], count: 1 } }],
    },
    network: { kind: "preferential-attachment", follows_each: 4 },
    events: Array.from({ length: 10 }, (_, round) => ({
      round,
      kind: "post",
      post: { id: `m${round}`, author_id: "paper", text: `Message ${round}.`, followed_by: "everyone" },
    })),
    feed: { ranker: "chronological", size: 3 },
    activity: 1,
    policy: { kind: "cascade", probability: 0.1 },
  };
}
