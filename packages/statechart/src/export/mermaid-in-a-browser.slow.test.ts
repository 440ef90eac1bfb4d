import { join } from "node:path";
import { chromiumPath, launchChromium } from "@concordat/testing/browser";
import { packageFiles } from "@concordat/testing/package-files";
import { expect, it } from "vitest";
import { type StatechartDefinition, socialChart, toMermaid } from "../index.js";

const awkward: StatechartDefinition = {
  id: "awkward",
  initial: 'say "hi"; #1',
  states: { 'say "hi"; #1': { description: "x" }, "<b>läge</b>": { description: "y" } },
  transitions: [{ from: 'say "hi"; #1', trigger: "a: b", to: "<b>läge</b>", guard: "n > 1", action: "log" }],
};

it("is drawn by Mermaid in a browser, every name as it is", async ({ skip }) => {
  if (chromiumPath === undefined) return skip("no Chromium on the PATH");
  const [mermaid] = await packageFiles("mermaid", "dist/mermaid.min.js");
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1400, height: 1200 } });
  await page.setContent('<!doctype html><meta charset="utf-8"><pre id="chart"></pre>');
  await page.addScriptTag({ path: mermaid });
  const draw = async (definition: StatechartDefinition): Promise<string[]> => {
    const labels = await page.evaluate(`(async () => {
      mermaid.initialize({ startOnLoad: false });
      const { svg } = await mermaid.render("drawn", ${JSON.stringify(toMermaid(definition))});
      const host = document.querySelector("#chart");
      host.innerHTML = svg;
      return [...host.querySelectorAll(".nodeLabel, .edgeLabel")].map((label) => label.textContent.trim());
    })()`);
    return Array.isArray(labels) ? labels.map(String) : [];
  };
  const social = await draw(socialChart);
  const screenshot = process.env.CONCORDAT_SCREENSHOTS;
  if (screenshot !== undefined) await page.screenshot({ path: join(screenshot, "social-chart.png") });
  const names = await draw(awkward);
  await browser.close();
  expect(Object.keys(socialChart.states).filter((state) => !social.includes(state))).toEqual([]);
  expect(["start_browsing", "decides", "timeout"].filter((trigger) => !social.includes(trigger))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['say "hi"; #1', "<b>läge</b>", "a: b [n > 1] / log"]));
}, 60_000);
