import type { Column } from "./column.js";
import { writtenName } from "./header-names.js";
import { unreadableTable } from "./unreadable-table.js";

/**
 * Rejects a table whose first line seems to be a row: a column of dates named by a date, or numeric columns
 * all named by numbers. Years and 1, 2, 3, … are valid names.
 * @throws {AnalystError} TABLE_UNREADABLE
 */
export function assertColumnNames(file: string, columns: readonly Column[]): void {
  const dates = columns.filter(({ kind, name }) => kind === "time" && isDate(writtenName(name)));
  const measured = columns.filter(({ kind }) => kind === "number");
  const numbers = measured.filter(({ name }) => isNumber(writtenName(name)));
  const areNumbers = numbers.length === measured.length && !areNames(numbers);
  const [found] = dates.length > 0 ? dates : areNumbers ? numbers : [];
  if (found === undefined) return;
  throw unreadableTable(
    file,
    `its first line seems to be a row, since a column of ${dates.length > 0 ? "dates" : "numbers"} is called ${JSON.stringify(writtenName(found.name))}; the names of the columns must come first`,
  );
}

function isDate(name: string): boolean {
  return /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}/.test(name.trim());
}

function isNumber(name: string): boolean {
  return /^[-+]?[\d.,]*\d$/.test(name.trim());
}

/** Whether numbers are plausible column names: years, or consecutive numbers from 0 or 1. */
function areNames(columns: readonly Column[]): boolean {
  const values = columns.map(({ name }) => Number(writtenName(name)));
  const areYears = values.every((value) => Number.isInteger(value) && value >= 1000 && value <= 3000);
  const isCounted =
    values.length > 1 && values.every((value, index) => value === index + (values[0] === 0 ? 0 : 1));
  return areYears || isCounted;
}
