import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { chromiumPath, launchChromium, openAddress } from "@concordat/testing/browser";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startViewer, type Viewer } from "./http/start-viewer.js";
import { folderTarget } from "./target/folder-target.js";
import { type RunsFolder, runsFolder } from "./testing/played-folder.js";

/** Plays four agents for 12 rounds, whose model takes a moment for each answer; or continues the run of the folder. */
const program = `
  import { createScriptedClient } from "@concordat/llm/scripted";
  import { buildScenario, modelPolicies, simulate } from "@concordat/simulation";
  import { createRunFolder, isRunFolder, openRunFolder } from "@concordat/simulation/sqlite";
  const [folder, waitMs] = process.argv.slice(1);
  const segment = { name: "all", share: 1, interests: { from: ["trams"], count: 1 } };
  const scenario = buildScenario({
    name: "slow street", seed: 7, rounds: 12, starts_at: "2026-03-14T08:00:00Z", round_minutes: 60,
    audience: { kind: "segments", size: 4, segments: [segment] },
    network: { kind: "everyone" },
    events: Array.from({ length: 12 }, (_, round) => ({
      round, kind: "post", post: { id: "m" + round, author_id: "paper", text: "Message " + round, followed_by: "everyone" },
    })),
    feed: { ranker: "chronological", size: 1 }, activity: 1, policy: { kind: "model", memory: 0 },
  });
  const answer = '{"choice":"LIKE","reason":"It concerns me."}';
  const client = createScriptedClient(() => ({ afterMs: Number(waitMs), answer }));
  const run = (await isRunFolder(folder)) ? await openRunFolder(folder) : await createRunFolder(folder, scenario);
  await simulate({ scenario: run.scenario, ledger: run.ledger, model: modelPolicies({ client }) });
  await run.writeManifest();
  await run.close();
`;

describe.skipIf(chromiumPath === undefined)("the page of a run that is lost while one looks", () => {
  let runs: RunsFolder;
  let folder: string;
  let player: ChildProcess;
  let viewer: Viewer;
  let browser: Awaited<ReturnType<typeof launchChromium>>;
  let page: Awaited<ReturnType<typeof browser.newPage>>;

  const play = (waitMs: number): ChildProcess =>
    spawn(process.execPath, ["--input-type=module", "-e", program, folder, String(waitMs)], {
      cwd: join(import.meta.dirname, ".."),
      stdio: ["ignore", "inherit", "inherit"],
    });
  const shows = (words: string | RegExp): Promise<void> =>
    page.locator("#page").filter({ hasText: words }).waitFor({ timeout: 60_000 });

  beforeAll(async () => {
    runs = await runsFolder();
    folder = join(runs.path, "slow");
    player = play(2_000);
    const target = await vi.waitFor(() => folderTarget(folder), { timeout: 60_000, interval: 100 });
    viewer = await startViewer({ target });
    browser = await launchChromium();
    page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
    await openAddress(page, viewer.url, { loaded: () => shows("Round by round") });
  }, 120_000);
  afterAll(async () => {
    player.kill("SIGKILL");
    await browser.close();
    await viewer.close();
    await runs[Symbol.asyncDispose]();
  });

  it("says that nothing is recorded when its process is killed, and follows it when it is resumed", {
    timeout: 180_000,
  }, async () => {
    await shows("running");
    await shows(/\b[2-9] of 12 rounds/);
    expect(player.exitCode).toBeNull();
    player.kill("SIGKILL");
    await once(player, "exit");
    await shows("Nothing is being recorded at present");
    await shows(`concordat simulate resume ${folder}`);
    player = play(1);
    await shows("12 of 12 rounds");
    await shows("complete");
    expect(await page.locator("text=Nothing is being recorded").count()).toBe(0);
  });

  it("says that its folder is gone, shows what it read before, and follows it when it comes back", {
    timeout: 120_000,
  }, async () => {
    const elsewhere = `${folder}-elsewhere`;
    await rename(folder, elsewhere);
    await shows("The run is no longer where it was");
    await page.evaluate('location.hash = "#/run/post?post=m1"');
    await shows("Times shown, by round");
    await rename(elsewhere, folder);
    await shows("complete");
    await rm(folder, { recursive: true });
    await shows("The run is no longer where it was");
    // Another run in its place is another run.
    player = play(1);
    await page.evaluate('location.hash = "#/run/rounds"');
    await shows("complete");
  });
});
