import { openRun, type Run, type RunIdentity } from "@concordat/files";
import type { RecordedRows } from "@concordat/simulation";
import type { ExportForm } from "../database/export-form.js";
import { exportTableNames } from "../tables/tables.js";

/**
 * The name of the file that lists the tables and runs of an export. It is removed before the first table is written,
 * and written after the last one. A folder that contains it therefore contains a complete export.
 */
export const listFile = "export.json";

/** The folder of an export, with the format of its files and the identity of the exported runs. */
export interface ExportFolder {
  readonly out: string;
  readonly form: ExportForm;
  /** Whether to replace other files that have the names of the tables. Default false. */
  readonly overwrite?: boolean;
  /** The identity of the exported run or runs (see {@link runIdentity}). */
  readonly identity: RunIdentity;
}

/**
 * Opens a folder for the tables of a run. A run with more closed rounds than at an earlier export is still the same
 * run.
 * @throws {FilesError} when the folder contains files of another run, or other files
 */
export async function openExportFolder({
  out,
  form: { format },
  overwrite = false,
  identity,
}: ExportFolder): Promise<Run> {
  const names = new Set([listFile, ...exportTableNames.map((name) => `${name}.${format}`)]);
  return openRun({
    at: { folder: out },
    identity,
    existing: "resume",
    overwrite,
    needs: (name) => names.has(name),
  });
}

/**
 * Returns the manifest of the run in a ledger as JSON, which identifies the run. Empty if the ledger contains no run.
 */
export async function recordedManifest(ledger: RecordedRows): Promise<string> {
  for await (const { row } of ledger.read("run", { columns: ["manifest"] })) return String(row[0]);
  return "";
}
