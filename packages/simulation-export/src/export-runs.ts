import { checkOptions, oneOf, type Rules, required, rules } from "@concordat/contracts/options";
import { runIdentity } from "@concordat/files";
import type { ReplayOptions } from "@concordat/simulation";
import { collectRun } from "./collect/collect-run.js";
import { formOf } from "./database/export-form.js";
import { loadExportDatabase } from "./database/load-export-database.js";
import type { ExportOptions } from "./export-run.js";
import { manifestOf } from "./folder/open-export-folder.js";
import { type ExportedTable, TableFiles } from "./folder/table-files.js";
import { column } from "./tables/table.js";

/** A run that is open for reading. */
export interface OpenedRun extends Pick<ReplayOptions, "scenario" | "ledger"> {
  /** Closes the run. */
  close(): Promise<void>;
}

/** One of several runs that are exported together. */
export interface LabelledRun {
  /** The texts that identify the run, one for each column of `labels`. */
  readonly labels: readonly string[];
  /** Opens the run. It is closed before the next run is opened. */
  readonly open: () => Promise<OpenedRun>;
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
  }[];
  /** The runs, in the order in which they are read. */
  readonly runs: readonly LabelledRun[];
}

const exportRunsRules: Rules<ExportRunsOptions> = {
  rankers: rules.list,
  custom: rules.list,
  labels: required(rules.list),
  runs: required(rules.list),
  out: required(rules.text),
  format: oneOf("parquet", "csv"),
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
export async function exportRuns(options: ExportRunsOptions): Promise<readonly ExportedTable[]> {
  checkOptions(options, exportRunsRules);
  const { labels, runs, out, format, spreadsheetSafe, overwrite = false, signal, ...code } = options;
  const form = formOf({ format, spreadsheetSafe });
  signal?.throwIfAborted();
  const database = await (await loadExportDatabase()).open();
  try {
    const files = await TableFiles.create(
      database,
      labels.map(({ name, meaning }) => column(name, "VARCHAR", meaning)),
    );
    const manifests: string[] = [];
    for (const run of runs) {
      const { close, ...opened } = await run.open();
      try {
        const more = signal === undefined ? {} : { signal };
        await collectRun({ ...opened, ...code, ...more }, (name, cells) =>
          files.add(name, [...run.labels, ...cells]),
        );
        manifests.push(await manifestOf(opened.ledger));
      } finally {
        await close();
      }
    }
    const identity = runIdentity({ "simulated runs": manifests, ...form });
    return await files.write({ out, form, overwrite, identity }, signal);
  } finally {
    await database.close();
  }
}
