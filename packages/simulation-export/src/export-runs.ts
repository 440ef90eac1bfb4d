import { checkOptions, oneOf, type Rules, required, rules } from "@concordat/contracts/options";
import { runIdentity } from "@concordat/files";
import type { ReplayOptions } from "@concordat/simulation";
import { fillTables } from "./collect/fill-tables.js";
import { exportForm, exportFormats } from "./database/export-form.js";
import { loadExportDatabase } from "./database/load-export-database.js";
import type { ExportOptions } from "./export-run.js";
import type { ExportedTable } from "./folder/export-list.js";
import { type ListedRun, listedRun } from "./folder/export-list.js";
import { recordedManifest } from "./folder/open-export-folder.js";
import { TableFiles } from "./folder/table-files.js";
import { type CellType, column, type ExportCell } from "./tables/table.js";

/** A run that is open for reading. */
export interface OpenedRun extends Pick<ReplayOptions, "scenario" | "ledger"> {
  /** Closes the run. */
  close(): Promise<void>;
}

/** One of several runs that are exported together. */
export interface LabelledRun {
  /** The cells that identify the run, one for each column of `labels`; `null` if a column does not apply to it. */
  readonly labels: readonly ExportCell[];
  /**
   * Opens the run. It is closed before the next run is opened. Returns `null` if the run has not started; it is then
   * omitted.
   */
  readonly open: () => Promise<OpenedRun | null>;
}

/** Options for exporting several runs. */
export interface ExportRunsOptions
  extends Pick<
    ExportOptions,
    "rankers" | "custom" | "out" | "format" | "spreadsheetSafe" | "overwrite" | "signal"
  > {
  /** The columns that identify the run of a row. They come first in every table. */
  readonly labels: readonly {
    /** The name of the column in the file's header. */
    readonly name: string;
    /** The meaning of the column, for readers of the documentation. */
    readonly meaning: string;
    /** The type of the column's cells. Default `VARCHAR`. */
    readonly type?: Exclude<CellType, "VARCHAR[]" | "TIMESTAMP">;
  }[];
  /** The runs, in the order in which they are read. */
  readonly runs: readonly LabelledRun[];
}

/** The result of exporting several runs. */
export interface ExportedRuns {
  /** The runs that were exported, in the order in which they were given. */
  readonly runs: readonly {
    /** The cells that identify the run. */
    readonly labels: readonly ExportCell[];
    /** Number of closed rounds, all of which are exported. */
    readonly rounds: number;
    /** Number of rounds of the scenario. */
    readonly ofRounds: number;
  }[];
  /** The tables, in the order in which they are documented. */
  readonly tables: readonly ExportedTable[];
}

const exportRunsRules: Rules<ExportRunsOptions> = {
  rankers: rules.list,
  custom: rules.list,
  labels: required(rules.list),
  runs: required(rules.list),
  out: required(rules.text),
  format: oneOf(...exportFormats),
  spreadsheetSafe: rules.flag,
  overwrite: rules.flag,
  signal: rules.signal,
};

/**
 * Exports the closed rounds of several runs to the same tables as `exportRun`. Each table has one file for all runs.
 * @throws the errors of `exportRun`
 * @example
 * const labels = [{ name: "message", meaning: "Which message was posted." }];
 * await exportRuns({ labels, runs: [{ labels: ["terraces"], open: () => readRunFolder("out/a") }], out: "tables" });
 */
export async function exportRuns(options: ExportRunsOptions): Promise<ExportedRuns> {
  checkOptions(options, exportRunsRules);
  const { labels, runs, out, format, spreadsheetSafe, overwrite = false, signal, ...code } = options;
  const form = exportForm({ format, spreadsheetSafe });
  signal?.throwIfAborted();
  const database = await (await loadExportDatabase()).open();
  try {
    const columns = labels.map(({ name, meaning, type = "VARCHAR" }) => column(name, type, meaning));
    const files = await TableFiles.create(database, columns);
    const manifests: string[] = [];
    const listed: ListedRun[] = [];
    for (const run of runs) {
      const open = await run.open();
      if (open === null) continue;
      const { close, ...opened } = open;
      try {
        const more = signal === undefined ? {} : { signal };
        const collected = await fillTables({ ...opened, ...code, ...more }, (name, cells) =>
          files.add(name, [...run.labels, ...cells]),
        );
        listed.push(listedRun(run.labels, opened.scenario, collected));
        manifests.push(await recordedManifest(opened.ledger));
      } finally {
        await close();
      }
    }
    const identity = runIdentity({ "simulated runs": manifests, ...form });
    const tables = await files.write({ out, form, overwrite, identity }, listed, signal);
    return {
      runs: listed.map(({ labels: cells, rounds, of_rounds }) => ({
        labels: cells,
        rounds,
        ofRounds: of_rounds,
      })),
      tables,
    };
  } finally {
    await database.close();
  }
}
