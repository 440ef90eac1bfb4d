import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  axeViolations,
  chromiumPath,
  launchChromium,
  networkChanged,
  openAddress,
  type ServedFolder,
  serveFolder,
} from "@concordat/testing/browser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notBuilt, siteFiles, siteFolder } from "./built-site.js";
import { expectedHits } from "./expected-hits.js";

/** Largest weight of a page as it is sent, with everything that it loads, in bytes. */
const heaviest = 300_000;

const pages = [
  "/",
  "/start/",
  "/repairs",
  "/contracts/decision-record",
  "/packages/llm",
  "/api/@concordat/llm",
  "/api/@concordat/llm/generateObject",
  "/api/@concordat/llm/GenerateOptions",
  "/examples/ticket-classifier",
  "/playground",
];

/** Those with the most text, such as the API of a large package. */
const longest = notBuilt === "" ? leadingPages(3, (file) => statSync(join(siteFolder, file)).size) : [];

/** Those with the longest line of code, the longest code in a table, the longest word in a table, and the tables of most columns. */
const widest =
  notBuilt === ""
    ? [
        (html: string) => longestText(html, /<span class="line">.*/g),
        (html: string) => longestText(html, /<td[^>]*><code>.*?<\/code>/g),
        (html: string) => longestText(tableRows(html).replaceAll("<wbr>", " "), /(?<=>)[^\s<>]+/g),
        (html: string) =>
          Math.max(
            ...tableRows(html)
              .split("<tr>")
              .map((row) => row.split("<td").length),
          ),
      ].flatMap((widthOf) => leadingPages(3, (file) => widthOf(readFileSync(join(siteFolder, file), "utf8"))))
    : [];

/** The pages for which a measure is largest. */
function leadingPages(count: number, measure: (file: string) => number): string[] {
  return siteFiles()
    .map((file) => ({ file, size: measure(file) }))
    .sort((a, b) => b.size - a.size)
    .slice(0, count)
    .map(({ file }) => `/${file.replace(/\.html$/, "")}`);
}

/** What a page has between the rows of its tables. */
function tableRows(html: string): string {
  return (html.match(/<tr>[\s\S]*?<\/tr>/g) ?? []).join("");
}

function longestText(html: string, part: RegExp): number {
  return Math.max(0, ...(html.match(part) ?? []).map((found) => found.replace(/<[^>]*>/g, "").length));
}

let site: ServedFolder;
let browser: Awaited<ReturnType<typeof launchChromium>>;

const why = notBuilt || (chromiumPath === undefined ? " (skipped: no Chromium on the PATH)" : "");

