/** Returns the number of decimals: two, or more if a small number would lose its first significant digits. */
function digitsFor(value: number): number {
  const size = Math.abs(value);
  if (size === 0 || size >= 1) return 2;
  return Math.min(12, 2 - Math.floor(Math.log10(size)));
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Returns the minimum number of decimals. It is two for non-integers of at least 1, so that they align in a table:
 * 2,143.60 and 2,047.59.
 */
function minDigits(value: number): number {
  return Math.abs(value) >= 1 && !Number.isInteger(Number(value.toFixed(2))) ? 2 : 0;
}

function format(value: number, signDisplay: "auto" | "exceptZero"): string {
  const maximumFractionDigits = digitsFor(value);
  const minimumFractionDigits = minDigits(value);
  const key = `${signDisplay} ${minimumFractionDigits} ${maximumFractionDigits}`;
  const known =
    formats.get(key) ??
    new Intl.NumberFormat("en-US", { minimumFractionDigits, maximumFractionDigits, signDisplay });
  formats.set(key, known);
  return known.format(withoutSign(value, maximumFractionDigits));
}

/** Replaces a number that would be rounded to "-0" by zero. */
function withoutSign(value: number, digits: number): number {
  return Number(value.toFixed(digits)) === 0 ? 0 : value;
}

/**
 * Formats numbers that belong together, such as an estimate and its interval, with the same number of decimals. These
 * are none for integers and two for fractions, or more if all numbers are too small for two.
 */
export function formatNumbers(values: readonly number[]): string[] {
  const isWhole = values.every((value) => Number.isInteger(Number(value.toFixed(2))));
  const largest = Math.max(...values.map(Math.abs));
  const digits = isWhole && (largest >= 1 || largest === 0) ? 0 : digitsFor(largest);
  return values.map((value) => formatFixed(value, digits));
}

/** Formats a number with exactly this many decimals. */
export function formatFixed(value: number, digits: number): string {
  return withoutSign(value, digits).toLocaleString("en-US", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

const percent = new Intl.NumberFormat("en-US", {
  style: "percent",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** The text for an unknown number. */
const none = "–";

/** Formats a number: `60,984`. An absent value is a dash. */
export function formatNumber(value: number | null): string {
  return value === null ? none : format(value, "auto");
}

/** Formats a change with its sign: `+11,333`. */
export function formatChange(value: number): string {
  return format(value, "exceptZero");
}

/** Formats a share, from 0 to 1, as a percentage such as `18.6 %`. `null` is formatted as a dash. */
export function formatShare(share: number | null): string {
  return share === null ? none : percent.format(withoutSign(share, 3)).replace("%", " %");
}
