import { ImportError } from "../error/import-error.js";
import type { DateOrder, UnorderedTime } from "./written-time.js";

/** A time with an ambiguous order, and its position. */
export interface UnorderedCell {
  readonly text: string;
  readonly place: string;
  readonly time: UnorderedTime;
}

/**
 * Parses the order from a format such as `dd/mm/yyyy`.
 * @throws {ImportError} BAD_OPTION
 */
export function dateOrder(format: string): DateOrder {
  const letters = format
    .toLowerCase()
    .replace(/[^dm]/g, "")
    .replace(/(.)\1+/g, "$1");
  if (letters === "dm") return "dmy";
  if (letters === "md") return "mdy";
  throw new ImportError(
    "BAD_OPTION",
    `${JSON.stringify(format)} is not a date format; give the order of day, month and year, such as dd/mm/yyyy`,
  );
}

/**
 * Returns the order of day and month in a complete field. A number above 12 is a day, and points mean that the day is
 * first; otherwise the user must specify the order.
 * @throws {ImportError} DATE_AMBIGUOUS; BAD_OPTION when the values contradict the user
 */
export function orderOf(
  cells: readonly UnorderedCell[],
  told: DateOrder | undefined,
  field: string,
): DateOrder {
  const dayFirst = cells.find(({ time }) => time.first > 12);
  const monthFirst = cells.find(({ time }) => time.second > 12);
  const where = ({ text, place }: UnorderedCell): string => `${JSON.stringify(text)} (${place})`;
  if (dayFirst !== undefined && monthFirst !== undefined) {
    const both = `${where(dayFirst)} has the day first, ${where(monthFirst)} the month`;
    throw new ImportError(
      "DATE_AMBIGUOUS",
      `${both}; the field ${JSON.stringify(field)} must have one order`,
    );
  }
  const evident = dayFirst === undefined ? (monthFirst === undefined ? undefined : "mdy") : "dmy";
  const contrary = told === "mdy" ? dayFirst : monthFirst;
  if (told !== undefined && evident !== undefined && contrary !== undefined && evident !== told)
    throw new ImportError("BAD_OPTION", `${where(contrary)} does not fit the date format that was given`);
  const decided = evident ?? told ?? (cells.every(({ time }) => time.isPointed) ? "dmy" : undefined);
  const [example] = cells;
  if (decided !== undefined || example === undefined) return decided ?? "dmy";
  throw new ImportError(
    "DATE_AMBIGUOUS",
    `${where(example)} in ${JSON.stringify(field)} has the day or the month first, and no value decides; say how dates are written, dd/mm/yyyy or mm/dd/yyyy`,
  );
}
