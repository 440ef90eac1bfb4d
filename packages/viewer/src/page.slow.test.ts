import { join } from "node:path";
import { axeViolations, chromiumPath, hostileTexts, launchChromium } from "@concordat/testing/browser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startViewer, type Viewer } from "./http/start-viewer.js";
import { folderTarget } from "./target/folder-target.js";
import { playStreet, type RunsFolder, runsFolder } from "./testing/played-folder.js";

const text = hostileTexts.filter((one) => !one.includes("\u0000")).join(" ");
/** The views of a run, with what each shows once it is there. */
const views: readonly (readonly [hash: string, shows: string])[] = [
  ["#/run/rounds", "Round by round"],
  ["#/run/posts", "Thread and readers"],
  ["#/run/post?post=m1", "Reach by round"],
  ["#/run/agents", "ruled"],
  ["#/run/agent?agent=agent-00", "Its feed"],
  ["#/run/network?by=post&post=m1", "13 accounts"],
  ["#/run/decisions?outcome=failed", "How it was decided"],
];

describe.skipIf(chromiumPath === undefined)("the page of a run", () => {
  let runs: RunsFolder;
  let viewer: Viewer;
  let browser: Awaited<ReturnType<typeof launchChromium>>;
  let page: Awaited<ReturnType<typeof browser.newPage>>;
  const problems: string[] = [];

  beforeAll(async () => {
    runs = await runsFolder();
    await playStreet(join(runs.path, "street"), { text, reply: text, maxRequests: 9 });
    viewer = await startViewer({ target: await folderTarget(join(runs.path, "street")) });
    browser = await launchChromium();
    page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    page.on("pageerror", ({ message }) => problems.push(message));
    page.on("request", (request) => {
      if (!request.url().startsWith(new URL(viewer.url).origin)) problems.push(request.url());
    });
    await page.goto(viewer.url);
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
    await shows("first posts of threads");
    expect(await page.evaluate("location.hash")).toBe("#/run/posts?round=1");
  });

  it("shows how a decision was made, with the prompt on demand", async () => {
    await goTo("#/run/decisions?choice=REPLY", "How it was decided");
    await page.click("text=How it was decided");
    await shows("What the model wrote");
    await page.click("text=Rebuild the prompt");
    await page.waitForSelector("text=user");
  });

  it("draws the network, in which a click opens an agent", async () => {
    await goTo("#/run/network", "13 accounts");
    expect(await page.locator(".network canvas").count()).toBeGreaterThan(3);
    expect(await page.locator(".note").count()).toBe(0);
  });

  it("asked for nothing elsewhere, carried out no text of others, and made no error", async () => {
    await goTo("#/run/post?post=m1", "Reach by round");
    expect(await page.locator(".post.main .text").first().textContent()).toBe(text);
    expect(await page.title()).toBe("street: post");
    expect(problems).toEqual([]);
  });
});