describe.skipIf(why !== "")(`the pages of the site${why}`, () => {
  beforeAll(async () => {
    site = await serveFolder(siteFolder);
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.[Symbol.asyncDispose]();
  });

  it.each([...pages, ...longest])(
    "%s loads only what is its own, under its policy, and not much of it",
    async (address) => {
      await using tab = await openTab({});
      const finished: { sizes(): Promise<{ responseBodySize: number }> }[] = [];
      const elsewhere: string[] = [];
      tab.page.on("request", (request) => {
        if (request.isNavigationRequest()) finished.length = 0;
        if (!request.url().startsWith(site.origin)) elsewhere.push(request.url());
      });
      tab.page.on("requestfinished", (request) => finished.push(request));
      await openAddress(tab.page, site.origin + address);
      const sizes = await Promise.all(
        finished.map(async (request) => (await request.sizes()).responseBodySize),
      );
      expect({ complaints: tab.complaints, elsewhere }).toEqual({ complaints: [], elsewhere: [] });
      expect(sizes.length).toBeGreaterThan(3);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(heaviest);
    },
  );

  it("say of an address that there is no page, and complain of nothing", async () => {
    await using tab = await openTab({ viewport: { width: 1280, height: 900 } });
    await openAddress(tab.page, `${site.origin}/404`);
    expect(await tab.page.getByRole("main").textContent()).toContain("There is no page at this address");
    expect({ complaints: tab.complaints, violations: await axeViolations(tab.page) }).toEqual({
      complaints: [],
      violations: [],
    });
  });

  it("have no code and no table that is wider than its place", async () => {
    await using tab = await openTab({ viewport: { width: 1440, height: 900 } });
    for (const address of [...pages, ...widest]) {
      await openAddress(tab.page, site.origin + address);
      const wide = await tab.page.$$eval(
        'div[class*="language-"] pre, .vp-doc table',
        (blocks) => blocks.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length,
      );
      expect({ address, wide }).toEqual({ address, wide: 0 });
    }
    // Tables fit on a tablet, too, and the first on a phone.
    await tab.page.setViewportSize({ width: 768, height: 900 });
    for (const address of ["/contracts/decision-record", "/server-failures", "/packages/contracts"])
      expect({ address, wide: await wideTables(tab.page, address) }).toEqual({ address, wide: 0 });
    await tab.page.setViewportSize({ width: 390, height: 844 });
    for (const address of ["/", "/server-failures"])
      expect({ address, wide: await wideTables(tab.page, address) }).toEqual({ address, wide: 0 });
  });

  it("are found where one expects, guides first, and records of decisions never", async () => {
    await using tab = await openTab({ viewport: { width: 1280, height: 900 } });
    await openAddress(tab.page, `${site.origin}/`);
    await tab.page.getByRole("button", { name: "Search" }).click();
    const found: Record<string, string> = {};
    for (const query of Object.keys(expectedHits)) {
      await tab.page.getByRole("searchbox").fill("");
      await tab.page.locator(".result").first().waitFor({ state: "detached" });
      await tab.page.getByRole("searchbox").fill(query);
      await tab.page.locator(".result").first().waitFor();
      const links = await tab.page.$$eval(".result", (results) =>
        results.map((result) => result.getAttribute("href") ?? ""),
      );
      expect(links.filter((link) => link.includes("/decisions/"))).toEqual([]);
      found[query] = (links[0] ?? "").replace(/\.html|#.*/g, "");
    }
    expect(found).toEqual(expectedHits);
  });

  it("have, in a search, the lines around what was found beneath each guide", async () => {
    await using tab = await openTab({ viewport: { width: 1280, height: 900 } });
    await openAddress(tab.page, `${site.origin}/`);
    await tab.page.getByRole("button", { name: "Search" }).click();
    await tab.page.getByRole("searchbox").fill("timeout");
    await tab.page.locator(".result .excerpt mark").first().waitFor();
    const lines = await tab.page.$$eval(".result:not([href*='/api/']) .excerpt", (excerpts) =>
      excerpts.map(({ textContent, clientHeight }) => ({
        hasWords: (textContent ?? "").length > 20,
        isShort: clientHeight <= 48,
      })),
    );
    expect(lines.length).toBeGreaterThan(3);
    expect(lines).toEqual(lines.map(() => ({ hasWords: true, isShort: true })));
    expect(await axeViolations(tab.page)).toEqual([]);
    expect(tab.complaints).toEqual([]);
  });

  it.each([
    ["on a desk", { viewport: { width: 1280, height: 900 } }],
    ["on a phone in the dark", { viewport: { width: 390, height: 844 }, colorScheme: "dark" as const }],
  ])("break no rule of accessibility %s", async (_, options) => {
    await using tab = await openTab(options);
    for (const address of pages) {
      await openAddress(tab.page, site.origin + address);
      expect({ address, violations: await axeViolations(tab.page) }).toEqual({ address, violations: [] });
    }
  });

  it("are no wider than a phone", async () => {
    await using tab = await openTab({ viewport: { width: 390, height: 844 } });
    for (const address of [...pages, ...longest]) {
      await openAddress(tab.page, site.origin + address);
      const width = await tab.page.evaluate("document.documentElement.scrollWidth");
      expect({ address, width }).toEqual({ address, width: 390 });
    }
  });

  it("have the commands that install something for each package manager", async () => {
    await using tab = await openTab({ viewport: { width: 1280, height: 900 } });
    await openAddress(tab.page, `${site.origin}/from-a-zod-schema`);
    const group = tab.page.locator(".vp-code-group").first();
    for (const manager of ["npm", "pnpm", "yarn", "bun"]) {
      await group.getByText(manager, { exact: true }).first().click();
      const shown = await group.locator(".blocks > :visible code").allTextContents();
      expect(shown).toEqual([expect.stringContaining(manager === "npm" ? "npm install" : `${manager} add`)]);
    }
  });

  it("can be read, and left by their links, without JavaScript", async () => {
    await using tab = await openTab({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
    await openAddress(tab.page, `${site.origin}/`);
    await tab.page.getByRole("main").getByRole("link", { name: "Start", exact: true }).click();
    expect(await tab.page.getByRole("heading", { level: 1 }).textContent()).toContain("Start");
    await openAddress(tab.page, `${site.origin}/playground`);
    expect(await tab.page.locator("noscript").isVisible()).toBe(true);
  });
});

/** How many tables of a page are wider than their place. */
async function wideTables(page: Parameters<typeof openAddress>[0], address: string): Promise<number> {
  await openAddress(page, site.origin + address);
  return page.$$eval(
    ".vp-doc table",
    (tables) => tables.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length,
  );
}

/** A tab of its own, and what its page complains of. */
async function openTab(options: Parameters<typeof browser.newContext>[0]) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isComplaint = ["error", "warning"].includes(message.type());
    if (isComplaint && !message.text().includes(networkChanged)) complaints.push(message.text());
  });
  page.on("pageerror", ({ message }) => complaints.push(message));
  return { page, complaints, [Symbol.asyncDispose]: () => context.close() };
}
