import { openRun, type Run, runIdentity } from "@concordat/files";
import type { RecordedRows } from "@concordat/simulation";
import type { ExportFormat } from "../database/export-database.js";
import { exportTableNames } from "../tables/tables.js";

/** The folder of an export. */
export interface ExportFolder {
  readonly out: string;
  readonly format: ExportFormat;
  /** Replace files of others that have the tables' names. */
  readonly overwrite?: boolean;
  readonly ledger: RecordedRows;
}

/**
 * Takes a folder for the tables of a run: with more rounds it is still the same run.
 * @throws {FilesError} when it holds something of another run, or of others
 */
export async function openExportFolder({
  out,
  format,
  overwrite = false,
  ledger,
}: ExportFolder): Promise<Run> {
  const names: ReadonlySet<string> = new Set(exportTableNames.map((name) => `${name}.${format}`));
  return openRun({
    at: { folder: out },
    identity: runIdentity({ "simulated run": await manifestOf(ledger), format }),
    existing: "resume",
    overwrite,
    needs: (name) => names.has(name),
  });
}

async function manifestOf(ledger: RecordedRows): Promise<string> {
  for await (const { row } of ledger.read("run", { columns: ["manifest"] })) return String(row[0]);
  return "";
}
