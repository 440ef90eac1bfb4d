import type { Column } from "../../table/column.js";
import { nameParts } from "../../table/name-parts.js";
import type { Claims } from "../claims.js";
import { compares } from "../condition.js";
import { stemOf } from "../token.js";
import { isFree } from "./compared-column.js";
import type { PlacedCondition } from "./placed-condition.js";

const words = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");

/** Maximum number of things that a column numbers. */
const maxNumbered = 60;

/** Parts of time, whose ordinals the periods of the question read. */
const times = /^(?:year|quarter|month|week|day|hour|half|time|decade|century|date)s?$/;

/** The number of an ordinal in words or digits; `null` for another word. */
function ordinalOf(word: string): number | null {
  const at = words.indexOf(word);
  if (at >= 0) return at + 1;
  const [, digits] = /^(\d{1,3})(?:st|nd|rd|th)$/.exec(word) ?? [];
  return digits === undefined ? null : Number(digits);
}

/**
 * Finds ordinals before a numbered thing, as in `in the fifth precinct`, for a column `policePrecinct`: the last part of
 * its name is the thing.
 */
export function ordinals(claims: Claims, columns: readonly Column[]): PlacedCondition[] {
  return claims.tokens.flatMap((token, index) => {
    const value = ordinalOf(token.lower);
    const noun = claims.tokens[index + 1];
    if (value === null || noun === undefined || noun.start > token.end + 1) return [];
    if (times.test(noun.lower) || !isFree(token, claims) || !isFree(noun, claims)) return [];
    const [column, ...more] = columns.filter(
      ({ type, distinct, least, greatest, name }) =>
        /INT/.test(type) &&
        distinct !== null &&
        distinct <= maxNumbered &&
        Number(least) <= value &&
        value <= Number(greatest) &&
        stemOf(nameParts(name).at(-1) ?? "") === noun.stem &&
        !/s$/.test(noun.lower),
    );
    if (column === undefined || more.length > 0) return [];
    claims.claim([token, noun], "number");
    return [{ condition: compares(column, "=", value), start: token.start }];
  });
}
