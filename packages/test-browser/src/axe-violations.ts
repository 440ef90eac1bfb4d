import axe from "axe-core";
import type { Page } from "playwright-core";

/** The rules whose result depends on colours alone, and not on which elements a page shows. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * The rules of accessibility that a page breaks, each with its location; empty when it breaks none.
 * @param only all rules, or those about colours: enough for a second look at a page in another colour scheme
 */
export async function axeViolations(page: Page, only: "all" | "colors" = "all"): Promise<string[]> {
  await page.evaluate(axe.source);
  const options = { resultTypes: ["violations"], ...(only === "colors" ? { runOnly: colorRules } : {}) };
  const found: unknown = await page.evaluate(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + ' at ' + target.join(' ') + ': ' + failureSummary)))`,
  );
  return Array.isArray(found) ? found.map(String) : ["axe did not answer"];
}
