import { isMomentName } from "./column-role.js";
import type { Database } from "./database.js";
import type { LoadedColumn } from "./load.js";
import { nameParts } from "./name-parts.js";

/** A notation of dates or timestamps as integers. */
interface Notation {
  /** Whether a column of this name may use the notation. */
  readonly isNamed: (name: string) => boolean;
  readonly type: "DATE" | "TIMESTAMP";
  /** The date or timestamp of a column, as an SQL expression that is null if there is none. */
  readonly sql: (column: string) => string;
  /** The description of the notation. */
  readonly words: string;
}

const inOurTime = (day: string): string => `CASE WHEN year(${day}) BETWEEN 1800 AND 2200 THEN ${day} END`;
const digits =
  (format: string, length: number) =>
  (column: string): string =>
    inOurTime(
      `CAST(try_strptime(CASE WHEN length(CAST(${column} AS VARCHAR)) = ${length} THEN CAST(${column} AS VARCHAR) END, '${format}') AS DATE)`,
    );

/**
 * Returns SQL that reads a number of six digits as a date. A year of two digits from 40 on can only be in the 20th
 * century.
 */
const shortDay = (column: string): string =>
  `CASE WHEN ${column} BETWEEN 400101 AND 991231 THEN CAST(try_strptime('19' || CAST(${column} AS VARCHAR), '%Y%m%d') AS DATE) END`;

const lastPart = (name: string): string => nameParts(name).at(-1) ?? "";

const notations: readonly Notation[] = [
  {
    isNamed: (name) => /date$|datum$|^(?:day|tag|dt|fecha|jour|yyyymmdd|datekey)$/.test(lastPart(name)),
    type: "DATE",
    sql: digits("%Y%m%d", 8),
    words: "as days: 20240131 is 2024-01-31",
  },
  {
    isNamed: (name) => /date$|datum$|^(?:yymmdd)$/.test(lastPart(name)),
    type: "DATE",
    sql: shortDay,
    words: "as days: 870131 is 1987-01-31",
  },
  {
    isNamed: (name) => /month$|monat$|^(?:period|periode|mois|mes|yyyymm|ym)$/.test(lastPart(name)),
    type: "DATE",
    sql: digits("%Y%m", 6),
    words: "as months: 202401 is January 2024",
  },
  {
    isNamed: isMomentName,
    type: "TIMESTAMP",
    sql: (column) =>
      `CASE WHEN ${column} BETWEEN 100000000 AND 9999999999 THEN make_timestamp(${column} * 1000000) END`,
    words: "as seconds since 1970, in UTC",
  },
  {
    isNamed: isMomentName,
    type: "TIMESTAMP",
    sql: (column) =>
      `CASE WHEN ${column} BETWEEN 100000000000 AND 9999999999999 THEN make_timestamp(${column} * 1000) END`,
    words: "as milliseconds since 1970, in UTC",
  },
];

/** Converts integer columns to dates or timestamps if their names and all their values allow it. */
export async function numbersAsMoments(
  database: Database,
  columns: readonly LoadedColumn[],
): Promise<{ readonly columns: LoadedColumn[]; readonly notes: string[] }> {
  const notes: string[] = [];
  const read: LoadedColumn[] = [];
  for (const column of columns) {
    const notation = await notationOf(database, column);
    if (notation === null) {
      read.push(column);
      continue;
    }
    const { type, sql, words } = notation;
    await database.run(`ALTER TABLE data ALTER ${column.id} TYPE ${type} USING ${sql(column.id)}`);
    notes.push(`${column.name} is read ${words}.`);
    read.push({ ...column, kind: "time", type });
  }
  return { columns: read, notes };
}

async function notationOf(
  database: Database,
  { id, kind, type, name }: LoadedColumn,
): Promise<Notation | null> {
  if (kind !== "number" || !/INT/.test(type)) return null;
  for (const notation of notations.filter(({ isNamed }) => isNamed(name))) {
    const [[present, lost] = []] = await database.select(
      `SELECT count(${id}), count(*) FILTER (WHERE ${id} IS NOT NULL AND (${notation.sql(id)}) IS NULL) FROM data`,
      [],
    );
    if (Number(present) > 0 && lost === 0) return notation;
  }
  return null;
}
