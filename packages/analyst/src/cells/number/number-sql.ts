import { quoteText } from "../../table/quote-sql.js";
import { withoutNulls } from "../null/null-tokens.js";
import { hasShape, trimmed } from "../value-shape.js";
import type { DecimalMark } from "./decimal-mark.js";
import type { NumericShape } from "./number-shape.js";

/** Maximum number of digits of a 64-bit DECIMAL in DuckDB. */
const exactDigits = 18;

/**
 * Returns a type for all of a column's numbers, exact if possible, and the SQL expression of a cell's value.
 * @param markOf the decimal mark that a shape is read with
 */
export function numberSql(
  column: string,
  numbers: readonly NumericShape[],
  markOf: (shape: NumericShape) => DecimalMark,
  nulls: ReadonlySet<string>,
): { readonly type: string; readonly sql: string } {
  const type = typeFor(numbers, markOf);
  const cell = withoutNulls(trimmed(column), nulls);
  const withPoint = numbers.filter((shape) => markOf(shape) === ".");
  const withComma = numbers.filter((shape) => markOf(shape) === ",");
  const digits =
    withComma.length === 0
      ? numberText(cell, withPoint, ".")
      : withPoint.length === 0
        ? numberText(cell, withComma, ",")
        : `CASE WHEN ${hasShape(cell, withComma)} THEN ${numberText(cell, withComma, ",")} ELSE ${numberText(cell, withPoint, ".")} END`;
  return { type, sql: `CAST(${digits} AS ${type})` };
}

/** Returns the SQL of a cell's number as digits with a decimal point. */
function numberText(cell: string, numbers: readonly NumericShape[], mark: DecimalMark): string {
  const isPlain = numbers.every(
    ({ number }) =>
      number.isScientific || (number.isPlain && (mark === "." || number.digits["."].fraction === 0)),
  );
  return isPlain ? cell : stripAffixesSql(cell, numbers, mark);
}

function typeFor(numbers: readonly NumericShape[], markOf: (shape: NumericShape) => DecimalMark): string {
  const digits = numbers.map((shape) => shape.number.digits[markOf(shape)]);
  const whole = Math.max(...digits.map((count) => count.whole));
  const fraction = Math.max(...digits.map((count) => count.fraction));
  if (fraction === 0 && whole <= exactDigits) return "BIGINT";
  if (fraction === 0 && whole < 38) return "HUGEINT";
  return whole + fraction <= exactDigits ? `DECIMAL(${exactDigits}, ${fraction})` : "DOUBLE";
}

/**
 * Returns the SQL of a number without currency, unit, percent sign and group separators. Its value is negative if the
 * cell has a minus sign anywhere, or parentheses.
 */
function stripAffixesSql(cell: string, numbers: readonly NumericShape[], mark: DecimalMark): string {
  const number = onlyDigits(cell, numbers, mark);
  const isSigned = numbers.some(({ shape }) => /[-(]/.test(shape));
  const signed = isSigned
    ? `CASE WHEN regexp_matches(${cell}, '^[^0-9]*[-\u2212(]|[-\u2212]$') THEN '-' ELSE '' END || ${number}`
    : number;
  const isMixed = numbers.some(({ number: { isScientific } }) => isScientific);
  return isMixed
    ? `CASE WHEN regexp_full_match(${cell}, '${scientific}') THEN ${cell} ELSE ${signed} END`
    : signed;
}

const scientific = "[0-9.]+[eE][-+]?[0-9]+";

/** The characters in cells that a shape represents by a single one. */
const sameInShapes: Readonly<Record<string, string>> = { " ": " \u00a0\u202f\u2009\t", "-": "-\u2212" };

/** Returns the SQL of a cell's digits, with a point as the decimal separator. */
function onlyDigits(cell: string, numbers: readonly NumericShape[], mark: DecimalMark): string {
  // A currency may end in a point, like Fr.: if a mark occurs outside the digits, a pattern must find the
  // digits.
  const isAround = numbers.some(({ shape }) => shape.replace(/[.,]?9.*9|[.,]?9/, "").includes(mark));
  if (isAround) {
    const isBare = numbers.some(({ number }) => number.isBare);
    const digits = `regexp_extract(${cell}, '${isBare ? "[.,]?" : ""}[0-9].*')`;
    const kept = `regexp_replace(${digits}, '[^0-9${mark}]', '', 'g')`;
    return `rtrim(${mark === "," ? `replace(${kept}, ',', '.')` : kept}, '.')`;
  }
  const others = new Set(numbers.flatMap(({ shape }) => [...shape.replaceAll("9", "").replaceAll(mark, "")]));
  const dropped = [...others].map((letter) => sameInShapes[letter] ?? letter).join("");
  return `translate(${cell}, ${quoteText(mark + dropped)}, '.')`;
}
