import { ownMember } from "@concordat/contracts/options";
import { holm } from "@concordat/simulation/results";
import { weightedMean } from "../estimate/moments.js";
import { confidence, maxColumnValues } from "../limits.js";
import { fisherPValue } from "./fisher-p-value.js";
import { studentPValue } from "./student-p-value.js";

/** An attribute in which respondents differ from the people who did not answer. */
export interface DifferingColumn {
  /** The column of the table. */
  readonly column: string;
  /** The value whose share differs; `null` for a numeric column, whose mean differs. */
  readonly value: string | null;
  /** The share of the value among respondents, or the mean of a numeric column. */
  readonly answered: number;
  /** The share or the mean among the people who did not answer. */
  readonly others: number;
  /** The p-value of the difference under random selection, adjusted for all comparisons (Holm). */
  readonly pHolm: number;
}

/** A person with known attributes. */
export interface KnownPerson {
  /** The values of the columns; `null` for a missing value. */
  readonly columns: Readonly<Record<string, string | number | null>>;
  /** Whether the person answered. */
  readonly isAnswered: boolean;
  /** The group with which the person was drawn. Default: the person was drawn alone. */
  readonly cluster?: string;
}

/**
 * Finds the columns in which respondents differ significantly from the people who did not answer. A numeric column is
 * compared by Student's t-test; random selection implies its assumption of equal variances. Each value of a text
 * column is compared by Fisher's exact test, which is also valid for rare values. A text column with more than
 * `maxColumnValues` values is skipped, and so is a comparison with fewer than two people on a side. Whether a value is
 * missing is compared, too. If whole groups were drawn, the means of groups are compared.
 * @param within the column within whose values respondents were selected: people are then compared within each value,
 *   because that the values themselves differ follows from the selection. `null` if they were selected from all people
 */
export function differingColumns(
  people: readonly KnownPerson[],
  within: string | null = null,
): DifferingColumn[] {
  const comparisons = within === null ? compareColumns(people) : compareWithin(people, within);
  const corrected = holm(comparisons.map(({ p }) => p));
  return comparisons
    .map(({ p: _, ...comparison }, index) => ({ ...comparison, pHolm: corrected[index] ?? 1 }))
    .filter(({ pHolm }) => pHolm < 1 - confidence);
}

/** A comparison of respondents with the people who did not answer. `p` is not adjusted. */
type Comparison = Omit<DifferingColumn, "pHolm"> & { readonly p: number };

function compareColumns(people: readonly KnownPerson[]): Comparison[] {
  const names = new Set(people.flatMap(({ columns }) => Object.keys(columns)));
  return [...names].flatMap((column) => compareColumn(column, people));
}

/** Compares the people of each value of a column. The names of the results include the value. */
function compareWithin(people: readonly KnownPerson[], within: string): Comparison[] {
  const groups = new Map<string, KnownPerson[]>();
  for (const person of people) {
    const value = String(ownMember(person.columns, within) ?? "");
    const group = groups.get(value);
    if (group === undefined) groups.set(value, [person]);
    else group.push(person);
  }
  return [...groups].flatMap(([value, group]) =>
    compareColumns(group).map((one) => ({ ...one, column: `${one.column} (where ${within} is ${value})` })),
  );
}

function compareColumn(column: string, people: readonly KnownPerson[]): Comparison[] {
  const all = people.map((person) => ({ ...person, value: ownMember(person.columns, column) ?? null }));
  const known = all.flatMap(({ value, ...person }) => (value === null ? [] : [{ ...person, value }]));
  const empty =
    known.length === all.length || known.length === 0
      ? []
      : compareValues(
          column,
          "(empty)",
          all.map(({ value, ...person }) => ({ ...person, value: value === null ? 1 : 0 })),
        );
  return [...empty, ...compareKnown(column, known)];
}

/** A person with a value. */
interface Valued<Value> extends Omit<KnownPerson, "columns"> {
  readonly value: Value;
}

function compareKnown(column: string, known: readonly Valued<string | number>[]): Comparison[] {
  if (known.every(({ value }) => typeof value === "number"))
    return compareValues(
      column,
      null,
      known.map((person) => ({ ...person, value: Number(person.value) })),
    );
  const values = [...new Set(known.map(({ value }) => String(value)))].sort();
  if (values.length > maxColumnValues) return [];
  return values.flatMap((value) =>
    compareValues(
      column,
      value,
      known.map((person) => ({ ...person, value: String(person.value) === value ? 1 : 0 })),
    ),
  );
}

function compareValues(column: string, value: string | null, known: readonly Valued<number>[]): Comparison[] {
  const isClustered = known.some(({ cluster }) => cluster !== undefined);
  const [answered, others] = [true, false].map((isAnswered) =>
    perGroup(known.filter((person) => person.isAnswered === isAnswered)),
  );
  if (answered === undefined || others === undefined || answered.length < 2 || others.length < 2) return [];
  const p = value === null || isClustered ? studentPValue(answered, others) : sharePValue(answered, others);
  return p === null ? [] : [{ column, value, answered: mean(answered), others: mean(others), p }];
}

/** Returns the values; of people who were drawn together, the mean of each group. */
function perGroup(people: readonly Valued<number>[]): number[] {
  const groups = new Map<string, number[]>();
  for (const [at, { cluster, value }] of people.entries()) {
    const group = cluster === undefined ? `alone ${at}` : `group ${cluster}`;
    groups.set(group, [...(groups.get(group) ?? []), value]);
  }
  return [...groups.values()].map(mean);
}

function sharePValue(answered: readonly number[], others: readonly number[]): number {
  const count = (values: readonly number[]): number => values.filter((value) => value === 1).length;
  const [hits, missed] = [count(answered), count(others)];
  return fisherPValue({
    drawn: answered.length,
    hits,
    all: answered.length + others.length,
    allHits: hits + missed,
  });
}

function mean(values: readonly number[]): number {
  return weightedMean(values.map((value) => ({ value, weight: 1 })));
}
