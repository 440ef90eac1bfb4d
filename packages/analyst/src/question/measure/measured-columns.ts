import type { Measure } from "../../query/aggregate.js";
import type { Column } from "../../table/column.js";
import { isDecimalYear } from "../../table/decimal-year.js";
import { nameParts } from "../../table/name-parts.js";

/** Nouns for things that are numbered: district 8, ward 3. */
const numbered =
  /^(?:districts?|wards?|precincts?|zones?|count(?:y|ies)|provinces?|regions?|states?|blocks?|plots?|rooms?|stores?|shops?|firms?|compan(?:y|ies)|airlines?|ships?|teams?|players?|subjects?|patients?|persons?|persnr|individuals?|households?|famil(?:y|ies)|schools?|stations?|routes?|flights?|judges?|raters?|stratum|strata|clusters?|batch(?:es)?|zip(?:code)?|fips)$/i;

/**
 * Whether a column identifies things, by its name: `id`, `route_id`, `StoreID`, `district`. The sum of such
 * numbers is meaningless.
 */
export function isIdentifier({ name, role, type }: Column): boolean {
  return (
    role === "identifier" ||
    (/INT/.test(type) && numbered.test(name.trim())) ||
    /(?:^|[_ .-])(?:id|uuid|key)$/i.test(name.trim()) ||
    /[a-z]I[Dd]$/.test(name.trim())
  );
}

export function isMeasurable(column: Column): boolean {
  const { kind, role, distinct } = column;
  return (
    kind === "number" &&
    (role === "measure" || (role === "category" && (distinct ?? 0) > 2)) &&
    !isDecimalYear(column)
  );
}

const countName = /^(?:count|counts|n|freq|frequency|number|num|cases|anzahl|nombre)$/i;

/** Matches the name of a number that is not a count next to other measurements, as a player's number on the shirt. */
export const numberName = /^(?:number|num|nombre)$/i;

/** Columns with the number of things that a row represents: `count`, `n`, `freq`. */
export function countColumn(columns: readonly Column[]): Column | undefined {
  const counts = columns.filter(
    ({ kind, name, type }) =>
      kind === "number" &&
      // Other programs write a count with missing values as 12.0.
      (/INT|DECIMAL\(\d+, 1\)/.test(type) || /^counts?$/i.test(name.trim())) &&
      countName.test(name.trim()),
  );
  const others = columns.filter((column) => isMeasurable(column) && !counts.includes(column));
  return counts.find(({ name }) => others.length === 0 || !numberName.test(name.trim()));
}

/** The column of counts in a table that has no other numbers: whatever is counted, it counts. */
export function onlyCount(columns: readonly Column[]): Column | undefined {
  return columns.filter(isMeasurable).length === 1 ? countColumn(columns) : undefined;
}

/** The column with the sizes of the members whose rates are in another column. */
export function weightColumn(columns: readonly Column[], rate: Column): Column | null {
  const candidates = columns.filter(
    (column) =>
      column !== rate && column.kind === "number" && column.role === "measure" && Number(column.least) >= 0,
  );
  const isCount = (column: Column): boolean => /INT/.test(column.type) || Number(column.greatest) > 1_000;
  const known = candidates.find(
    (column) =>
      isCount(column) && sharesWords(column.name, rate.name) && /known|total|base/i.test(column.name),
  );
  if (known !== undefined) return known;
  const ranked: readonly RegExp[] = [
    /^(?:weights?|wts?|n|samplesize|sample[_ .]?size|freq)$/i,
    /^(?:pop|population|poptotal|pop[_ .]?total|total[_ .]?pop(?:ulation)?|totpop|inhabitants|residents)$/i,
    /population|^pop|inhabitants/i,
    /^(?:(?:number|no)[ _.]of[ _.])?(?:applicants|applications|students|pupils|patients|respondents|participants|enrolled|enrol+ment|births)$/i,
  ];
  for (const pattern of ranked) {
    const found = candidates.find((column) => isCount(column) && pattern.test(column.name));
    if (found !== undefined) return found;
  }
  return null;
}

function sharesWords(a: string, b: string): boolean {
  const stripped = (name: string): string =>
    name.toLowerCase().replace(/^(?:perc|pct|percent|share|rate|pop)_?|known|total|base/g, "");
  const [x, y] = [stripped(a), stripped(b)];
  return x.length >= 5 && (y.includes(x) || x.includes(y));
}

/** Whether a column contains shares or rates, which are averaged over members and weighted by their sizes. */
export function isRate(column: Column): boolean {
  const parts = nameParts(column.name);
  return (
    column.unit === "%" ||
    /^perc|^pct|percent/i.test(column.name) ||
    parts.some((part) =>
      /^(?:perc|pct|percent|percentage|rate|ratio|share|proportion|prop|capita|percap)$/.test(part),
    )
  );
}

/**
 * Whether a column is a stock, such as a population, which exists at a point in time: it adds up over members but
 * not over time.
 */
export function isStock({ name }: Pick<Column, "name">): boolean {
  return nameParts(name).some((part) =>
    /^(?:pop|population|poptotal|stock|stocks|inventory|balance|assets|debt|headcount|employees|employment|listings|capital|reserves|subscribers|members|inhabitants|residents|jobs|workers|unemployed|unemp|armed|gnp|marketvalue)$/.test(
      part,
    ),
  );
}

export function ratioOf(numerator: Column, denominator: Column, per = 1): Measure {
  return { column: numerator, denominator, aggregate: "ratio", ...(per === 1 ? {} : { per }) };
}
