import type { CalibratedEstimate } from "@concordat/contracts/calibration-report";
import { ownMember } from "@concordat/contracts/options";
import { fromColumns } from "../estimate/columns-alone.js";
import { weightedMean } from "../estimate/moments.js";
import { answeredOf, type Person } from "../estimate/person.js";
import type { EstimateOptions } from "../estimate/rectify.js";
import { answersPerParameter, maxColumnValues, minAnswersPerValue } from "../limits.js";
import { columnsOf, revealingColumns } from "../selection/leaking-columns.js";
import type { CalibratedPerson } from "./calibrated-person.js";

/**
 * Estimates what the table's columns tell without agents, and what agents add to them. Columns are taken in the order of
 * the table, as long as there are at least 10 respondents for each parameter. Returns nothing if no column can be used,
 * everybody answered, or whole groups were drawn.
 */
export function columnsAlone(
  people: readonly CalibratedPerson[],
  numbers: readonly Person[],
  options: EstimateOptions,
): Pick<CalibratedEstimate, "columns_alone"> {
  const answered = answeredOf(numbers).length;
  if (answered === numbers.length || numbers.some(({ cluster }) => cluster !== undefined)) return {};
  const isAnswered = numbers.map(({ real }) => real !== null);
  const [names, used]: [string[], number[][]] = [[], []];
  for (const column of usableColumns(people, isAnswered)) {
    const found = parametersOf(column, people, isAnswered);
    if (found.length === 0 || (used.length + found.length + 2) * answersPerParameter > answered) continue;
    names.push(column);
    used.push(...found);
  }
  const [first, ...others] = names;
  const columns = first === undefined ? null : fromColumns(numbers, used, options);
  const both =
    first === undefined
      ? null
      : fromColumns(numbers, [...used, numbers.map(({ simulated }) => simulated)], options);
  if (first === undefined || columns === null || both === null) return {};
  const { estimate, interval, size } = columns;
  return {
    columns_alone: {
      columns: [first, ...others],
      estimate,
      low: interval.low,
      high: interval.high,
      answers: size,
      with_agents: both.size,
    },
  };
}

/** Returns the columns, except those that tell by being filled who answered. */
function usableColumns(people: readonly CalibratedPerson[], isAnswered: readonly boolean[]): string[] {
  const known = people.map(({ columns = {} }, at) => ({ columns, isAnswered: isAnswered[at] ?? false }));
  const revealing = new Set(revealingColumns(known).map(({ column }) => column));
  return columnsOf(known).filter((column) => !revealing.has(column));
}

/**
 * Returns the parameters of a column: its numbers, with the mean where one is missing, or else whether each person has
 * one of its values. The most frequent value is the one with which the others are compared.
 */
function parametersOf(
  column: string,
  people: readonly CalibratedPerson[],
  isAnswered: readonly boolean[],
): number[][] {
  const values = people.map(({ columns }) => ownMember(columns, column) ?? null);
  const numbers = values.flatMap((value, at) =>
    typeof value === "number" ? [{ value, weight: people[at]?.weight ?? 1 }] : [],
  );
  if (values.every((value) => value === null || typeof value === "number")) {
    const mean = weightedMean(numbers);
    return new Set(numbers.map(({ value }) => value)).size < 2
      ? []
      : [values.map((value) => (typeof value === "number" ? value : mean))];
  }
  const counts = new Map<string, { all: number; answered: number }>();
  for (const [at, value] of values.entries()) {
    const count = counts.get(String(value ?? "")) ?? { all: 0, answered: 0 };
    count.all += 1;
    if (isAnswered[at] === true) count.answered += 1;
    counts.set(String(value ?? ""), count);
  }
  if (counts.size > maxColumnValues) return [];
  const [_, ...others] = [...counts].sort(([, a], [, b]) => b.all - a.all);
  return others
    .filter(([, { answered }]) => answered >= minAnswersPerValue)
    .map(([name]) => values.map((value) => (String(value ?? "") === name ? 1 : 0)));
}
