import type { Column } from "../table/column.js";
import { nameParts } from "../table/name-parts.js";
import type { Claims } from "./claims.js";
import { meanTheSame } from "./concepts.js";
import { matchName } from "./name-match.js";
import { stemOf, type Token } from "./token.js";
import type { Vocabulary } from "./vocabulary.js";

/**
 * Matches nouns for the numbers of a column that is named after a thing, as in `votes for FDP`, `the price of
 * oil_brent` or `support for ALP`.
 */
const quantityNouns =
  /^(?:votes?|ballots?|support|popularity|prices?|quotations?|figures?|values?|levels?|readings?|ratings?|speeds?|mileage|factors?)$/;
/** Matches parts of names that describe the kind of number in a column. */
const kinds =
  /^(?:votes?|price|prices|cost|costs|value|rate|index|share|pct|percent|perc|level|score|rating|count|total|number|population|pop|income|age|year|size|weight|height|length)$/;

/**
 * Whether a word describes the numbers of the only measure, if the measure's name does not: `price` in `the price of
 * Brent oil`, for a column `oil_brent`. False if the word may name another column.
 */
export function isQuantityOfMeasure(
  token: Token,
  claims: Claims,
  { table }: Vocabulary,
  used: ReadonlySet<string> | null,
): boolean {
  if (used === null || !quantityNouns.test(token.lower)) return false;
  const measure = measureBefore(token, claims, table.columns, used) ?? onlyMeasure(table.columns, used);
  if (measure === undefined || !isNamedInWhole(measure, claims)) return false;
  if (nameParts(measure.name).some((part) => kinds.test(part))) return false;
  return !table.columns.some(
    ({ name }) =>
      name !== measure.name &&
      nameParts(name).some((part) => part === token.lower || meanTheSame(stemOf(part), token.stem)),
  );
}

/**
 * Returns the measure that the word before a quantity noun names, as in `wind speed` or `highway mileage`; `undefined`
 * if there is none.
 */
function measureBefore(
  token: Token,
  { tokens }: Claims,
  columns: readonly Column[],
  used: ReadonlySet<string>,
): Column | undefined {
  const before = tokens[tokens.indexOf(token) - 1];
  return before === undefined
    ? undefined
    : columns.find(
        ({ kind, role, name }) =>
          kind === "number" &&
          role === "measure" &&
          used.has(name) &&
          matchName(name, [before]).score >= minNamed,
      );
}

function onlyMeasure(columns: readonly Column[], used: ReadonlySet<string>): Column | undefined {
  const [measure, ...more] = columns.filter(
    ({ kind, role, name }) => kind === "number" && role === "measure" && used.has(name),
  );
  return more.length === 0 ? measure : undefined;
}

/** Whether the question contains the complete name of a column. */
function isNamedInWhole({ name }: Column, claims: Claims): boolean {
  const named = claims.tokens.filter((token) => claims.useOf(token) === "column");
  return matchName(name, named).score >= minNamed;
}

/** Minimum share of the name. */
const minNamed = 0.75;
