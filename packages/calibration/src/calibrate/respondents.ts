import type { KnownPerson } from "../selection/differing-columns.js";
import type { CalibratedRun } from "./calibrate-options.js";
import type { CalibratedPerson } from "./calibrated-person.js";

/** Whether a person answered a question. */
export function isRespondent({ real = {} }: Pick<CalibratedPerson, "real">): boolean {
  return Object.keys(real).length > 0;
}

/** Returns the ids of the people who answered a question in a run. */
export function respondentIds(runs: readonly CalibratedRun[]): ReadonlySet<string> {
  return new Set(runs.flatMap(({ people }) => people.filter(isRespondent).map(({ id }) => id)));
}

/** Returns the columns of each person, and whether the person answered. All runs have the same people. */
export function knownPeople(runs: readonly CalibratedRun[]): KnownPerson[] {
  const answered = respondentIds(runs);
  return (runs[0]?.people ?? []).map(({ id, columns = {} }) => ({ columns, isAnswered: answered.has(id) }));
}
