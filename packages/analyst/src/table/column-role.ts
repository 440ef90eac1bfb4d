import type { Column, ColumnRole } from "./column.js";

type Introspected = Omit<Column, "role">;

/** A part of a date that a column of whole numbers may hold: how it is called, and its range. */
const calendarParts: readonly { name: RegExp; least: number; greatest: number; role: ColumnRole }[] = [
  { name: /year|^yr$/i, least: 1000, greatest: 3000, role: "year" },
  { name: /quarter|^qtr$/i, least: 1, greatest: 4, role: "calendar" },
  { name: /month|^mon$/i, least: 1, greatest: 12, role: "calendar" },
  { name: /week ?day|day.?of.?week|^dow$/i, least: 0, greatest: 7, role: "calendar" },
  { name: /week|^wk$/i, least: 0, greatest: 53, role: "calendar" },
  { name: /day.?of.?year|^doy$/i, least: 1, greatest: 366, role: "calendar" },
  { name: /^day$|day.?of.?month|^dom$/i, least: 1, greatest: 31, role: "calendar" },
  { name: /hour|^hr$/i, least: 0, greatest: 24, role: "calendar" },
];

const identifierName = /^id$|[ _-]id$|[a-z]I[dD]$|^(uuid|guid|index|row)$/i;

/** What a column is good for, from its kind, its name and its values. */
export function roleOf(column: Introspected, rows: number): ColumnRole {
  if (column.kind === "time") return "time";
  if (column.kind !== "number") return "category";
  const { least, greatest, name, distinct } = column;
  if (distinct === null || typeof least !== "number" || typeof greatest !== "number") return "measure";
  if (identifierName.test(name) && distinct === rows - column.missing) return "identifier";
  const part = calendarParts.find(
    (candidate) => candidate.name.test(name) && least >= candidate.least && greatest <= candidate.greatest,
  );
  return part?.role ?? "measure";
}
