import { formatChange, formatFixed, formatNumber, formatNumbers, formatShare } from "./format-number.js";

/** The typographic minus sign. */
const minus = "−";

function printed(text: string): string {
  return text.replace("-", minus);
}

/** Formats a number with a typographic minus sign, such as `−60,984`. An absent value is a dash. */
export function printNumber(value: number | null): string {
  return printed(formatNumber(value));
}

/**
 * Formats numbers that belong together, such as an estimate and its interval, with the same number of decimals: `4.00`,
 * `3.72`, `4.28`.
 */
export function printNumbers(values: readonly number[]): string[] {
  return formatNumbers(values).map(printed);
}

/** Formats a number with exactly this many decimals, such as a correlation: `−0.10`. */
export function printFixed(value: number, digits: number): string {
  return printed(formatFixed(value, digits));
}

/** Formats a change with its sign: `+11,333`, `−128,646`. */
export function printChange(value: number): string {
  return printed(formatChange(value));
}

/** Formats a share as a percentage: `−4.5 %`. */
export function printShare(share: number | null): string {
  return printed(formatShare(share));
}

/** Minimum of a number that is written in millions or billions in a sentence. */
const minAmount = 10_000_000;
const scales: readonly (readonly [size: number, name: string])[] = [
  [1e12, "T"],
  [1e9, "B"],
  [1e6, "M"],
];
const significant = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 4 });

/** Formats a number for a sentence; large numbers have four digits: `12.3 M`, `1.319 B`, `233,543`. */
export function printAmount(value: number): string {
  const size = Math.abs(value);
  const scale = size < minAmount ? undefined : scales.find(([least]) => size >= least);
  if (scale === undefined) return printNumber(value);
  const [least, name] = scale;
  return `${printed(significant.format(value / least))} ${name}`;
}

/** Formats a change for a sentence: `+312,373`, `+12.3 M`. */
export function printAmountOfChange(value: number): string {
  return value > 0 ? `+${printAmount(value)}` : printAmount(value);
}
