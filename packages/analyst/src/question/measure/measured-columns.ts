import type { Measure } from "../../query/aggregate.js";
import type { Column } from "../../table/column.js";
import { isDecimalYear } from "../../table/decimal-year.js";
import { nameParts } from "../../table/name-parts.js";

/** Nouns for things that are numbered: district 8, ward 3. A plural counts them: `ships` are a number of ships. */
const numbered =
  /^(?:district|ward|precinct|zone|county|province|region|state|block|plot|room|store|shop|firm|company|airline|ship|team|player|subject|patient|person|persnr|individual|household|family|school|station|route|flight|judge|rater|stratum|strata|cluster|batch|zip(?:code)?|fips)$/i;

/**
 * Whether a column identifies things, by its role, its type or its name: `id`, `route_id`, `StoreID`, `district`. The
 * sum of such numbers is meaningless.
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

/**
 * Matches names that mean a count only in a table without other measures. In other tables, `number` may be the number
 * on a player's shirt.
 */
export const numberName = /^(?:number|num|nombre)$/i;

/** Returns the column with the number of things that each row represents, such as `count`, `n` or `freq`. */
export function countColumn(columns: readonly Column[]): Column | undefined {
  const counts = columns.filter(
    ({ kind, name, type }) =>
      kind === "number" &&
      // Programs such as pandas write whole numbers as 12.0 if a value of the column is missing.
      (/INT|DECIMAL\(\d+, 1\)/.test(type) || /^counts?$/i.test(name.trim())) &&
      countName.test(name.trim()),
  );
  const others = columns.filter((column) => isMeasurable(column) && !counts.includes(column));
  return counts.find(({ name }) => others.length === 0 || !numberName.test(name.trim()));
}

/**
 * Returns the column of counts in a table without other measures. In such a table, every question about a number refers
 * to this column.
 */
export function onlyCount(columns: readonly Column[]): Column | undefined {
  return columns.filter(isMeasurable).length === 1 ? countColumn(columns) : undefined;
}

/**
 * Returns the column to weight a rate with, for example the population of each state. Returns `null` if there is
 * none.
 */
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

/**
 * Whether a column contains shares or rates. Their average over several rows is weighted by the sizes of the groups
 * that the rows describe.
 */
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
 * Whether a column contains a stock: a quantity at a point in time, such as a population. Its values may be added over
 * groups, but not over times.
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
