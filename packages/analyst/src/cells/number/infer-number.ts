import type { CellReading, ExampleCell } from "../column-format.js";
import type { Shape } from "../value-shape.js";
import type { BorrowedMark, MarkWitness } from "./borrowed-mark.js";
import { commonMarks } from "./common-marks.js";
import { type DecimalMark, markName, otherMark } from "./decimal-mark.js";
import { mixedUnits } from "./mixed-units.js";
import { type NumericShape, numberShape } from "./number-shape.js";
import { numberSql } from "./number-sql.js";

/** The facts that determine the decimal mark if values fit both. */
export interface DecimalHints {
  /** The user's option. */
  readonly requested: DecimalMark | undefined;
  /** A cell that shows the decimal separator of the other columns; `undefined` if they do not share one. */
  readonly elsewhere: MarkWitness | undefined;
  /** Features of the file that indicate each decimal mark, other than its numbers, as text. */
  readonly habits: Readonly<Record<DecimalMark, readonly string[]>>;
}

/** Converts shapes to number shapes; `null` if one of them is not a number. */
export function numbersOfShapes(shapes: readonly Shape[]): readonly NumericShape[] | null {
  const read = shapes.map((shape) => ({ ...shape, number: numberShape(shape.shape, shape.leadingZero) }));
  const numbers = read.flatMap((shape) =>
    shape.number === null ? [] : [{ ...shape, number: shape.number }],
  );
  return numbers.length === shapes.length && !areCodes(shapes) ? numbers : null;
}

/** Whether the shapes are codes, such as postcodes, because whole numbers have leading zeros. */
export function areCodes(shapes: readonly Shape[]): boolean {
  return shapes.some(({ shape, leadingZero }) => leadingZero && /^9{2,}$/.test(shape));
}

/** Whether a value has a different meaning with each of the two marks. */
function isUndecided({ number: { marks, digits } }: NumericShape): boolean {
  return marks.length === 2 && digits["."].fraction !== digits[","].fraction;
}

/**
 * Infers the decimal separator of a numeric column: the one with which every value can be parsed. If both are possible,
 * the caller's option decides, otherwise the separator of the other columns. If neither is possible for all values, the
 * option decides for the values that fit both. Without an option the column is ambiguous. Values that cannot be added
 * up, such as amounts in two currencies, are not numbers.
 */
export function decideNumber(
  column: string,
  numbers: readonly NumericShape[],
  hints: DecimalHints,
  nulls: ReadonlySet<string>,
): CellReading | null {
  const { requested, elsewhere } = hints;
  if (mixedUnits(numbers) !== null) return null;
  const [mark, ...others] = commonMarks(numbers);
  if (mark === undefined) return decideMixed(column, numbers, requested, nulls);
  const doubtful = numbers.find(isUndecided);
  const decided = others.length === 0 || doubtful === undefined ? mark : (requested ?? elsewhere?.mark);
  if (decided === undefined && doubtful !== undefined)
    return { state: "unclear", doubt: { about: "decimal", witnesses: [witness(doubtful)] } };
  const isAgainst = requested !== undefined && others.length === 0 && requested !== mark;
  const contrary = isAgainst ? numbers.find(({ number }) => number.marks.length === 1) : undefined;
  const isOpen = doubtful !== undefined && others.length > 0;
  const note =
    contrary === undefined
      ? noteOf(numbers, decided ?? mark, isOpen, requested === undefined ? elsewhere?.column : undefined)
      : `with a decimal ${markName(mark)}: ${JSON.stringify(contrary.example)} fits nothing else`;
  const doubt =
    isOpen && requested === undefined && elsewhere !== undefined
      ? { doubt: doubtOf(numbers, doubtful.example, elsewhere, hints.habits) }
      : {};
  return {
    ...decidedAs(numbers),
    ...doubt,
    note,
    ...numberSql(column, numbers, () => decided ?? mark, nulls),
  };
}

