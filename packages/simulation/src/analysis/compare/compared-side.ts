import { counted, isRecord, type Rule, required } from "@concordat/contracts/options";
import type { ComparedSide } from "@concordat/contracts/simulation-comparison";
import type { MeasuredRun } from "../measure/measure-run.js";

/** Maximum value in a comparison. The square of a larger value could be infinite. */
const maxValue = 1e100;

/** The rule for an option that contains the runs of a side. */
export const runsRule: Rule = required({
  message: "must be a list of runs as measureRun gives them, and not empty",
  test: (value) => Array.isArray(value) && value.length > 0 && value.every(isRun),
});

function isRun(run: unknown): boolean {
  return (
    isRecord(run) &&
    typeof run.seed === "number" &&
    typeof run.scenario === "string" &&
    Array.isArray(run.values) &&
    run.values.every((one) => isRecord(one) && isValue(one.value))
  );
}

function isValue(value: unknown): boolean {
  return value === null || (typeof value === "number" && Math.abs(value) <= maxValue);
}

/**
 * Returns the description of a side of a comparison.
 * @throws {RangeError} when the runs differ in anything other than their seeds, or two runs have the same seed
 */
export function sideOf(name: "a" | "b", runs: readonly MeasuredRun[]): ComparedSide {
  const [first] = runs;
  if (first === undefined) throw new RangeError(`${name} contains no runs`);
  const other = runs.find((run) => run.scenario !== first.scenario || run.post !== first.post);
  if (other !== undefined)
    throw new RangeError(
      `${name} must be runs of one scenario that differ in nothing but their seeds: the run with seed ${other.seed} is of another, or of another post`,
    );
  assertSameRules(`the runs of ${name}`, runs);
  if (new Set(runs.map(({ seed }) => seed)).size < runs.length)
    throw new RangeError(`${name} holds two runs with the same seed; they are not independent of each other`);
  return {
    name: first.name,
    agents: first.agents,
    rounds: first.rounds,
    runs: runs.map(({ seed, identity, hash }) => ({ seed, identity, hash })),
  };
}

/**
 * Checks that both sides have the same number of rounds.
 * @throws {RangeError} when they do not: counts over more rounds are higher for that reason alone
 */
export function checkAlike(a: ComparedSide, b: ComparedSide): void {
  if (a.rounds === b.rounds) return;
  throw new RangeError(
    `a has ${counted(a.rounds, "round")} and b ${b.rounds}: they are measured over different times; simulate both for as many rounds`,
  );
}

/**
 * Checks that all runs were decided by the same version of the decision rules.
 * @throws {RangeError} when they were not: the runs could differ because of the rules alone
 */
export function assertSameRules(name: string, runs: readonly MeasuredRun[]): void {
  const versions = [...new Set(runs.flatMap(({ rules }) => rules ?? []))].sort((one, other) => one - other);
  if (versions.length < 2) return;
  throw new RangeError(
    `${name} were decided by versions ${versions.join(" and ")} of the rules, which give the threshold policy different meanings; ` +
      "simulate the older runs again",
  );
}
