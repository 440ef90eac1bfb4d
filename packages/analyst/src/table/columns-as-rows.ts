import { listNames } from "../query/list-names.js";
import type { Column } from "./column.js";
import type { Table } from "./open-table.js";
import { unpivoted } from "./unpivot.js";
import { unnamedValue } from "./wide-periods.js";

/** Columns with the same kind of number, and the noun for them, such as `meat` for beef, pork and veal. */
export interface ColumnFamily {
  readonly noun: string;
  readonly columns: readonly Column[];
  /** Columns with other numbers, which the question does not name. */
  readonly others: readonly Column[];
  /** The thing that the numbers count, if the question names it, as in `more votes than`; otherwise `null`. */
  readonly amount: string | null;
}

/**
 * Converts the columns of a family to rows, with one row for each column, so that they can be compared and ranked.
 * Other numeric columns are omitted. Adds a note about the conversion.
 */
export async function withColumnsAsRows(
  table: Table,
  { noun, columns: family, others: unnamed, amount }: ColumnFamily,
): Promise<Table> {
  const isLevel = family.every(({ nature }) => nature === "level");
  const nature = isLevel ? "level" : amount === null ? null : "amount";
  const valueName = amount ?? unnamedValue;
  return unpivoted(table, {
    wide: family.map((column) => ({ column, key: "?" })),
    bound: family.map(({ name }) => name),
    others: table.columns.filter((column) => !family.includes(column) && !unnamed.includes(column)),
    key: { name: noun, id: "family_member", kind: "text", type: "VARCHAR", unit: null, likelyKind: null },
    value: { name: valueName, type: "DOUBLE", ...(nature === null ? {} : { nature }) },
    note: `To compare the columns ${listNames(family.map(({ name }) => name))}, each row was read as one row for each of them, with the columns ${noun} and ${valueName}.`,
  });
}
