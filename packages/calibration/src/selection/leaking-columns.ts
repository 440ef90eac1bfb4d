import { ownMember } from "@concordat/contracts/options";
import { covarianceOf, sumOf, varianceOf } from "../estimate/moments.js";
import { maxColumnValues, maxPlausibleCorrelation, minFilledDifference } from "../limits.js";
import type { KnownPerson } from "./differing-columns.js";

/** A column that is filled for nearly all respondents and nearly nobody else, or the other way round. */
export interface RevealingColumn {
  readonly column: string;
  /** The share of respondents for whom the column has a value. */
  readonly answered: number;
  /** The same share among all other people. */
  readonly others: number;
}

/** Finds the columns that tell by being filled or empty who answered. */
export function revealingColumns(people: readonly KnownPerson[]): RevealingColumn[] {
  const [answered, others] = [true, false].map((isAnswered) =>
    people.filter((person) => person.isAnswered === isAnswered),
  );
  if (answered === undefined || others === undefined || answered.length < 2 || others.length < 2) return [];
  return columnsOf(people).flatMap((column) => {
    const [inAnswered, inOthers] = [filledShare(column, answered), filledShare(column, others)];
    return Math.abs(inAnswered - inOthers) < minFilledDifference
      ? []
      : [{ column, answered: inAnswered, others: inOthers }];
  });
}

/** Returns the names of all columns. */
export function columnsOf(people: readonly Pick<KnownPerson, "columns">[]): string[] {
  return [...new Set(people.flatMap(({ columns }) => Object.keys(columns)))];
}

function filledShare(column: string, people: readonly KnownPerson[]): number {
  return people.filter(({ columns }) => (ownMember(columns, column) ?? null) !== null).length / people.length;
}

/**
 * Returns how well a column tells the real answers of respondents: the correlation of a numeric column, or else the
 * correlation ratio of its values, which is 1 if all people with the same value answer alike.
 * @param values the value of each respondent in the column; `null` if it is missing
 * @param real the real answer of each respondent as a number
 */
export function strengthOf(values: readonly (string | number | null)[], real: readonly number[]): number {
  const known = values.flatMap((value, at) => (value === null ? [] : [{ value, real: real[at] ?? 0 }]));
  const total = squaresAround(known.map((one) => one.real));
  if (total === 0) return 0;
  const groups = new Map<string | number, number[]>();
  for (const { value, real: answer } of known) {
    const group = groups.get(value);
    if (group === undefined) groups.set(value, [answer]);
    else group.push(answer);
  }
  const isFew = groups.size <= maxColumnValues && groups.size * 3 <= known.length;
  const within = sumOf([...groups.values()].map(squaresAround));
  const ratio = isFew ? Math.sqrt(Math.max(0, 1 - within / total)) : 0;
  return Math.max(ratio, known.every(({ value }) => typeof value === "number") ? linear(known) : 0);
}

/** Whether a column tells the answers better than people who are asked twice tell them. */
export function isLeak(strength: number): boolean {
  return strength >= maxPlausibleCorrelation;
}

/** Returns the absolute value of Pearson's correlation. */
function linear(known: readonly { readonly value: string | number; readonly real: number }[]): number {
  const values = known.map(({ value }) => ({ value: Number(value), weight: 1 }));
  const reals = known.map(({ real }) => ({ value: real, weight: 1 }));
  const variances = varianceOf(values) * varianceOf(reals);
  return variances === 0 ? 0 : Math.abs(covarianceOf(values, reals)) / Math.sqrt(variances);
}

function squaresAround(values: readonly number[]): number {
  const mean = sumOf(values) / values.length;
  return sumOf(values.map((value) => (value - mean) ** 2));
}
