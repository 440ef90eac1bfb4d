import type { Column } from "../../table/column.js";
import type { Claims } from "../claims.js";
import { lacksValue } from "../condition.js";
import { isStopWord } from "../stop-words.js";
import { bestMatch, isFree } from "./compared-column.js";
import type { PlacedCondition } from "./placed-condition.js";

const missing = /^(?:missing|unrecorded|blank)$/;

/**
 * Minimum score of a match with a column's name. A lower score, as for a part of a name, could match several columns.
 */
const minScore = 0.75;

/**
 * Finds conditions that a named column has no value, as in `the population is missing` or `a missing score
 * (totsc8)`.
 */
export function missingValues(claims: Claims, columns: readonly Column[]): PlacedCondition[] {
  return claims.tokens.flatMap((token, index) => {
    if (!missing.test(token.lower) || claims.useOf(token) !== undefined) return [];
    const verb = claims.tokens.findLastIndex(
      ({ lower }, at) => at < index && /^(?:is|are|was|were|with|have|has|a)$/.test(lower),
    );
    const around = [
      claims.tokens.slice(verb + 1, index),
      claims.tokens.slice(index + 1),
      claims.tokens.slice(0, index),
    ];
    for (const words of around) {
      const named = words.filter((word) => isFree(word, claims) && !isStopWord(word.lower));
      const best = bestMatch(named, columns);
      if (best === null || best.score < minScore) continue;
      claims.claim([token], "number");
      claims.claim(best.tokens, "column");
      claims.claim(
        words.filter((word) => isFree(word, claims) && word.parenthesis < 0),
        "gloss",
      );
      return [{ condition: lacksValue(best.column), start: token.start }];
    }
    return [];
  });
}
