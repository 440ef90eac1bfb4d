import type { CalibrateOptions } from "./calibrate-options.js";
import type { CalibratedPerson } from "./calibrated-person.js";

/** Returns the people of the run for a message; `undefined` if there is no such run. */
export function peopleAbout(
  about: string | null,
  runs: CalibrateOptions["runs"],
): readonly CalibratedPerson[] | undefined {
  return runs.find(({ message = null }) => message === about)?.people;
}
