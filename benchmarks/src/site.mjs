// How heavy the documentation's pages are, and how long they take to load here, from a server on this machine.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromiumPath, launchChromium, serveFolder } from "@concordat/test-browser";
import { printTable } from "./measure/table.mjs";

const folder = join(import.meta.dirname, "../../tools/site/dist");
const pages = ["/", "/start/", "/repairs", "/contracts/agent-decision", "/api/@concordat/llm", "/playground"];
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
      note: `sent: compressed, with everything the page loads; load: until its load event, the median of ${loads} first visits`,
      columns: ["", "sent", "requests", "load"],
      rows,
    });
  } finally {
    await browser.close();
    await site[Symbol.asyncDispose]();
  }
}

async function measured(browser, address) {
  const times = [];
  let sent = [];
  for (let load = 0; load < loads; load++) {
    const context = await browser.newContext();
    const tab = await context.newPage();
    const sizes = [];
    tab.on("response", (response) => sizes.push(response.request().sizes()));
    await tab.goto(address);
    await tab.waitForLoadState("networkidle");
    times.push(await tab.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd"));
    sent = (await Promise.all(sizes)).map(({ responseBodySize }) => responseBodySize);
    await context.close();
  }
  const total = sent.reduce((sum, size) => sum + size, 0);
  const median = times.sort((a, b) => a - b)[Math.floor(loads / 2)];
  return [`${Math.round(total / 1000)} kB`, sent.length, `${Math.round(median)} ms`];
}
