import { listNames } from "../query/list-names.js";
import { isStock } from "../question/measure/measured-columns.js";
import { monthNamed } from "../question/periods/months.js";
import type { Column } from "./column.js";
import { nameParts } from "./name-parts.js";
import type { Table } from "./open-table.js";
import { unpivoted } from "./unpivot.js";

/** A kind of period that tables have columns for, and the number in a column's name. */
interface PeriodNames {
  readonly name: "year" | "month" | "quarter";
  /** The SQL value of a period in the column of periods. */
  readonly sql: (number: number) => string;
  readonly type: "INTEGER" | "DATE";
  /** Minimum number of such columns. Fewer columns may have such names by chance. */
  readonly min: number;
  read(name: string): number | null;
}

const plain = { sql: String, type: "INTEGER" } as const;
/** A number of months since the year 0 as the first day of the month. */
const asDay = {
  sql: (number: number) => `make_date(${Math.floor(number / 12)}, ${(number % 12) + 1}, 1)`,
  type: "DATE",
} as const;
const ofYear = "((?:19|20)\\d\\d)";
const separator = "[ _./-]?";

/** Returns the year for a text. A two-digit year is interpreted as in spreadsheets. */
function yearOf(text: string): number {
  const year = Number(text);
  return text.length > 2 ? year : year + (year < 70 ? 2_000 : 1_900);
}

const kinds: readonly PeriodNames[] = [
  {
    name: "month",
    ...asDay,
    min: 3,
    read(name) {
      const text = name.trim();
      const [, year, month] =
        new RegExp(`^${ofYear}[ _./-](0?[1-9]|1[0-2])(?:[ _./-]0?1)?$`).exec(text) ?? [];
      if (year !== undefined) return 12 * Number(year) + Number(month) - 1;
      const [, word = "", last = ""] =
        new RegExp(`^(\\p{L}+)\\.?${separator}'?(\\d\\d|${ofYear})$`, "u").exec(text) ?? [];
      const [, first = "", other = ""] = new RegExp(`^${ofYear}${separator}(\\p{L}+)$`, "u").exec(text) ?? [];
      const number = monthNamed(word || other);
      return number === null ? null : 12 * yearOf(last || first) + number - 1;
    },
  },
  {
    name: "quarter",
    ...asDay,
    min: 3,
    read(name) {
      const [, quarter, last] =
        new RegExp(`^Q([1-4])${separator}'?(\\d\\d|${ofYear})$`, "i").exec(name.trim()) ?? [];
      const [, first, other] = new RegExp(`^${ofYear}${separator}Q([1-4])$`, "i").exec(name.trim()) ?? [];
      const year = last ?? first;
      return year === undefined ? null : 12 * yearOf(year) + 3 * Number(quarter ?? other) - 3;
    },
  },
  {
    name: "year",
    ...plain,
    min: 3,
    read(name) {
      const [, year] =
        /^(?:x|y|fy ?|yr ?|year[ _]?)?((?:1[5-9]|20|21)\d\d)(?:\.0)?(?: ?\[yr\d{4}\])?$/i.exec(name.trim()) ??
        [];
      return year === undefined ? null : Number(year);
    },
  },
  { name: "month", ...plain, min: 6, read: monthNamed },
  {
    name: "quarter",
    ...plain,
    min: 4,
    read(name) {
      const [, quarter] = /^(?:q|qtr ?|quarter ?)([1-4])$/i.exec(name.trim()) ?? [];
      return quarter === undefined ? null : Number(quarter);
    },
  },
];

/** The id of the column of periods made from columns. */
export const periodColumnId = "wide_period";

/** The name of the value column if nothing in the table suggests one. */
export const unnamedValue = "value";

/**
 * Converts a table with one column for each year, month or quarter to a table with one row for each, and adds a note.
 * Returns the table unchanged if it has no such columns.
 * @param protectedColumns names of columns that the user asks for; they are not converted
 */
export async function withPeriodsAsRows(table: Table, protectedColumns: readonly string[]): Promise<Table> {
  for (const kind of kinds) {
    const wide = table.columns.flatMap((column) => {
      const number = kind.read(column.name);
      return number === null || column.kind !== "number" ? [] : [{ column, number }];
    });
    const isKept = wide.some(({ column }) => protectedColumns.includes(column.name));
    if (wide.length >= kind.min && !isKept && new Set(wide.map(({ number }) => number)).size === wide.length)
      return withKindAsRows(table, kind, wide);
  }
  return table;
}

async function withKindAsRows(
  table: Table,
  { name: period, read, sql: literal, type }: PeriodNames,
  wide: readonly { readonly column: Column; readonly number: number }[],
): Promise<Table> {
  const others = table.columns.filter(({ name }) => read(name) === null);
  const value = await valueName(table, others);
  return unpivoted(table, {
    wide: wide.map(({ column, number }) => ({ column, key: literal(number) })),
    others,
    key: {
      name: period,
      id: periodColumnId,
      kind: type === "DATE" ? "time" : "number",
      type,
      unit: null,
      likelyKind: null,
    },
    value: { name: value, type: "DOUBLE" },
    note: `The columns ${listNames(wide.map(({ column }) => column.name))} are ${period}s: each row was read as one row for each of them, with the columns ${period} and ${value}.`,
  });
}

/** Matches names of files with amounts of money: revenue_by_region.csv. */
const moneyMade = /^(?:revenues?|sales|turnover|umsatz|profits?|costs?|spend|spending|expenses|expenditure)$/;

/** Returns the name of the values. It is taken from a column such as `Indicator Name` if that has a single value. */
async function valueName({ select, name: file }: Table, others: readonly Column[]): Promise<string> {
  const naming = others.find(
    ({ name, distinct, kind }) =>
      kind === "text" && distinct === 1 && /indicator(?!.*code)|variable|series|metric|measure/i.test(name),
  );
  const isOfMany = others.some(({ name }) =>
    /indicator|variable|series|metric|measure|description/i.test(name),
  );
  // The file is named after its numbers: world_population.csv.
  if (naming === undefined)
    return (
      (isOfMany
        ? undefined
        : nameParts(file).find((part) => isStock({ name: part }) || moneyMade.test(part))) ?? unnamedValue
    );
  const [[name = null] = []] = await select(`SELECT any_value(${naming.id}) FROM data`, []);
  return name === null ? unnamedValue : String(name);
}
