import { checkApart, remainingMs } from "./check-apart.js";
import { checks, processOf } from "./checks.js";
import type { DoctorFinding, Whereabouts } from "./doctor-finding.js";

/**
 * Runs all checks concurrently, each in its process (decision 0390), and returns their findings in the order of the
 * list.
 * @param timeoutMs milliseconds until a check is stopped. `undefined`: a time with which the command ends within two
 *   seconds
 */
export async function runChecks(
  where: Omit<Whereabouts, "patienceMs">,
  timeoutMs: number | undefined,
): Promise<DoctorFinding[]> {
  const waitMs = timeoutMs ?? remainingMs();
  const namesBy = new Map<string, string[]>();
  for (const check of checks) {
    const process = processOf(check, where);
    namesBy.set(process, [...(namesBy.get(process) ?? []), check.name]);
  }
  const { command = [], ...apart } = Object.fromEntries(namesBy);
  const found = await Promise.all([
    ...Object.values(apart).map((names) => checkApart({ names, where }, { waitMs })),
    checkHere(command, { ...where, patienceMs: waitMs }),
  ]);
  const byName = new Map(found.flatMap((part) => [...part]));
  return checks.flatMap(({ name }) => byName.get(name) ?? []);
}

/** Runs checks in this process. */
async function checkHere(names: readonly string[], where: Whereabouts): Promise<Map<string, DoctorFinding>> {
  const wanted = checks.filter(({ name }) => names.includes(name));
  return new Map(
    await Promise.all(wanted.map(async (check) => [check.name, await (await check.load())(where)] as const)),
  );
}
