import { holm, twoSidedTail } from "@concordat/simulation/results";
import { covarianceOf, meanOf } from "../estimate/moments.js";
import { confidence, maxColumnValues } from "../limits.js";

/** An attribute in which respondents differ from the others. */
export interface DifferingColumn {
  /** The column of the table. */
  readonly column: string;
  /** The value whose share differs; `null` for a numeric column, whose mean differs. */
  readonly value: string | null;
  /** The share or the mean among respondents. */
  readonly answered: number;
  /** The share or the mean among the others. */
  readonly others: number;
  /** The p-value of the difference under random selection, with Holm's correction for all comparisons. */
  readonly pHolm: number;
}

/** The known attributes of a person, without the answers. */
export interface KnownPerson {
  /** The columns of the table; `null` for a missing value. */
  readonly columns: Readonly<Record<string, string | number | null>>;
  /** Whether the person answered. */
  readonly isAnswered: boolean;
}

/**
 * The columns in which respondents differ from the others, by Welch's test for each number and each value of
 * a text column.
 */
export function differingColumns(people: readonly KnownPerson[]): DifferingColumn[] {
  const names = new Set(people.flatMap(({ columns }) => Object.keys(columns)));
  const compared = [...names].flatMap((column) => comparisonsOf(column, people));
  const corrected = holm(compared.map(({ pHolm }) => pHolm));
  return compared
    .map((one, index) => ({ ...one, pHolm: corrected[index] ?? 1 }))
    .filter(({ pHolm }) => pHolm < 1 - confidence);
}

function comparisonsOf(column: string, people: readonly KnownPerson[]): DifferingColumn[] {
  const known = people.flatMap(({ columns, isAnswered }) => {
    const value = columns[column];
    return value === undefined || value === null ? [] : [{ value, isAnswered }];
  });
  if (known.every(({ value }) => typeof value === "number"))
    return compared(
      column,
      null,
      known.map(({ value, isAnswered }) => ({ value: Number(value), isAnswered })),
    );
  const values = [...new Set(known.map(({ value }) => String(value)))].sort();
  if (values.length > maxColumnValues) return [];
  return values.flatMap((value) =>
    compared(
      column,
      value,
      known.map((person) => ({
        value: String(person.value) === value ? 1 : 0,
        isAnswered: person.isAnswered,
      })),
    ),
  );
}

function compared(
  column: string,
  value: string | null,
  known: readonly { readonly value: number; readonly isAnswered: boolean }[],
): DifferingColumn[] {
  const [answered, others] = [true, false].map((isAnswered) =>
    known.filter((person) => person.isAnswered === isAnswered).map((person) => person.value),
  );
  if (answered === undefined || others === undefined || answered.length < 2 || others.length < 2) return [];
  const p = welchPValue(answered, others);
  return p === null ? [] : [{ column, value, answered: mean(answered), others: mean(others), pHolm: p }];
}

function mean(values: readonly number[]): number {
  return meanOf(values.map((value) => ({ value, weight: 1 })));
}

/** The p-value of Welch's test of two means; `null` if nothing varies. */
export function welchPValue(a: readonly number[], b: readonly number[]): number | null {
  const [first, second] = [a, b].map((values) => {
    const equal = values.map((value) => ({ value, weight: 1 }));
    return covarianceOf(equal, equal) / values.length;
  });
  const [ofA, ofB] = [first ?? 0, second ?? 0];
  const square = ofA + ofB;
  if (square === 0) return mean(a) === mean(b) ? null : 0;
  const degrees = square ** 2 / (ofA ** 2 / (a.length - 1) + ofB ** 2 / (b.length - 1));
  return twoSidedTail((mean(a) - mean(b)) / Math.sqrt(square), degrees);
}
