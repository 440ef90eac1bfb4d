import type { Column } from "../../table/column.js";
import { nameParts } from "../../table/name-parts.js";
import type { Claims } from "../claims.js";
import { compares } from "../condition.js";
import { isIdentifier } from "../measure/measured-columns.js";
import { parseNumberWord } from "../number-word.js";
import { stemOf, type Token } from "../token.js";
import { bestMatch, isFree, maxWordsToGloss } from "./compared-column.js";
import type { PlacedCondition } from "./placed-condition.js";

/**
 * Finds numbers directly before the name of a column with few whole numbers, as in `with 4 cylinders` or
 * `8-cylinder`.
 */
export function equalities(
  claims: Claims,
  columns: readonly Column[],
  isRow: (token: Token) => boolean = () => false,
): PlacedCondition[] {
  const few = columns.filter(({ distinct, least, greatest }) =>
    distinct === null ? Number(greatest) - Number(least) <= 60 : distinct <= 60,
  );
  return claims.tokens.flatMap((token, index) => {
    const value = parseNumberWord(token.text);
    const next = claims.tokens[index + 1];
    const previous = claims.tokens[index - 1];
    if (value === null || !isFree(token, claims)) return [];
    // `a dose of 2` names the column dose.
    const named = /^of$/.test(previous?.lower ?? "") ? claims.tokens[index - 2] : previous;
    // The articles of one author are not one article.
    const neighbours = [next, token.lower === "one" ? undefined : named].filter(
      (candidate) => candidate !== undefined && isFree(candidate, claims),
    );
    for (const neighbour of neighbours) {
      if (neighbour === undefined) continue;
      const best = bestMatch([neighbour], few);
      if (best === null || Number(best.column.least) > value || Number(best.column.greatest) < value)
        continue;
      claims.claim([token, neighbour], "number");
      return [{ condition: compares(best.column, "=", value), start: token.start }];
    }
    return numberedRow(token, previous, claims, few, isRow);
  });
}

/** Reads `airline 1` in a file of airlines whose column is called `firm`. */
function numberedRow(
  token: Token,
  noun: Token | undefined,
  claims: Claims,
  columns: readonly Column[],
  isRow: (token: Token) => boolean,
): PlacedCondition[] {
  const value = Number(token.text);
  const column = noun !== undefined && isRow(noun) ? numberedRows(value, token, columns) : null;
  if (column === null || noun === undefined) return [];
  claims.claim([noun, token], "number");
  return [{ condition: compares(column, "=", value), start: token.start }];
}

/** The only column that numbers things and has a number; `null` if there are none or several. */
function numberedRows(value: number, { text }: Token, columns: readonly Column[]): Column | null {
  const [only, ...more] = columns.filter(isIdentifier);
  if (!/^\d+$/.test(text) || only === undefined || more.length > 0) return null;
  return Number(only.least) <= value && value <= Number(only.greatest) ? only : null;
}

/** Finds counts that the question requires to be above zero, as in `bookings with children`. */
export function presences(question: string, claims: Claims, columns: readonly Column[]): PlacedCondition[] {
  if (
    /\b(?:compar\w*|relat\w*|correlat\w*|go(?:es)?|together|along|differ\w*|link\w*|associat\w*) /i.test(
      question,
    )
  )
    return [];
  const counts = columns.filter(
    ({ nature, least, type }) =>
      nature !== "level" && Number(least) === 0 && least !== null && /INT/.test(type),
  );
  return claims.tokens.flatMap((token, index) => {
    const [noun, next] = claims.tokens.slice(index + 1, index + 3);
    if (token.lower !== "with" || noun === undefined || !isFree(noun, claims)) return [];
    if (noun.stem === noun.lower || (next !== undefined && next.parenthesis >= 0)) return [];
    const best = bestMatch([noun], counts);
    if (best === null || best.score < 0.99) return [];
    claims.claim([noun], "number");
    return [{ condition: compares(best.column, ">", 0), start: noun.start }];
  });
}

/**
 * Finds counts that the question requires to be zero, as in `have no children under six (kid5)` or `without
 * children`.
 */
export function absences(claims: Claims, columns: readonly Column[]): PlacedCondition[] {
  const counts = columns.filter(
    ({ nature, least }) => nature !== "level" && Number(least) === 0 && least !== null,
  );
  return claims.tokens.flatMap((token, index) => {
    if (!/^(?:no|without|zero)$/.test(token.lower) || claims.useOf(token) !== undefined) return [];
    const isAny = /^(?:any|a|an|single)$/.test(claims.tokens[index + 1]?.lower ?? "");
    const from = index + (isAny ? 2 : 1);
    const behind = claims.tokens.slice(from, from + maxWordsToGloss);
    const gloss = behind.find(({ parenthesis }) => parenthesis >= 0);
    const words = (gloss === undefined ? behind.slice(0, 1) : [gloss]).filter((word) => isFree(word, claims));
    const best = bestMatch(words, counts);
    const column = best !== null && best.score >= 0.9 ? best.column : totalOf(words, counts);
    if (column === null) return [];
    claims.claim([token, ...claims.within(token.start, gloss?.end ?? behind[0]?.end ?? token.end)], "number");
    return [{ condition: compares(column, "=", 0), start: token.start }];
  });
}

/** Returns the column of the total of what a word names, such as `medals.total` for medals; `null` if there is none. */
function totalOf([word]: readonly Token[], columns: readonly Column[]): Column | null {
  if (word === undefined) return null;
  const [only, ...more] = columns.filter(({ name }) => {
    const parts = nameParts(name);
    const own = parts.filter((part) => !/^(?:total|all|overall)$/.test(part));
    return own.length < parts.length && own.length === 1 && stemOf(own[0] ?? "") === word.stem;
  });
  return only === undefined || more.length > 0 ? null : only;
}
