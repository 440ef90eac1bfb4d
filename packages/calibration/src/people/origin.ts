import { basename } from "node:path";
import type { CalibrationOrigin } from "@concordat/contracts/calibration-report";
import type { Ledger } from "@concordat/simulation";
import { storedManifest } from "@concordat/simulation/results";
import type { PeopleTable } from "./read-table.js";

/**
 * Describes a run for the origin of a report: its model, identity and time, as in its manifest. Empty for a ledger
 * without a run.
 * @param name the name of the run
 * @param run the run, with its ledger
 */
export async function originOfRun(
  name: string,
  { ledger }: { readonly ledger: Ledger },
): Promise<CalibrationOrigin["runs"][number][]> {
  const manifest = await storedManifest(ledger);
  if (manifest === null) return [];
  const { identity, model, created_at } = manifest;
  return [{ name, identity, model: model?.id ?? null, created_at }];
}

/** Describes a table of real answers for the origin of a report. */
export function originOfAnswers({
  file,
  rows,
  sha256,
}: PeopleTable): NonNullable<CalibrationOrigin["answers"]> {
  return { file: basename(file), rows: rows.length, sha256 };
}
