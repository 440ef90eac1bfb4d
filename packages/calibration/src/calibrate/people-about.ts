import type { CalibratedPerson, CalibrateOptions } from "./calibrate-options.js";

/** The people of the run about a message; undefined without such a run. */
export function peopleAbout(
  about: string | null,
  runs: CalibrateOptions["runs"],
): readonly CalibratedPerson[] | undefined {
  return runs.find(({ message = null }) => message === about)?.people;
}
