import { unreadableTable } from "./unreadable-table.js";

/** The suffix of a name that several columns have. */
const place = / \(column \d+\)$/;

/** Returns the column's name as it is in the file. */
export function writtenName(name: string): string {
  return name.replace(place, "");
}

/** Unique column names, and notes on the changes. */
export interface HeaderNames {
  readonly names: readonly string[];
  readonly notes: readonly string[];
}

/**
 * Makes column names unique. Duplicate names get their position, and empty names are filled.
 * @throws {AnalystError} TABLE_UNREADABLE when only the first column has a name, because this is a title and not a
 *   header
 */
export function headerNames(file: string, written: readonly string[]): HeaderNames {
  const [first = "", ...others] = written;
  if (first.trim() !== "" && others.length > 0 && others.every((name) => name.trim() === ""))
    throw unreadableTable(
      file,
      `its first line names one of ${written.length} columns, ${JSON.stringify(first)}; the names of the columns must come first`,
    );
  const names = written.map((name, index) => {
    if (name.trim() === "") return `column ${index + 1}`;
    const isAlone = written.filter((other) => other === name).length === 1;
    return isAlone ? name : `${name} (column ${index + 1})`;
  });
  const repeated = [...new Set(written.filter((name, index) => written.indexOf(name) !== index))];
  const notes = repeated
    .filter((name) => name.trim() !== "")
    .map((name) => {
      const all = names.filter((_, index) => written[index] === name).map((own) => JSON.stringify(own));
      return `${all.length} columns are called ${JSON.stringify(name)}; they are told apart as ${all.join(", ")}.`;
    });
  return { names, notes };
}
