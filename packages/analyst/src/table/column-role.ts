import { calendarRole, isYearName } from "./calendar-name.js";
import { isCodeName } from "./code-name.js";
import type { Column, ColumnRole } from "./column.js";
import { writtenName } from "./header-names.js";
import { nameParts } from "./name-parts.js";

type Introspected = Omit<Column, "role" | "nature">;

/** Matches names of timestamps that are stored as numbers: seconds, milliseconds or smaller units since 1970. */
const momentName = /timestamp$|^(?:epoch|ts|unixtime|epoch(?:seconds|ms|millis))$/;

/** Names of coordinates. */
const coordinateName = /^(lat|lon|lng|long|latitude|longitude|easting|northing)$/;

/** Returns the role of a column, judged by its kind, name and values. */
export function roleOf(column: Introspected, rows: number): ColumnRole {
  if (column.kind === "time") return "time";
  if (column.kind !== "number") return "category";
  if (isCoordinate(column) || isMoment(column)) return "identifier";
  const name = writtenName(column.name);
  const part = datePart(column, name);
  if (part !== null) return part;
  const { distinct } = column;
  if (distinct === null || !isCodeName(name)) return "measure";
  return distinct === rows - column.missing ? "identifier" : "category";
}

/**
 * Returns the role of numbers that are parts of dates, judged by the column's name and range; `null` for other numbers.
 */
function datePart({ type, least, greatest, distinct }: Introspected, name: string): ColumnRole | null {
  // Numbers beyond 2^53 are not parts of dates, but they often are identifiers.
  if (typeof least !== "number" || typeof greatest !== "number") return null;
  const isWhole = /INT/.test(type);
  // A missing year may be 0, and a year may have a fraction, as in 1958.2: such a column can be neither
  // compared nor measured.
  if (isWhole && isYearsByValues(name, least, greatest, distinct)) return "year";
  if (isWhole && isEndOfSpan(name, least, greatest)) return "identifier";
  const isYear = isYearName(name) && calendarRole(name, greatest, greatest) === "year";
  // The years of a long history begin before 1000.
  if (isYear && isWhole && least > 0 && (distinct ?? 0) >= minYears) return "year";
  if (isYear && (!isWhole || least === 0)) return "identifier";
  return isWhole ? calendarRole(name, least, greatest) : null;
}

/** Whether the values of a column named time or date are consecutive integers in the range of years. */
function isYearsByValues(name: string, least: number, greatest: number, distinct: number | null): boolean {
  const isTime = /^(?:time|date|period|season|fiscal ?year|fy)$/i.test(name.trim());
  return isTime && least >= 1_500 && greatest <= 2_200 && (distinct ?? 0) * 4 > greatest - least;
}

/**
 * Whether a column contains the years in which something begins or ends, as `SeasonEnd` does. Such years are never
 * added up.
 */
function isEndOfSpan(name: string, least: number, greatest: number): boolean {
  const isSpan = /^(?:season|year|fiscal year|period|term) (?:start|begin|end|from|to)$/.test(
    nameParts(name).join(" "),
  );
  return isSpan && !/^year start$/.test(nameParts(name).join(" ")) && least >= 1_500 && greatest <= 2_200;
}

/** Minimum number of different years in a column whose first year is before 1000. */
const minYears = 10;

/** Smaller numbers are not timestamps of the present, regardless of the name. */
const leastMoment = 1e8;

function isMoment({ name, least }: Introspected): boolean {
  return isMomentName(name) && Number(least) >= leastMoment;
}

/** Whether numbers in a column of this name can be timestamps since 1970. */
export function isMomentName(name: string): boolean {
  const parts = nameParts(name);
  return momentName.test(parts.at(-1) ?? "") || momentName.test(parts.join(""));
}

function isCoordinate({ name }: Introspected): boolean {
  return coordinateName.test(nameParts(name).at(-1) ?? "");
}
