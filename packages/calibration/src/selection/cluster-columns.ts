import { ownMember } from "@concordat/contracts/options";
import { sumOf } from "../estimate/moments.js";
import type { KnownPerson } from "./differing-columns.js";
import { columnsOf } from "./leaking-columns.js";

/** A column whose groups answered completely or had no answer. */
export interface ClusterColumn {
  readonly column: string;
  /** Number of values that at least two people have. */
  readonly groups: number;
  /** Number of these of which all people answered, or nobody. */
  readonly whole: number;
}

/** Minimum number of groups that answered as a whole. */
const minWhole = 5;

/** Minimum share of groups that answered completely or had no answer. */
const minShare = 0.8;

/** Number of standard deviations above the expected number of such groups under a draw of single people. */
const minDeviations = 5;

/**
 * Finds columns such as the household, of which whole groups were probably drawn: nearly every group answered completely
 * or had no answer, far more often than in a random draw of single people.
 */
export function clusterColumns(people: readonly KnownPerson[]): ClusterColumn[] {
  const answered = people.filter(({ isAnswered }) => isAnswered).length / people.length;
  return columnsOf(people).flatMap((column) => {
    const found = groupsOf(column, people).filter(({ all }) => all > 1);
    const whole = found.filter((group) => group.answered === group.all);
    const pure = whole.length + found.filter((group) => group.answered === 0).length;
    const expected = found.map(({ all }) => answered ** all + (1 - answered) ** all);
    const deviation = Math.sqrt(sumOf(expected.map((one) => one * (1 - one))));
    return whole.length >= minWhole &&
      pure >= minShare * found.length &&
      pure - sumOf(expected) > minDeviations * deviation
      ? [{ column, groups: found.length, whole: pure }]
      : [];
  });
}

function groupsOf(column: string, people: readonly KnownPerson[]) {
  const groups = new Map<string, { all: number; answered: number }>();
  for (const { columns, isAnswered } of people) {
    const value = ownMember(columns, column) ?? null;
    if (value === null) continue;
    const group = groups.get(String(value)) ?? { all: 0, answered: 0 };
    group.all += 1;
    if (isAnswered) group.answered += 1;
    groups.set(String(value), group);
  }
  return [...groups.values()];
}