function doubtOf(
  numbers: readonly NumericShape[],
  example: string,
  decidedBy: MarkWitness,
  habits: DecimalHints["habits"],
): Omit<BorrowedMark, "column"> {
  const { mark } = decidedBy;
  const opposite = otherMark(mark);
  // Thousands have no mark below 1,000, but a decimal written with three places always has one.
  const bare = numbers.find(
    (shape) => !shape.leadingZero && shape.number.digits["."].whole <= 3 && !isUndecided(shape),
  );
  const mixed =
    bare === undefined ? [] : [`it is written next to ${JSON.stringify(bare.example)} without a mark`];
  return {
    mark,
    example,
    taken: plainNumber(example, mark),
    other: plainNumber(example, opposite),
    decidedBy,
    against: [...habits[opposite], ...mixed],
  };
}

/**
 * Reads a column in which some numbers have a decimal point and others a decimal comma. Each number is read with its
 * own separator. The user's option applies to numbers that fit both.
 */
function decideMixed(
  column: string,
  numbers: readonly NumericShape[],
  requested: DecimalMark | undefined,
  nulls: ReadonlySet<string>,
): CellReading | null {
  const only = (mark: DecimalMark): NumericShape | undefined =>
    numbers.find(({ number: { marks } }) => marks.length === 1 && marks[0] === mark);
  const [point, comma] = [only("."), only(",")];
  if (point === undefined || comma === undefined) return null;
  if (requested === undefined)
    return {
      state: "unclear",
      doubt: { about: "decimal", witnesses: [witness(point), witness(comma)] },
    };
  const markOf = ({ number: { marks } }: NumericShape): DecimalMark =>
    marks.length === 1 && marks[0] !== undefined ? marks[0] : requested;
  const read = ({ example }: NumericShape, mark: DecimalMark): string =>
    `${JSON.stringify(example)} is ${plainNumber(example, mark)}`;
  const note = `in two conventions, each value in the one that it fits: ${read(point, ".")}, ${read(comma, ",")}; those that fit both have a decimal ${markName(requested)}`;
  return { ...decidedAs(numbers), note, ...numberSql(column, numbers, markOf, nulls) };
}

function decidedAs(numbers: readonly NumericShape[]) {
  return { state: "decided", kind: "number", unit: unitOf(numbers) } as const;
}

/**
 * Returns the unit that all values share: `%`, a currency, a unit or both, as in `EUR bn`. Returns `null` if they
 * share none.
 */
function unitOf(numbers: readonly NumericShape[]): string | null {
  const [{ number } = { number: null }] = numbers;
  if (number === null) return null;
  if (number.isPercent) return "%";
  const isEverywhere = numbers.every((shape) => shape.number.currency === number.currency);
  return [isEverywhere ? number.currency : null, number.unit].filter(Boolean).join(" ") || null;
}

function witness({ example, row }: NumericShape): ExampleCell {
  return { value: example, row };
}

/** Describes how numbers were read that are not in plain notation. */
function noteOf(
  numbers: readonly NumericShape[],
  mark: DecimalMark,
  isByOthers: boolean,
  decidedBy: string | undefined,
): string | null {
  const dressed =
    numbers.find(isUndecided) ?? numbers.find(({ number }) => !number.isPlain && !number.isScientific);
  const isPlain = numbers.every(({ number }) => number.isPlain || number.isScientific);
  if (isPlain && !isByOthers && mark === ".") return null;
  const { example } = dressed ?? numbers[0] ?? { example: "" };
  const value = plainNumber(example, mark);
  const unit = numbers[0]?.number.unit ?? null;
  const percent = numbers.some(({ number }) => number.isPercent) ? ", in percent" : "";
  const measured = unit === null ? percent : `, in ${unit}`;
  const as = decidedBy === undefined ? "" : `; it was taken from ${decidedBy}`;
  const why = isByOthers ? ` (its values fit both decimal marks${as})` : "";
  return `with a decimal ${markName(mark)}${why}: ${JSON.stringify(example)} is ${value}${measured}`;
}

/** Returns the plain number that a cell is read as. */
function plainNumber(cell: string, mark: DecimalMark): string {
  const digits = /[.,]?\d[\d.,'’\s]*/u.exec(cell)?.[0] ?? "";
  const kept = [...digits].filter((letter) => /\d/.test(letter) || letter === mark).join("");
  const isNegative = /^[^\d]*[-−(]|-\s*$/u.test(cell);
  return `${isNegative ? "-" : ""}${kept.replace(",", ".")}`;
}
