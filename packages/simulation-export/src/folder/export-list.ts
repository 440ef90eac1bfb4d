import type { LoadedScenario } from "@concordat/simulation";
import type { CollectedRounds } from "../collect/fill-tables.js";
import type { ExportForm } from "../database/export-form.js";
import type { ExportCell, ExportColumn } from "../tables/table.js";
import type { ExportTableName } from "../tables/tables.js";

/** A run in the list of an export. */
export interface ListedRun {
  /** The cells that identify the run. */
  readonly labels: readonly ExportCell[];
  /** The name of its scenario. */
  readonly scenario: string;
  /** The seed of the run. */
  readonly seed: number;
  /** Number of closed rounds. */
  readonly rounds: number;
  /** Number of rounds of the run's scenario. */
  readonly of_rounds: number;
  /** The chained hash of the last closed round; `null` if no round is closed. */
  readonly hash: string | null;
}

/** An exported table. */
export interface ExportedTable {
  /** The name of the table. */
  readonly name: ExportTableName;
  /** The name of the table's file in the folder. */
  readonly file: string;
  /** The number of rows of the table. */
  readonly rows: number;
}

/** A table in the list of an export. */
export interface ListedTable extends ExportedTable {
  /** The SHA-256 of the file. */
  readonly sha256: string;
  /** The columns of the file, in order. */
  readonly columns: readonly Pick<ExportColumn, "name" | "type">[];
}

/** Returns the entry of a run in the list of an export. */
export function listedRun(
  labels: readonly ExportCell[],
  { scenario: { name, seed } }: LoadedScenario,
  { rounds, ofRounds, hash }: CollectedRounds,
): ListedRun {
  return { labels, scenario: name, seed, rounds, of_rounds: ofRounds, hash };
}

/**
 * Returns the list of an export as JSON: its format, the columns that identify a run, the runs, and the tables with
 * their columns and the SHA-256 of each file.
 */
export function exportList({
  form,
  labels,
  runs,
  tables,
}: {
  readonly form: ExportForm;
  readonly labels: readonly ExportColumn[];
  readonly runs: readonly ListedRun[];
  readonly tables: readonly ListedTable[];
}): string {
  return `${JSON.stringify({ ...form, labels, runs, tables }, null, 2)}\n`;
}
