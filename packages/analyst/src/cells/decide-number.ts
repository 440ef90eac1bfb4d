import type { CellReading } from "./cell-reading.js";
import { type DecimalMark, type NumericShape, numberShape } from "./number-shape.js";
import { numberSql } from "./number-sql.js";
import type { Shape } from "./shape.js";

/** What may decide where values fit both decimal marks. */
export interface DecimalHints {
  /** What the user says. */
  readonly requested: DecimalMark | undefined;
  /** The mark that the other columns of the table are written with, where it is one and the same. */
  readonly elsewhere: DecimalMark | undefined;
}

/** The shapes as numbers; null when one of them is not a number. */
export function readNumbers(shapes: readonly Shape[]): readonly NumericShape[] | null {
  const read = shapes.map((shape) => ({ ...shape, number: numberShape(shape.shape, shape.leadingZero) }));
  const numbers = read.flatMap((shape) =>
    shape.number === null ? [] : [{ ...shape, number: shape.number }],
  );
  return numbers.length === shapes.length && !isCode(shapes) ? numbers : null;
}

/** Whole numbers with zeros in front are codes, such as postcodes: their zeros mean something. */
function isCode(shapes: readonly Shape[]): boolean {
  return shapes.some(({ shape, leadingZero }) => leadingZero && /^9{2,}$/.test(shape));
}

/** The decimal marks with which every value can be read. */
export function commonMarks(numbers: readonly NumericShape[]): DecimalMark[] {
  return ([".", ","] as const).filter((mark) => numbers.every(({ number }) => number.marks.includes(mark)));
}

/** Whether some value is read differently with each of two marks. */
function isUndecided({ number: { marks, digits } }: NumericShape): boolean {
  return marks.length === 2 && digits["."].fraction !== digits[","].fraction;
}

/**
 * How a column of numbers is read. One decimal mark must fit all of its values; where both do, the user or the table's
 * other columns decide, or nobody. Values of several currencies, or with and without a percent sign, are not numbers.
 */
export function decideNumber(
  column: string,
  numbers: readonly NumericShape[],
  { requested, elsewhere }: DecimalHints,
  nulls: readonly string[],
): CellReading | null {
  const currencies = new Set(numbers.flatMap(({ number }) => number.currency ?? []));
  const percents = numbers.filter(({ number }) => number.isPercent).length;
  if (currencies.size > 1 || (percents > 0 && percents < numbers.length)) return null;
  const [mark, ...others] = commonMarks(numbers);
  if (mark === undefined) return null;
  const doubtful = numbers.find(isUndecided);
  const decided = others.length === 0 || doubtful === undefined ? mark : (requested ?? elsewhere);
  if (decided === undefined && doubtful !== undefined)
    return { state: "unclear", about: "decimal", example: doubtful.example, row: doubtful.row };
  const { type, sql } = numberSql(column, numbers, decided ?? mark, nulls);
  const [currency = null] = currencies;
  return {
    state: "decided",
    kind: "number",
    type,
    sql,
    note: noteOf(numbers, decided ?? mark, percents > 0, doubtful !== undefined && others.length > 0),
    unit: percents > 0 ? "%" : currency,
  };
}

/** Says how numbers are read that are not written as computers write them. */
function noteOf(
  numbers: readonly NumericShape[],
  mark: DecimalMark,
  isPercent: boolean,
  isByOthers: boolean,
): string | null {
  const dressed =
    numbers.find(isUndecided) ?? numbers.find(({ number }) => !number.isPlain && !number.isScientific);
  const isPlain = numbers.every(({ number }) => number.isPlain || number.isScientific);
  if (isPlain && !isByOthers && mark === ".") return null;
  const { example } = dressed ?? numbers[0] ?? { example: "" };
  const value = plainNumber(example, mark);
  const percent = isPercent ? ", in percent" : "";
  const why = isByOthers ? " (its values fit both decimal marks)" : "";
  return `with a decimal ${mark === "." ? "point" : "comma"}${why}: ${JSON.stringify(example)} is ${value}${percent}`;
}

/** A cell as the number that it is read as. */
function plainNumber(cell: string, mark: DecimalMark): string {
  const digits = /[.,]?\d[\d.,'’\s]*/u.exec(cell)?.[0] ?? "";
  const kept = [...digits].filter((letter) => /\d/.test(letter) || letter === mark).join("");
  const isNegative = /^[^\d]*[-−(]|-\s*$/u.test(cell);
  return `${isNegative ? "-" : ""}${kept.replace(",", ".")}`;
}
