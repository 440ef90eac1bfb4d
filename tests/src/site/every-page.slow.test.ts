// With CONCORDAT_THOROUGH=1 only, because it takes an hour: every page of the site, on a desktop, on a phone and on a
// phone in the dark. CONCORDAT_PAGES, a regular expression, limits the addresses, and CONCORDAT_PAGES_LOG names a file
// for what was measured. The tests of single pages are in pages.slow.test.ts.
import { appendFileSync } from "node:fs";
import {
  axeViolations,
  chromiumPath,
  launchChromium,
  openAddress,
  type ServedFolder,
  serveFolder,
} from "@concordat/testing/browser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notBuilt, siteAddresses, siteFolder } from "./built-site.js";

type Browser = Awaited<ReturnType<typeof launchChromium>>;
type Page = Parameters<typeof openAddress>[0];
type Request = Awaited<ReturnType<Page["waitForRequest"]>>;

const { CONCORDAT_THOROUGH, CONCORDAT_PAGES = "", CONCORDAT_PAGES_LOG } = process.env;

const why =
  notBuilt ||
  (CONCORDAT_THOROUGH === "1" ? "" : " (skipped: set CONCORDAT_THOROUGH=1)") ||
  (chromiumPath === undefined ? " (skipped: no Chromium on the PATH)" : "");

interface View {
  readonly name: string;
  readonly width: number;
  readonly colorScheme: "light" | "dark";
  /** The rules of accessibility for pages made by a program, whose elements are those of the desktop's page. */
  readonly rulesOfGenerated: Parameters<typeof axeViolations>[1];
}

const views: readonly View[] = [
  { name: "desktop", width: 1440, colorScheme: "light", rulesOfGenerated: "all" },
  { name: "phone", width: 390, colorScheme: "light", rulesOfGenerated: "layout" },
  { name: "phone in the dark", width: 390, colorScheme: "dark", rulesOfGenerated: "colors" },
];

/** Largest weight of a page as it is sent, with everything that it loads, in bytes. */
const maxWeight = 300_000;

/** What was observed of a page. */
interface Visit {
  readonly address: string;
  /** Bytes that were sent for it. */
  readonly weight: number;
  /** Milliseconds from the request until the page had loaded. */
  readonly loadMs: number;
  readonly problems: readonly string[];
}

describe.skipIf(why !== "")(`the site${why}`, () => {
  let site: ServedFolder;
  let browser: Browser;
  beforeAll(async () => {
    site = await serveFolder(siteFolder);
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.[Symbol.asyncDispose]();
  });

  it("has only pages that are accessible, light, and no wider than their place", async () => {
    const page = await browser.newPage();
    // Everything is sent again for each page.
    const session = await page.context().newCDPSession(page);
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    const visits: Visit[] = [];
    for (const address of siteAddresses().filter((path) => new RegExp(CONCORDAT_PAGES).test(path))) {
      const found = await visit(page, address);
      visits.push(found);
      if (CONCORDAT_PAGES_LOG !== undefined)
        appendFileSync(CONCORDAT_PAGES_LOG, `${JSON.stringify(found)}\n`);
    }
    expect(visits.length).toBeGreaterThan(0);
    expect(visits.filter(({ problems }) => problems.length > 0)).toEqual([]);
  }, 10_000_000);

  async function visit(page: Page, address: string): Promise<Visit> {
    const requests: Request[] = [];
    const problems: string[] = [];
    const listeners = {
      requestfinished: (request: Request) => void requests.push(request),
      pageerror: ({ message }: Error) => void problems.push(message),
    };
    page.on("requestfinished", listeners.requestfinished).on("pageerror", listeners.pageerror);
    let loadMs = 0;
    let weight = 0;
    for (const [index, view] of views.entries()) {
      await page.setViewportSize({ width: view.width, height: 900 });
      await page.emulateMedia({ colorScheme: view.colorScheme });
      if (index === 0) {
        loadMs = await open(page, site.origin + address);
        weight = await weightOf(requests);
      }
      const found = await viewProblems(page, view, isGenerated(address));
      problems.push(...found.map((problem) => `${view.name}: ${problem}`));
    }
    page.off("requestfinished", listeners.requestfinished).off("pageerror", listeners.pageerror);
    if (weight > maxWeight) problems.push(`weighs ${weight} bytes`);
    return { address, weight, loadMs, problems };
  }
});

/** Whether a program writes the page, as those of the API. */
function isGenerated(address: string): boolean {
  return /^\/(api|decisions)\//.test(address);
}

/** Opens a page until its program runs; returns the milliseconds until it had loaded. */
async function open(page: Page, address: string): Promise<number> {
  const loaded = async () => {
    await page.waitForFunction("document.querySelector('#app')?.__vue_app__ !== undefined");
  };
  await openAddress(page, address, { loaded });
  return Number(await page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd"));
}

/** Bytes that were sent. */
async function weightOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

async function viewProblems(
  page: Page,
  { width, rulesOfGenerated }: View,
  generated: boolean,
): Promise<string[]> {
  const across = Number(await page.evaluate("document.documentElement.scrollWidth"));
  const wide = await page.$$eval('div[class*="language-"] pre, .vp-doc table', (blocks) =>
    blocks
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ tagName, textContent }) => `${tagName} scrolls: ${textContent?.slice(0, 60)}`),
  );
  return [
    ...(across > width ? [`is ${across} wide, with room for ${width}`] : []),
    // On a phone, code and tables scroll in their places.
    ...(width < 1440 ? [] : wide),
    ...(await axeViolations(page, generated ? rulesOfGenerated : "all")),
  ];
}
