import { counted } from "@concordat/contracts/options";
import type {
  ExportedRun,
  ExportedRuns,
  ExportedTable,
  ExportFormat,
  FoundRuns,
} from "@concordat/simulation-export";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { type OptionHints, withHints } from "../run/with-hints.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { note, print, printJson } from "../terminal/output.js";
import { findRun } from "./database/find-run.js";
import { type LedgerFlags, withLedgerOption } from "./database/ledger-flag.js";
import { openRecordedRun } from "./open-recorded-run.js";
import { type ModuleFlags, ownCode, withModuleOption } from "./own-code.js";

interface ExportFlags extends ModuleFlags, LedgerFlags {
  readonly out: string;
  readonly csv?: boolean;
  readonly ndjson?: boolean;
  readonly spreadsheetSafe?: boolean;
  readonly overwrite?: boolean;
  readonly json?: boolean;
}

const hints: OptionHints = {
  OUTPUT_EXISTS: "--overwrite replaces existing files",
  OTHER_RUN: "--overwrite replaces it",
};

/** Defines `simulate export`, which writes a run as tables. */
export function defineExport(simulate: Command): void {
  withLedgerOption(withModuleOption(simulate.command("export")))
    .description("write runs as tables: Parquet, CSV or NDJSON")
    .argument(
      "<run...>",
      "folder of a run, an ensemble, a study, or several of them; or the name of a run in the database; they are only read",
    )
    .requiredOption("--out <folder>", "folder for the tables")
    .option("--csv", "CSV instead of Parquet")
    .option("--ndjson", "NDJSON instead of Parquet: a JSON object for each row")
    .option("--spreadsheet-safe", "with --csv: quote texts that a spreadsheet would run as a formula")
    .option("--overwrite", "replace existing tables")
    .option("--json", "print the result as JSON")
    .action(exportTables);
}

async function exportTables(runs: readonly string[], flags: ExportFlags): Promise<void> {
  const format = formatOf(flags);
  const { exportRun, exportRuns, findRuns } = await import("@concordat/simulation-export");
  const code = await ownCode(flags);
  const { out, spreadsheetSafe = false, overwrite = false } = flags;
  const [run = ""] = runs;
  const isOne = runs.length === 1 && (await isOneRun(run, flags));
  const { signal, release } = interruptSignal();
  const options = { ...code, out, format, spreadsheetSafe, overwrite, signal };
  try {
    if (isOne) {
      const { scenario, ledger, close } = await openRecordedRun(run, flags, code);
      try {
        reportOne(flags, await withHints(hints, () => exportRun({ scenario, ledger, ...options })));
      } finally {
        await close();
      }
      return;
    }
    if (flags.ledger !== undefined)
      throw new CommandError(
        "--ledger: only one run of a database can be exported at a time; copy the others into folders with simulate copy",
      );
    const found = await findRuns(runs, code);
    if (found.runs.length === 0) throw new CommandError(`none of the runs in ${runs.join(", ")} has started`);
    const exported = await withHints(hints, () =>
      exportRuns({ labels: found.labels, runs: found.runs, ...options }),
    );
    reportSeveral(flags, exported, found);
  } finally {
    release();
  }
}

function formatOf({ csv = false, ndjson = false, spreadsheetSafe = false }: ExportFlags): ExportFormat {
  if (csv && ndjson) throw new CommandError("--csv and --ndjson: give one of them");
  if (spreadsheetSafe && !csv) throw new CommandError("--spreadsheet-safe is about CSV; give --csv too");
  if (ndjson) return "ndjson";
  return csv ? "csv" : "parquet";
}

/** Whether a name is that of one run: its folder, or a run in a database. */
async function isOneRun(run: string, flags: ExportFlags): Promise<boolean> {
  if ((await findRun(run, flags)).kind === "database") return true;
  const { holdsEnsemble, isRunFolder } = await import("@concordat/simulation/sqlite");
  return !(await holdsEnsemble(run)) && (await isRunFolder(run));
}

function reportOne({ out, json = false }: ExportFlags, { rounds, ofRounds, tables }: ExportedRun): void {
  if (json) printJson({ folder: out, rounds, of_rounds: ofRounds, tables });
  else print(tableLines(out, tables));
  if (rounds < ofRounds) note(`only the ${rounds} of ${ofRounds} rounds that are closed were exported`);
}

function reportSeveral(
  { out, json = false }: ExportFlags,
  { runs, tables }: ExportedRuns,
  { labels, runs: started, unstarted }: FoundRuns,
): void {
  const listed = runs.map(({ labels: cells, rounds, ofRounds }) => ({
    ...Object.fromEntries(labels.map(({ name }, place) => [name, cells[place] ?? null])),
    rounds,
    of_rounds: ofRounds,
  }));
  if (json) printJson({ folder: out, runs: listed, tables });
  else print(tableLines(out, tables));
  const open = runs.filter(({ rounds, ofRounds }) => rounds < ofRounds).length;
  if (open > 0)
    note(
      `${counted(open, "run")} ${open === 1 ? "is" : "are"} not complete: only closed rounds were exported`,
    );
  const missing = unstarted.length + started.length - runs.length;
  if (missing > 0) note(`${counted(missing, "run")} ${missing === 1 ? "has" : "have"} not started`);
}

function tableLines(out: string, tables: readonly ExportedTable[]): string {
  const width = Math.max(...tables.map(({ file }) => file.length));
  return tables.map(({ file, rows }) => `${out}/${file.padEnd(width)}  ${counted(rows, "row")}`).join("\n");
}
