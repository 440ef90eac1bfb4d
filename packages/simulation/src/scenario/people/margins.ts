import { suggestion } from "@concordat/contracts/options";
import type { CsvTable } from "./csv-table.js";
import { type Found, listed } from "./listed.js";
import { type Margin, maxIterations, rake } from "./rake.js";

/** A problem of the margins, with its line. */
export interface MarginProblem {
  readonly line: number;
  readonly message: string;
}

/** The people to weight. */
export interface WeightedPeople {
  /** The columns to which margins may refer. */
  readonly columns: readonly string[];
  /** The line of each person in the table. */
  readonly lines: readonly number[];
  /**
   * Returns, for each person, the names by which margins may refer to the person's value in a column: the value in the
   * table, and its label. An empty string represents a missing value.
   */
  namesOf(column: string): readonly (readonly string[])[];
}

interface Category {
  readonly line: number;
  readonly value: string;
  readonly amount: number;
}

/** The required sum of a column's amounts, by the name of the amount column; `null` if any sum is allowed. */
const sums: Readonly<Record<string, number | null>> = { share: 1, percent: 100, count: null };

/** Maximum relative deviation of a sum from its required value. Published shares are rounded. */
const tolerance = 0.005;

/**
 * Computes weights of people so that the weighted distributions match the margins. Returns the problems if the margins
 * are invalid.
 * @param table a table with the columns `column`, `value`, and one of `share`, `percent` and `count`
 * @param people the people to weight
 * @param start the initial weights
 */
export function weightsByMargins(
  table: CsvTable,
  people: WeightedPeople,
  start: Float64Array,
): Float64Array | readonly MarginProblem[] {
  const read = readCategories(table);
  if (Array.isArray(read)) return read;
  const problems: MarginProblem[] = [];
  const margins: { readonly column: string; readonly margin: Margin; readonly values: string[] }[] = [];
  for (const [column, categories] of read.byColumn) {
    const margin = marginOf(column, categories, people, problems);
    if (margin !== null) margins.push({ column, margin, values: categories.map(({ value }) => value) });
  }
  if (problems.length > 0) return problems;
  const raked = rake(
    start,
    margins.map(({ margin }) => margin),
  );
  if (raked.converged) return raked.weights;
  const message =
    `cannot all be reached: after ${maxIterations} iterations a weighted share still differs by ${(raked.error * 100).toPrecision(2)} percentage points, ` +
    "because some combinations of values have no people; leave out a column, or merge values";
  return [{ line: 1, message }];
}

function readCategories(
  table: CsvTable,
): { readonly byColumn: ReadonlyMap<string, Category[]> } | MarginProblem[] {
  const { columns, rows } = table;
  const unit = Object.keys(sums).filter((name) => columns.includes(name));
  const [amountColumn] = unit;
  if (
    !columns.includes("column") ||
    !columns.includes("value") ||
    amountColumn === undefined ||
    unit.length > 1
  )
    return [
      { line: 1, message: "must have the columns column and value, and one of share, percent and count" },
    ];
  const byColumn = new Map<string, Category[]>();
  const problems: MarginProblem[] = [];
  for (const { line, cells } of rows) {
    const cellOf = (name: string): string => cells[columns.indexOf(name)] ?? "";
    const [column, value, cell] = [cellOf("column"), cellOf("value"), cellOf(amountColumn)];
    const known = byColumn.get(column) ?? [];
    byColumn.set(column, known);
    const amount = cell === "" ? Number.NaN : Number(cell);
    if (known.some((category) => category.value === value))
      problems.push({ line, message: `has ${quoted(value)} of ${quoted(column)} a second time` });
    else if (!(amount > 0 && Number.isFinite(amount)))
      problems.push({
        line,
        message: `has the ${amountColumn} ${quoted(cell)}; it must be above 0, and people whose value has none be left out of the table`,
      });
    else known.push({ line, value, amount });
  }
  if (problems.length === 0) problems.push(...sumProblems(byColumn, amountColumn));
  if (byColumn.size === 0) problems.push({ line: 1, message: "has no rows" });
  return problems.length > 0 ? problems : { byColumn };
}

function sumProblems(byColumn: ReadonlyMap<string, Category[]>, unit: string): MarginProblem[] {
  const totals = Array.from(byColumn, ([column, categories]) => ({
    column,
    line: categories[0]?.line ?? 1,
    total: categories.reduce((sum, { amount }) => sum + amount, 0),
  }));
  const wanted = sums[unit] ?? totals[0]?.total ?? 1;
  const of = sums[unit] === null ? `as those of ${quoted(totals[0]?.column ?? "")} do` : "";
  return totals
    .filter(({ total }) => Math.abs(total - wanted) > tolerance * wanted)
    .map(({ column, line, total }) => ({
      line,
      message: `has the ${unit} of ${quoted(column)} add up to ${Number(total.toPrecision(6))}; they must add up to ${wanted}${of === "" ? "" : `, ${of}`}`,
    }));
}

function marginOf(
  column: string,
  categories: readonly Category[],
  people: WeightedPeople,
  problems: MarginProblem[],
): Margin | null {
  const line = categories[0]?.line ?? 1;
  if (!people.columns.includes(column)) {
    const hint = suggestion(column, people.columns);
    problems.push({
      line,
      message: `names the column ${quoted(column)}, which the people do not have; ${hint}`,
    });
    return null;
  }
  const before = problems.length;
  const places = new Map(categories.map(({ value }, at) => [value, at]));
  const outside: Found[] = [];
  const counts = categories.map(() => 0);
  const of = Int32Array.from(people.namesOf(column), (names, at) => {
    const place = names.map((name) => places.get(name)).find((one) => one !== undefined) ?? -1;
    if (place === -1) outside.push({ line: people.lines[at] ?? 0, value: names[0] ?? "" });
    else counts[place] = (counts[place] ?? 0) + 1;
    return place;
  });
  if (outside.length > 0)
    problems.push({
      line,
      message: `${listed(outside, `person has a value of ${quoted(column)} without a margin`, `people have values of ${quoted(column)} without a margin`)}; add them, with an empty value for those that are missing, or leave the people out of the table`,
    });
  for (const [at, { line: own, value }] of categories.entries())
    if (counts[at] === 0)
      problems.push({
        line: own,
        message: `nobody who takes part has the value ${quoted(value)} of ${quoted(column)}: no weights can reach its margin; merge it with another value`,
      });
  const total = categories.reduce((sum, { amount }) => sum + amount, 0);
  return problems.length > before
    ? null
    : { categories: of, shares: Float64Array.from(categories, ({ amount }) => amount / total) };
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
