import { listNames } from "../query/list-names.js";
import { matchName } from "../question/name-match.js";
import { tokenise } from "../question/token.js";
import type { Column } from "./column.js";
import type { Table } from "./open-table.js";
import { unpivoted } from "./unpivot.js";
import { periodColumnId } from "./wide-periods.js";

/** Columns of one value in several years: `population_2016` and `population_2021`. */
interface Family {
  /** The common part of the columns' names, such as `population`. */
  readonly name: string;
  readonly columns: readonly { readonly column: Column; readonly year: number }[];
}

const yearLast = /^(?<base>.*?\p{L}.*?)[ _.-]*(?<year>(?:1[5-9]|20|21)\d\d)$/u;
const yearFirst = /^(?<year>(?:1[5-9]|20|21)\d\d)[ _.-]*(?<base>.*\p{L}.*)$/u;
const anyYear = /(?:^|\D)(?:1[5-9]|20|21)\d\d(?:\D|$)/;
const minYears = 2;
/** Minimum share of the name that a question must cover to name a family. */
const minScore = 0.5;

/**
 * Converts the columns of years that the question names to one column with a row for each year, and adds a note.
 * Returns the table unchanged if the question names no such columns, or several families of them.
 * @param kept names of columns that the user asks for; they are not converted
 */
export async function withFamilyAsRows(
  table: Table,
  question: string,
  kept: readonly string[],
): Promise<Table> {
  // A table with its own years already has the time of its rows.
  if (table.columns.some(({ role, name }) => role === "time" || role === "year" || /^year$/i.test(name)))
    return table;
  const tokens = tokenise(question);
  const named = familiesOf(table.columns).filter(({ name }) => matchName(name, tokens).score >= minScore);
  const [family, ...more] = named;
  if (family === undefined || more.length > 0) return table;
  if (family.columns.some(({ column }) => kept.includes(column.name))) return table;
  return withYearsAsRows(table, family);
}

function familiesOf(columns: readonly Column[]): Family[] {
  const families = new Map<string, { column: Column; year: number }[]>();
  for (const column of columns) {
    const { base, year } = (yearLast.exec(column.name) ?? yearFirst.exec(column.name))?.groups ?? {};
    // A change from one year to another concerns both.
    if (base === undefined || year === undefined || column.kind !== "number" || anyYear.test(base)) continue;
    families.set(base, [...(families.get(base) ?? []), { column, year: Number(year) }]);
  }
  return [...families]
    .map(([name, found]): Family => ({ name, columns: found }))
    .filter(
      ({ columns: found }) =>
        found.length >= minYears && new Set(found.map(({ year }) => year)).size === found.length,
    );
}

async function withYearsAsRows(table: Table, { name, columns: wide }: Family): Promise<Table> {
  return unpivoted(table, {
    wide: wide.map(({ column, year }) => ({ column, key: String(year) })),
    // Numbers of other years would be repeated in each row, though they do not belong to its year.
    others: table.columns.filter((column) => !anyYear.test(column.name) && column.name !== name),
    key: { name: "year", id: periodColumnId, kind: "number", type: "INTEGER", unit: null, likelyKind: null },
    value: { name, type: wide.every(({ column }) => /INT/.test(column.type)) ? "BIGINT" : "DOUBLE" },
    note: `The columns ${listNames(wide.map(({ column }) => column.name))} are the years of ${name}: each row was read as one row for each of them, with the columns year and ${name}.`,
  });
}
