// How heavy the documentation's pages are, and how long they take to load here, from a server on this machine.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromiumPath, launchChromium, serveFolder } from "@concordat/testing/browser";
import { median } from "./measure/compare.mjs";
import { printTable } from "./measure/table.mjs";

const folder = join(import.meta.dirname, "../../tools/site/dist");
const pages = [
  "/",
  "/start/",
  "/repairs",
  "/server-failures",
  "/contracts/agent-decision",
  "/packages/simulation",
  "/api/@concordat/llm",
  "/api/@concordat/simulation",
  "/playground",
];
const loads = 5;

if (!existsSync(folder) || chromiumPath === undefined) {
  console.log("skipped: it wants a Chromium on the PATH, and the site: pnpm docs:build");
} else {
  const site = await serveFolder(folder);
  const browser = await launchChromium();
  try {
    const rows = [];
    for (const page of pages) rows.push([page, ...(await measured(browser, site.origin + page))]);
    printTable({
      title: "Pages of the site",
      note: `sent: compressed, with everything the page loads; load: until its load event, the median of ${loads} first visits; processor: what all of Chromium's processes took for it, which other programs do not change much`,
      columns: ["", "sent", "requests", "load", "processor"],
      rows,
    });
  } finally {
    await browser.close();
    await site[Symbol.asyncDispose]();
  }
}

async function measured(browser, address) {
  const times = [];
  const processor = [];
  const session = await browser.newBrowserCDPSession();
  let sent = [];
  for (let load = 0; load < loads; load++) {
    const context = await browser.newContext();
    const tab = await context.newPage();
    const before = await processorSeconds(session);
    // Of requests that did not end, such as one that the page gave up, no size is known.
    const finished = [];
    tab.on("requestfinished", (request) => finished.push(request));
    await tab.goto(address, { timeout: 120_000 });
    await tab.waitForLoadState("networkidle");
    times.push(await tab.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd"));
    processor.push(1000 * ((await processorSeconds(session)) - before));
    sent = (await Promise.all(finished.map((request) => request.sizes()))).map(
      ({ responseBodySize }) => responseBodySize,
    );
    await context.close();
  }
  const total = sent.reduce((sum, size) => sum + size, 0);
  await session.detach();
  return [
    `${Math.round(total / 1000)} kB`,
    sent.length,
    `${Math.round(median(times))} ms`,
    `${Math.round(median(processor))} ms`,
  ];
}

/** The processor time of all processes of a browser so far, in seconds. */
async function processorSeconds(session) {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
