import axe from "axe-core";
import type { Page } from "playwright-core";

/** The rules of accessibility that a page breaks, each with where; empty when it breaks none. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found: unknown = await page.evaluate(
    "axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + ' at ' + target.join(' ') + ': ' + failureSummary)))",
  );
  return Array.isArray(found) ? found.map(String) : ["axe did not answer"];
}
