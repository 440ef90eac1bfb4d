import type { Subject } from "../drivers/subject.js";
import type { RunIdentity } from "../loop/run-folder.js";
import { measureName } from "../query/aggregate.js";
import { tableFingerprint } from "../table/fingerprint.js";
import type { AnalyzeOptions } from "./analyze-options.js";
import type { Facts } from "./facts.js";

/** What must be the same for an analysis to be gone on with. */
export async function identityOf(
  { table, question, client, seed, temperature, spreadsheetSafe = false }: AnalyzeOptions,
  { subject, iterations }: Facts,
): Promise<RunIdentity> {
  return {
    ...{ version: 1, question, table: table.name, fingerprint: await tableFingerprint(table), iterations },
    ...subjectIdentity(subject),
    ...{ model: client.id, seed: seed ?? null, temperature: temperature ?? null, spreadsheetSafe },
  };
}

function subjectIdentity({ measure, comparison }: Subject): RunIdentity {
  return {
    measure: measureName(measure),
    aggregate: measure.aggregate,
    time: comparison?.column.name ?? null,
    compare: comparison === null ? null : `${comparison.a.label}:${comparison.b.label}`,
  };
}
