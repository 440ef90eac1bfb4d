import type { Browser, Page } from "playwright-core";
import { type AxeRules, axeViolations } from "./axe-violations.js";

/** A way in which a page is viewed. */
interface Form {
  readonly name: string;
  readonly width: number;
  readonly colorScheme: "light" | "dark";
  readonly media: "screen" | "print";
  /** The rules of accessibility that it is held to: the elements are those of the desktop's page, which is held to all. */
  readonly rules: AxeRules;
}

/** All rules in all forms, also in those that another one already shows, take twice the time. */
const isThorough = process.env.CONCORDAT_THOROUGH === "1";

const forms: readonly Form[] = [
  { name: "phone, light", width: 360, colorScheme: "light", media: "screen", rules: "layout" },
  ...(isThorough
    ? [{ name: "phone, dark", width: 360, colorScheme: "dark", media: "screen", rules: "layout" } as const]
    : []),
  { name: "desktop, light", width: 1200, colorScheme: "light", media: "screen", rules: "all" },
  { name: "desktop, dark", width: 1200, colorScheme: "dark", media: "screen", rules: "colors" },
  { name: "paper", width: 720, colorScheme: "light", media: "print", rules: "colors" },
];

/**
 * The problems of a page that should be readable everywhere and load nothing: on a phone and a desktop, light and dark,
 * and on paper, with all folded parts unfolded. Empty if there are none.
 */
export async function pageProblems(browser: Browser, html: string): Promise<string[]> {
  const problems: string[] = [];
  for (const form of forms) {
    const { width, colorScheme } = form;
    const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } });
    page.on("request", (request) => problems.push(`${form.name}: asks for ${request.url()}`));
    await page.emulateMedia({ media: form.media });
    await page.setContent(html);
    problems.push(...(await problemsOf(page, form)).map((problem) => `${form.name}: ${problem}`));
    await page.close();
  }
  return problems;
}

async function problemsOf(page: Page, { width, rules }: Form): Promise<string[]> {
  await page.evaluate("document.querySelectorAll('details').forEach((part) => { part.open = true; })");
  const across = Number(await page.evaluate("document.documentElement.scrollWidth"));
  return [
    ...(await axeViolations(page, isThorough ? "all" : rules)),
    ...(across > width ? [`is ${across} wide, with room for ${width}`] : []),
    ...((await page.title()) === "owned" ? ["a text of others was carried out"] : []),
  ];
}
