import { join } from "node:path";
import {
  axeViolations,
  chromiumPath,
  hostileTexts,
  launchChromium,
  networkChanged,
  openAddress,
} from "@concordat/testing/browser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ControlState, ViewerControl } from "./control/viewer-control.js";
import { startViewer, type Viewer } from "./http/start-viewer.js";
import { folderTarget } from "./target/folder-target.js";
import { playStreet, type RunsFolder, runsFolder } from "./testing/played-folder.js";

const text = hostileTexts.filter((one) => !one.includes("\u0000")).join(" ");
/** The views of a run, with what each shows once it is there. */
const views: readonly (readonly [hash: string, shows: string])[] = [
  ["#/run/rounds", "Round by round"],
  ["#/run/posts", "Thread and readers"],
  ["#/run/post?post=m1", "Times shown, by round"],
  ["#/run/agents", "ruled"],
  ["#/run/agent?agent=agent-00", "Its feed"],
  ["#/run/network?by=post&post=m1", "13 accounts"],
  ["#/run/decisions?outcome=failed", "How it was decided"],
  ["#/run/compare?with=beside&measure=like&segment=asked", "Difference"],
];

/** Stands in for what plays, asks and forks runs. */
function standInControl() {
  const done: string[] = [];
  let state: ControlState = { state: "none", why: "no process plays this run" };
  const become = (next: "playing" | "paused"): ControlState => {
    state = { state: next, why: null };
    return state;
  };
  const control: ViewerControl = {
    state: async () => state,
    pause: async () => become("paused"),
    continue: async () => become("playing"),
    async ask(_, { agent, question }, { onText }) {
      done.push(`ask ${agent}: ${question}`);
      onText("It is");
      const decisions = [{ round: 0, post: "m1", choice: "LIKE" as const }];
      const cost = { remembered: 1, decided: 1, attempts: [] };
      return { state: "valid", answer: `It is ${text}`, decisions, model: "m", ...cost };
    },
    async fork(_, post) {
      done.push(`fork ${JSON.stringify(post)}`);
      return "beside";
    },
  };
  return { control, done, become };
}

describe.skipIf(chromiumPath === undefined)("the page of a run", () => {
  let runs: RunsFolder;
  let viewer: Viewer;
  let browser: Awaited<ReturnType<typeof launchChromium>>;
  let page: Awaited<ReturnType<typeof browser.newPage>>;
  const problems: string[] = [];
  const acts = standInControl();

  beforeAll(async () => {
    runs = await runsFolder();
    await playStreet(join(runs.path, "street"), { text, reply: text, maxRequests: 9 });
    const target = await folderTarget(join(runs.path, "street"));
    const [run] = await target.runs();
    const beside = run === undefined ? [] : [run, { ...run, key: "beside", title: "Beside" }];
    viewer = await startViewer({ target: { ...target, runs: async () => beside }, control: acts.control });
    browser = await launchChromium();
    page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
    page.on("console", (message) => {
      const text = message.text();
      if (message.type() === "error" && !text.includes(networkChanged)) problems.push(text);
    });
    page.on("pageerror", ({ message }) => problems.push(message));
    page.on("request", (request) => {
      if (!request.url().startsWith(new URL(viewer.url).origin)) problems.push(request.url());
    });
    await openAddress(page, viewer.url, { loaded: () => shows("Round by round") });
  });
  afterAll(async () => {
    await browser.close();
    await viewer.close();
    await runs[Symbol.asyncDispose]();
  });

  const shows = (words: string): Promise<void> =>
    page.locator("#page").filter({ hasText: words }).waitFor({ timeout: 20_000 });
  const goTo = async (hash: string, words: string): Promise<void> => {
    await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
    await shows(words);
  };

  it("follows a run that another process continues, without being loaded again", async () => {
    await shows("not finished");
    await shows("2 of 3 rounds");
    await shows("no process plays this run");
    acts.become("playing");
    await page.click("text=Pause the run");
    await shows("Paused: decisions that were begun are still recorded");
    expect(await axeViolations(page)).toEqual([]);
    await page.click("text=Continue the run");
    await page.waitForSelector("text=Pause the run");
    await playStreet(join(runs.path, "street"), { text, reply: text });
    await shows("3 of 3 rounds");
    await shows("complete");
  });

  it.each(views)(
    "%s breaks no rule of accessibility, on a desktop and a phone, light and dark",
    async (hash, words) => {
      await goTo(hash, words);
      expect(await axeViolations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await axeViolations(page, "colors")).toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
      await page.setViewportSize({ width: 1200, height: 900 });
    },
  );

  it("is used by keyboard: links are reached with Tab, rounds with the arrows", async () => {
    await goTo("#/run/rounds", "Round by round");
    await page.focus('input[type="range"]');
    await page.keyboard.press("ArrowLeft");
    await shows("Until round 1");
    await page.focus('nav[aria-label="Views"] a');
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await shows("1 thread.");
    expect(await page.evaluate("location.hash")).toBe("#/run/posts?round=1");
  });

  it("shows how a decision was made, with the prompt on demand", async () => {
    await goTo("#/run/decisions?choice=REPLY", "How it was decided");
    await page.click("text=How it was decided");
    await shows("What the model wrote");
    await page.click("text=Rebuild the prompt");
    await page.waitForSelector("text=user");
  });

  it("asks an agent, whose answer stays text, and shows a fork next to the run", async () => {
    await goTo("#/run/agent?agent=agent-00", "Ask it");
    await page.fill("#question", "Why did you like it?");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await shows("speaks for it from the record");
    expect(await page.locator(".answer blockquote").textContent()).toBe(`It is ${text}`);
    expect(await axeViolations(page)).toEqual([]);
    await goTo("#/run/rounds?round=1", "What if");
    await page.fill("#what-if-author", "tramworks");
    await page.fill("#what-if-text", "Free on Sundays.");
    await page.click("text=Play it");
    await shows("Difference");
    expect(await page.evaluate("location.hash")).toBe("#/beside/compare?with=run");
    expect(acts.done).toEqual([
      "ask agent-00: Why did you like it?",
      'fork {"at":1,"author":"tramworks","text":"Free on Sundays."}',
    ]);
  });

  it("draws the network, in which a click opens an agent", async () => {
    await goTo("#/run/network", "13 accounts");
    expect(await page.locator(".network canvas").count()).toBeGreaterThan(3);
    expect(await page.locator(".note").count()).toBe(0);
  });

  it("asked for nothing elsewhere, carried out no text of others, and made no error", async () => {
    await goTo("#/run/post?post=m1", "Times shown, by round");
    expect(await page.locator(".post.main .text").first().textContent()).toBe(text);
    expect(await page.title()).toBe("street: post");
    expect(problems).toEqual([]);
  });
});
