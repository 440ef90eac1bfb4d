import { join } from "node:path";
import { loadScenario } from "@concordat/simulation";
import { createEnsembleFolder, playEnsemble } from "@concordat/simulation/sqlite";
import { axeViolations, chromiumPath, launchChromium, openAddress } from "@concordat/testing/browser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startViewer, type Viewer } from "./http/start-viewer.js";
import { folderTarget } from "./target/folder-target.js";
import { playStreet, type RunsFolder, runsFolder } from "./testing/played-folder.js";

/** The views, with what each shows once it is complete. */
const views: readonly (readonly [target: "street" | "ensemble", hash: string, shows: string])[] = [
  ["street", "#/run/rounds?bars=failures", "Round by round"],
  ["street", "#/run/surveys", "What worries you?"],
  ["street", "#/run/surveys?question=opinion+support&when=0&segment=asked", "before round 0"],
  ["street", "#/run/agents?choice=LIKE&failure=yes", "found."],
  ["street", "#/run/agent?agent=agent-00", "Its state"],
  ["street", "#/run/network?by=state", "as after the events of round 2"],
  ["ensemble", "#/01/runs?segment=commuters", "Mean of 2 runs"],
];

describe.skipIf(chromiumPath === undefined)("the page of a run with surveys, and of an ensemble", () => {
  let runs: RunsFolder;
  let browser: Awaited<ReturnType<typeof launchChromium>>;
  const viewers: Partial<Record<"street" | "ensemble", Viewer>> = {};

  beforeAll(async () => {
    runs = await runsFolder();
    await playStreet(join(runs.path, "street"), { isSurveyed: true, followsFrom: 2 });
    const rumour = join(import.meta.dirname, "../../../examples/rumour/scenario.json");
    const ensemble = await createEnsembleFolder(join(runs.path, "ensemble"), await loadScenario(rumour), {
      runs: 2,
    });
    await playEnsemble({ ensemble });
    await ensemble.close();
    for (const name of ["street", "ensemble"] as const)
      viewers[name] = await startViewer({ target: await folderTarget(join(runs.path, name)) });
    browser = await launchChromium();
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    for (const viewer of Object.values(viewers)) await viewer.close();
    await runs[Symbol.asyncDispose]();
  });

  it.each(views)(
    "%s %s breaks no rule of accessibility, on a desktop and a phone, light and dark",
    {
      timeout: 60_000,
    },
    async (target, hash, shows) => {
      const url = viewers[target]?.url ?? "";
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const loaded = (): Promise<void> => page.locator("nav").first().waitFor();
      await openAddress(page, url, { loaded });
      await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
      await page.locator("main").filter({ hasText: shows }).waitFor({ timeout: 30_000 });
      expect(await axeViolations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await axeViolations(page, "colors")).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
      await page.close();
    },
  );
});
