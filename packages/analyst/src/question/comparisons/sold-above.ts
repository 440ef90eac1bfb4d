import { differenceOf } from "../../query/column-difference.js";
import type { Column } from "../../table/column.js";
import { nameParts } from "../../table/name-parts.js";
import { compares } from "../condition.js";
import type { Draft } from "../draft.js";
import { isMeasurable } from "../measure/measured-columns.js";
import type { PlacedCondition } from "./placed-condition.js";

const wording =
  /\b(?:sold|sells?|selling|went|go|goes|gone|closed)\b(?: \p{L}+){0,2}? (?:for )?(?<side>more than|less than|above|over|below|under)(?: (?:the|its|their|they|was|were))* (?<price>(?:asking|list(?:ed|ing)?|offer(?:ed|ing)?|original) prices?)/iu;

const sale = /^(?:sale|sales|sold|selling|closing|final)$/;
const wanted: Readonly<Record<string, RegExp>> = {
  ask: /^(?:ask|asked|asking|list|listed|listing)$/,
  lis: /^(?:ask|asked|asking|list|listed|listing)$/,
  off: /^(?:offer|offered|offering)$/,
  ori: /^(?:orig|original)$/,
};

/**
 * Finds the condition that something sold for more or less than was asked, as in `what share of the houses went for more
 * than their list price`. The verb names the price of the sale.
 */
export function soldAbove({ question, claims, vocabulary, cues }: Draft): PlacedCondition[] {
  const match = wording.exec(question);
  const { side, price } = match?.groups ?? {};
  if (match === null || side === undefined || price === undefined || !(cues.counts || cues.share)) return [];
  const kind = wanted[price.toLowerCase().slice(0, 3)];
  const prices = vocabulary.table.columns.filter(isMeasurable);
  const paid = onlyPrice(prices, sale);
  const asked = kind === undefined ? null : onlyPrice(prices, kind);
  if (paid === null || asked === null) return [];
  claims.claim(claims.within(match.index, match.index + match[0].length), "column");
  const comparator = /^(?:more than|above|over)$/i.test(side) ? ">" : "<";
  return [{ condition: compares(differenceOf(paid, asked), comparator, 0), start: match.index }];
}

/** Returns the only column of a kind of price; `null` if there is none or several. */
function onlyPrice(columns: readonly Column[], kind: RegExp): Column | null {
  const [only, ...more] = columns.filter(({ name }) => {
    const parts = nameParts(name);
    return parts.some((part) => kind.test(part)) && parts.some((part) => /^prices?$/.test(part));
  });
  return only === undefined || more.length > 0 ? null : only;
}
