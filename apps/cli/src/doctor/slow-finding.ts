import type { DoctorFinding } from "./doctor-finding.js";

/**
 * Creates the finding of a check that had no result in time.
 * @param name the name of the check
 * @param waitMs the time that it had, in milliseconds
 * @param what the result that was missing
 */
export function slowFinding(name: string, waitMs: number, what = "not known"): DoctorFinding {
  const advice =
    "a busy machine, and a disk that was not read before, take longer: run concordat doctor again, with --timeout 30 for half a minute";
  const within = what === "not known" ? "after" : "within";
  return { name, state: "slow", detail: `${what} ${within} ${(waitMs / 1000).toFixed(1)} s`, advice };
}
