import { checkOptions, isRecord, oneOf, type Rules, required, rules } from "@concordat/contracts/options";
import { runIdentity } from "@concordat/files";
import { type Ledger, type ReplayOptions, recordedRounds } from "@concordat/simulation";
import { collectRun } from "./collect/collect-run.js";
import { type ExportFormat, formOf } from "./database/export-form.js";
import { loadExportDatabase } from "./database/load-export-database.js";
import { manifestOf } from "./folder/open-export-folder.js";
import { type ExportedTable, TableFiles } from "./folder/table-files.js";

/** Which run is exported, and where to. */
export interface ExportOptions extends Pick<ReplayOptions, "scenario" | "rankers" | "custom"> {
  /** The record of the run. It is only read. */
  readonly ledger: Ledger;
  /** The folder for the tables; it is created if absent. An earlier export of the same run is replaced. */
  readonly out: string;
  /** How the tables are written. Default `parquet`. */
  readonly format?: ExportFormat;
  /**
   * With `csv`: put an apostrophe before texts that a spreadsheet would run as a formula. Default false: texts as they are, so that
   * what is read back is what was recorded.
   */
  readonly spreadsheetSafe?: boolean;
  /** Replace files of others that have the tables' names. Default false. */
  readonly overwrite?: boolean;
  /** Aborts the export: tables that are not written by then are omitted. */
  readonly signal?: AbortSignal;
}

/** The result of an export. */
export interface ExportedRun {
  /** Rounds that are closed, and so exported. */
  readonly rounds: number;
  /** Rounds that the scenario has. */
  readonly ofRounds: number;
  /** The tables, in the order of their documentation. */
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
  format: oneOf("parquet", "csv"),
  spreadsheetSafe: rules.flag,
  overwrite: rules.flag,
  signal: rules.signal,
};

/**
 * Exports the closed rounds of a run as tables, a file each. The run is rebuilt from its record, so that what rules were
 * shown and decided, which is not recorded, is among the rows. The same run gives the same rows in the same order,
 * whatever ledger it is recorded in. Where the run cannot be rebuilt, nothing is written.
 * @throws {RangeError} when an option is invalid
 * @throws {ExportError} DUCKDB_MISSING where DuckDB is not installed
 * @throws {RunMismatchError} when the ledger holds another run, or none
 * @throws {LedgerError} when the record was changed
 * @throws {FilesError} when a file in the folder is not its own, or cannot be written
 * @throws the signal's reason when it aborts
 * @example
 * const { tables } = await exportRun({ scenario, ledger, out: "tables" });
 */
export async function exportRun(options: ExportOptions): Promise<ExportedRun> {
  checkOptions(options, exportRules);
  const { scenario, ledger, out, overwrite = false, signal } = options;
  const form = formOf(options);
  signal?.throwIfAborted();
  const database = await (await loadExportDatabase()).open();
  try {
    const files = await TableFiles.create(database, []);
    const rounds = await collectRun(options, files.add.bind(files));
    const identity = runIdentity({ "simulated run": await manifestOf(ledger), ...form });
    const tables = await files.write({ out, form, overwrite, identity }, signal);
    return { rounds, ofRounds: recordedRounds(scenario), tables };
  } finally {
    await database.close();
  }
}
