import type { Column } from "../../table/column.js";
import { nameParts } from "../../table/name-parts.js";
import type { Claims } from "../claims.js";
import { compares } from "../condition.js";
import type { PlacedCondition } from "./placed-condition.js";

const wordings: readonly (readonly [RegExp, "<" | ">"])[] = [
  [
    /\b(?:(?:made|make|makes|making|had|have|reported|posted|recorded|suffered|showed) (?:a |any )?(?:net |annual )?loss(?:es)?|(?:lost|lose|loses|losing) money|in the red|unprofitable|loss-making)\b/i,
    "<",
  ],
  [
    /\b(?:(?:made|make|makes|making|had|have|reported|posted|recorded|turned) a (?:net |annual )?profit|in the black)\b/i,
    ">",
  ],
];

const profitParts = /^(?:profits?|netincome|earnings)$/;

/**
 * Reads `how many companies made a loss` as a condition on the only column of profits that can be negative. The
 * condition is `< 0` for a loss and `> 0` for a profit.
 */
export function lossesMade(
  question: string,
  claims: Claims,
  columns: readonly Column[],
): readonly PlacedCondition[] {
  const [profit, ...others] = columns.filter(
    ({ name, least }) => nameParts(name).some((part) => profitParts.test(part)) && Number(least) < 0,
  );
  if (profit === undefined || others.length > 0) return [];
  for (const [wording, comparator] of wordings) {
    const match = wording.exec(question);
    if (match === null) continue;
    claims.claim(claims.within(match.index, match.index + match[0].length), "number");
    return [{ condition: compares(profit, comparator, 0), start: match.index }];
  }
  return [];
}
