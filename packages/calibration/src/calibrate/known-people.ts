import type { KnownPerson } from "../selection/differing-columns.js";
import type { CalibratedRun } from "./calibrate-options.js";

/** Returns the people of all runs with their columns, and whether they answered in any run. */
export function knownPeople(runs: readonly CalibratedRun[]): KnownPerson[] {
  const answered = new Set(
    runs
      .flatMap(({ people }) => people.filter(({ real = {} }) => Object.keys(real).length > 0))
      .map(({ id }) => id),
  );
  const people = new Map(runs.flatMap((run) => run.people).map((person) => [person.id, person]));
  return [...people.values()].map(({ id, columns = {} }) => ({ columns, isAnswered: answered.has(id) }));
}
