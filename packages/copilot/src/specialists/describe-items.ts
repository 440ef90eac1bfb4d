import type { CompletedSpecialist, Item } from "@concordat/contracts/decision-run";
import { breaches } from "../form/breaches.js";
import { isOutOfRange } from "../form/item-list.js";
import { isMarkdown } from "../form/markdown.js";
import { sentenceCount } from "../form/sentence-count.js";

/** Checks whether a list satisfies the request: two to six items of one sentence each. Returns the deviations. */
export function describeItems(
  items: readonly Item[],
  before: boolean,
  found: number,
): Pick<CompletedSpecialist, "long_items" | "out_of_range"> {
  return {
    long_items: items.filter(({ text }) => sentenceCount(text) > 1).length,
    out_of_range: before || isOutOfRange(found),
  };
}

/** Returns the names of the breaches in a specialist's answer for which the run has no field. */
export function itemBreaches(items: readonly string[]): string[] {
  return items.some(isMarkdown) ? [breaches.markdown] : [];
}
