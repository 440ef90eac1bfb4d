import { checkOptions, isRecord, oneOf, type Rules, required, rules } from "@concordat/contracts/options";
import { runIdentity } from "@concordat/files";
import type { Ledger, ReplayOptions } from "@concordat/simulation";
import { fillTables } from "./collect/fill-tables.js";
import { type ExportFormat, exportForm, exportFormats } from "./database/export-form.js";
import { loadExportDatabase } from "./database/load-export-database.js";
import type { ExportedTable } from "./folder/export-list.js";
import { listedRun } from "./folder/export-list.js";
import { recordedManifest } from "./folder/open-export-folder.js";
import { TableFiles } from "./folder/table-files.js";

/** The run to export, and the output folder. */
export interface ExportOptions extends Pick<ReplayOptions, "scenario" | "rankers" | "custom"> {
  /** The ledger of the run. It is only read. */
  readonly ledger: Ledger;
  /** The folder for the tables. It is created if it does not exist. An earlier export of the same run is replaced. */
  readonly out: string;
  /** The format of the tables. Default `parquet`. */
  readonly format?: ExportFormat;
  /**
   * Whether to add an apostrophe before texts that a spreadsheet would execute as a formula. It applies only to `csv`.
   * Default false: texts are written unchanged, so that reading them gives the recorded texts.
   */
  readonly spreadsheetSafe?: boolean;
  /** Whether to replace other files that have the names of the tables. Default false. */
  readonly overwrite?: boolean;
  /** Aborts the export. Tables that were not written yet are omitted. */
  readonly signal?: AbortSignal;
}

/** The result of an export. */
export interface ExportedRun {
  /** Number of closed rounds, all of which are exported. */
  readonly rounds: number;
  /** Number of rounds of the scenario. */
  readonly ofRounds: number;
  /** The tables, in the order in which they are documented. */
  readonly tables: readonly ExportedTable[];
}

const exportRules: Rules<ExportOptions> = {
  scenario: required({ ...rules.record, message: "must be a scenario, as loadScenario gives it" }),
  rankers: rules.list,
  custom: rules.list,
  ledger: required({
    message: "must be a ledger, such as openSqliteLedger gives",
    test: (value) => isRecord(value) && typeof value.read === "function",
  }),
  out: required(rules.text),
  format: oneOf(...exportFormats),
  spreadsheetSafe: rules.flag,
  overwrite: rules.flag,
  signal: rules.signal,
};

/**
 * Exports the closed rounds of a run as tables, one file for each table. The run is rebuilt from its record, so that
 * the tables also contain what is not recorded itself: the items shown to agents and the decisions of rules. The same
 * run always gives the same rows in the same order, for each kind of ledger. If the run cannot be rebuilt, no file is
 * written.
 * @throws {RangeError} when an option is invalid
 * @throws {ExportError} DUCKDB_MISSING when DuckDB is not installed for this platform
 * @throws {RunMismatchError} when the ledger contains a different run, or none
 * @throws {LedgerError} when the record was changed
 * @throws {FilesError} when a file in the folder does not belong to the export, or cannot be written
 * @throws the signal's reason if it is aborted
 * @example
 * const { tables } = await exportRun({ scenario, ledger, out: "tables" });
 */
export async function exportRun(options: ExportOptions): Promise<ExportedRun> {
  checkOptions(options, exportRules);
  const { scenario, ledger, out, overwrite = false, signal } = options;
  const form = exportForm(options);
  signal?.throwIfAborted();
  const database = await (await loadExportDatabase()).open();
  try {
    const files = await TableFiles.create(database, []);
    const collected = await fillTables(options, files.add.bind(files));
    const identity = runIdentity({ "simulated run": await recordedManifest(ledger), ...form });
    const run = listedRun([], scenario, collected);
    const tables = await files.write({ out, form, overwrite, identity }, [run], signal);
    return { rounds: collected.rounds, ofRounds: collected.ofRounds, tables };
  } finally {
    await database.close();
  }
}
