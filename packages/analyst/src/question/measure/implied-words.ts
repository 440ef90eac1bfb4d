import type { Claims } from "../claims.js";
import { superlativeOf } from "../concepts.js";
import { isTrip } from "../neutral-words.js";
import { type Token, tokenise } from "../token.js";

/** Returns words for the measures that a question implies: `price` for `the cheapest` or `sells for`. */
export function impliedBy(readable: readonly Token[], claims: Claims): Token[] {
  const all = claims.tokens;
  return readable.flatMap((token) => {
    const next = all[all.findIndex(({ start }) => start === token.start) + 1];
    return [
      ...(superlativeOf(token.lower)?.measure ?? []),
      ...distanceOf(token, next),
      ...areaOf(token, next, claims),
      ...priceOf(token, next),
      ...lifeOf(token, all[all.findIndex(({ start }) => start === token.start) - 1], next),
    ].flatMap((word) =>
      tokenise(word).map((implied) => ({ ...implied, start: token.start, end: token.end })),
    );
  });
}

/**
 * Returns words for a distance if the question asks for the longest trip. Empty if the superlative does not refer to a
 * trip.
 */
function distanceOf({ lower }: Token, next: Token | undefined): string[] {
  return /^(?:longest|shortest)$/.test(lower) && isTrip(next?.lower ?? "") ? ["distance"] : [];
}

const places =
  /^(?:countr(?:y|ies)|islands?|states?|lakes?|count(?:y|ies)|parks?|regions?|continents?|provinces?|territor(?:y|ies)|districts?)$/;

/**
 * Returns the word `area` if the question asks for the biggest or smallest place, such as a country; empty otherwise.
 */
function areaOf({ lower }: Token, next: Token | undefined, claims: Claims): string[] {
  if (!/^(?:biggest|largest|smallest)$/.test(lower)) return [];
  const isOfPlace = claims.tokens.some(
    (token) => claims.useOf(token) === "dimension" && places.test(token.lower),
  );
  return places.test(next?.lower ?? "") || (next === undefined && isOfPlace) ? ["area"] : [];
}

/** Returns the word `price` for verbs that imply it, as in `which houses sell for less`. */
function priceOf({ lower }: Token, next: Token | undefined): string[] {
  return /^(?:sells?|sold|selling)$/.test(lower) && next?.lower === "for" ? ["price"] : [];
}

/** Returns the words for how long people live, as in `live the longest`; empty for other words. */
function lifeOf({ lower }: Token, before: Token | undefined, next: Token | undefined): string[] {
  const isLong = (token: Token | undefined): boolean =>
    /^(?:long(?:er|est)?|short(?:er|est)?|the)$/.test(token?.lower ?? "");
  return /^(?:lives?|lived)$/.test(lower) && (isLong(next) || isLong(before)) ? ["life", "expectancy"] : [];
}
