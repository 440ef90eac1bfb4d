// How large a run its page can show: a run by rules of CONCORDAT_AGENTS (default 100,000) agents is played, opened in Chromium, and clicked
// through. Reported are the time until its page is there, of each click until its view is, and the memory of the server.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { launchChromium } from "@concordat/testing/browser";
import { printTable } from "./measure/table.mjs";

const cli = join(import.meta.dirname, "../../apps/cli/bin/concordat.js");
const agents = Number(process.env.CONCORDAT_AGENTS ?? 100_000);
/** The folder of an existing run; by default a new one is played. */
const given = process.env.CONCORDAT_RUN;
const folder = given ?? join(mkdtempSync(join(tmpdir(), "concordat-size-")), "run");

if (!existsSync(folder)) playRun();
const server = spawn(process.execPath, [cli, "view", folder, "--no-open"], {
  stdio: ["ignore", "pipe", "inherit"],
});
const browser = await launchChromium();
const rows = [];
try {
  const url = await firstLine(server);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await timed("opened: rounds and accounts", async () => {
    await page.goto(url);
    await page.locator("#page").filter({ hasText: "Round by round" }).waitFor();
  });
  await timed("all decisions are read", async () => {
    await page.locator(".state progress").waitFor({ state: "detached", timeout: 600_000 });
  });
  for (const [words, hash, shown] of [
    ["posts", "posts", "threads, those with"],
    ["a post and its readers", "post?post=m1", "Times shown, by round"],
    ["agents", "agents", "agents found"],
    ["agents who reshared", "agents?choice=RESHARE", "agents found"],
    ["decisions", "decisions?choice=RESHARE", "found."],
    ["communities, the first time", "network", "communities of accounts"],
    ["communities, again", "network?by=shown", "communities of accounts"],
    ["a community", "network?community=0", "All communities"],
  ]) {
    await page.evaluate('location.hash = "#/run/rounds"');
    await page.locator("#page").filter({ hasText: "Round by round" }).waitFor();
    await timed(words, async () => {
      await page.evaluate(`location.hash = ${JSON.stringify(`#/run/${hash}`)}`);
      await page.locator("main").filter({ hasText: shown }).waitFor({ timeout: 600_000 });
      await page
        .locator("main [aria-busy=true]")
        .waitFor({ state: "detached", timeout: 600_000 })
        .catch(() => {});
    });
  }
} finally {
  await browser.close();
  server.kill("SIGINT");
  if (given === undefined) rmSync(join(folder, ".."), { recursive: true, force: true });
}
printTable({
  title: "the page of a large run",
  note: `${agents} agents`,
  columns: ["", "ms", "server, MB"],
  rows,
});

async function timed(words, act) {
  const begun = performance.now();
  await act();
  rows.push([words, Math.round(performance.now() - begun), Math.round(memoryOf(server.pid))]);
}

/** The memory that a process has, in MB. */
function memoryOf(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1_024;
}

async function firstLine(child) {
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error("the viewer printed no address");
}

function playRun() {
  const scenario = `${folder}.json`;
  const posts = Array.from({ length: 12 }, (_, round) => ({
    round,
    kind: "post",
    post: { id: `m${round + 1}`, author_id: "paper", text: `Message ${round + 1}.`, followed_by: "everyone" },
  }));
  writeFileSync(
    scenario,
    JSON.stringify({
      name: "large",
      seed: 7,
      rounds: 12,
      starts_at: "2026-03-14T08:00:00Z",
      round_minutes: 60,
      audience: {
        kind: "segments",
        size: agents,
        segments: ["commuters", "shopkeepers"].map((name) => ({
          name,
          share: 0.5,
          interests: { from: ["night trains", "cycling", "food"], count: 2 },
        })),
      },
      network: { kind: "preferential-attachment", follows_each: 5 },
      events: posts,
      feed: { ranker: "chronological", size: 3 },
      activity: 1,
      policy: { kind: "cascade", probability: 0.02 },
    }),
  );
  const { status } = spawnSync(process.execPath, [cli, "simulate", scenario, "--out", folder], {
    stdio: "ignore",
  });
  if (status !== 0) throw new Error(`the run ended with ${status}`);
}
