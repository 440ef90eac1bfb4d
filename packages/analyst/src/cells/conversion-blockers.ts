import type { Database } from "../table/database.js";
import { dateFormOf } from "./date/date-shape.js";
import { dateSql, datesOfShapes } from "./date/infer-date.js";
import { defaultNullTokens, withoutNulls } from "./null/null-tokens.js";
import { areCodes, numbersOfShapes } from "./number/infer-number.js";
import { mixedUnits } from "./number/mixed-units.js";
import { isQuantityShape } from "./number/quantity-shape.js";
import { firstShapes, type Shape, trimmed } from "./value-shape.js";

/** A value that prevents the conversion of a text column to numbers or dates, with its row, counted from 0. */
interface ValueInTheWay {
  readonly value: string;
  readonly row: number;
}

/** The reason why a text column cannot be read as requested. */
export interface ConversionBlocker {
  /**
   * The reason. `words`: some values are neither numbers nor dates. `codes`: values have a leading zero. `currency`,
   * `unit` and `percent`: values differ in this property. `quantities`: values are amounts but not plain numbers.
   * `missing`: there are no values.
   */
  readonly about: "words" | "quantities" | "codes" | "currency" | "unit" | "percent" | "missing";
  /** The first values that block the conversion, in row order. */
  readonly values: readonly ValueInTheWay[];
}

type Rows = Pick<Database, "select">;

const maxValues = 3;

/** Returns the reason why a text column cannot be read as numbers. It is determined by the rule that reads numbers. */
export async function obstacleToNumbers(rows: Rows, column: string): Promise<ConversionBlocker> {
  const shapes = await valuesOf(rows, column);
  if (shapes.length === 0) return { about: "missing", values: [] };
  const words = shapes.filter((shape) => numbersOfShapes([{ ...shape, leadingZero: false }]) === null);
  if (words.length > 0) {
    const areQuantities = words.every(({ shape }) => isQuantityShape(shape));
    return obstacle(areQuantities ? "quantities" : "words", words);
  }
  const codes = shapes.filter((shape) => areCodes([shape]));
  if (codes.length > 0) return obstacle("codes", codes);
  const conflict = mixedUnits(numbersOfShapes(shapes) ?? []);
  return conflict === null ? obstacle("words", shapes) : obstacle(conflict.about, conflict.shapes);
}

/** Returns the reason why a text column cannot be read as dates. */
export async function obstacleToDates(rows: Rows, column: string): Promise<ConversionBlocker> {
  const shapes = await valuesOf(rows, column);
  if (shapes.length === 0) return { about: "missing", values: [] };
  const words = shapes.filter(({ shape }) => dateFormOf(shape) === null);
  return obstacle("words", words.length > 0 ? words : await lostDays(rows, column, shapes));
}

function obstacle(
  about: ConversionBlocker["about"],
  shapes: readonly Pick<Shape, "example" | "row">[],
): ConversionBlocker {
  return { about, values: shapes.slice(0, maxValues).map(({ example, row }) => ({ value: example, row })) };
}

/** Returns the shapes of a column's values, without null tokens. */
async function valuesOf(rows: Rows, column: string): Promise<Shape[]> {
  const shapes = await firstShapes(rows, column);
  return shapes.filter(({ example }) => !defaultNullTokens.has(example.toLowerCase()));
}

/** Dates that are not in the calendar, such as 2026-02-30. */
async function lostDays(
  { select }: Rows,
  column: string,
  shapes: readonly Shape[],
): Promise<{ readonly example: string; readonly row: number }[]> {
  const cell = withoutNulls(trimmed(column), defaultNullTokens);
  const day = dateSql(cell, datesOfShapes(shapes) ?? [], ["dmy", "mdy"]);
  const rows = await select(
    `SELECT ${cell} AS v, min(rowid) FROM data WHERE v IS NOT NULL AND (${day}) IS NULL GROUP BY 1 ORDER BY 2 LIMIT ${maxValues}`,
    [],
  );
  return rows.map(([value, row]) => ({ example: String(value), row: Number(row) }));
}
