import { join } from "node:path";
import type { ScenarioCode } from "@concordat/simulation";
import type { VerifiedRun } from "@concordat/simulation/sqlite";
import { reportEnsemble } from "./report-verification.js";

/** Verifies every run of a sweep, and prints the results like those of an ensemble. */
export async function verifySweep(
  folder: string,
  code: ScenarioCode,
  { json }: { readonly json: boolean },
): Promise<void> {
  const { readSweepFolder, verifyEnsemble } = await import("@concordat/simulation/sqlite");
  const verified: VerifiedRun[] = [];
  for (const point of (await readSweepFolder(folder)).points)
    for (const run of await verifyEnsemble(join(folder, point.folder), code))
      verified.push({ ...run, folder: `${point.folder}/${run.folder}` });
  await reportEnsemble(verified, { json });
}
