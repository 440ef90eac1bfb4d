import axe from "axe-core";
import type { Page } from "playwright-core";

/** The rules to check on a page: all, or those whose result may differ for another view of the same elements. */
export type AxeRules = "all" | keyof typeof partialRules;

const partialRules = {
  /** In another colour scheme, or on paper. */
  colors: ["color-contrast", "link-in-text-block"],
  /** At another width: what did not scroll may scroll. */
  layout: ["scrollable-region-focusable"],
};

/** The rules of accessibility that a page breaks, each with its location; empty when it breaks none. */
export async function axeViolations(page: Page, rules: AxeRules = "all"): Promise<string[]> {
  await page.evaluate(axe.source);
  const options = {
    resultTypes: ["violations"],
    ...(rules === "all" ? {} : { runOnly: partialRules[rules] }),
  };
  const found: unknown = await page.evaluate(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + ' at ' + target.join(' ') + ': ' + failureSummary)))`,
  );
  return Array.isArray(found) ? found.map(String) : ["axe did not answer"];
}
