import { counted } from "@concordat/contracts/options";
import type { ExportedRun } from "@concordat/simulation-export";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { type Hints, withHints } from "../run/with-hints.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { note, print, printJson } from "../terminal/output.js";
import { type LedgerFlags, withLedgerOption } from "./database/ledger-flag.js";
import { type ModuleFlags, ownCode, withModuleOption } from "./own-code.js";
import { readRun } from "./read-run.js";

interface ExportFlags extends ModuleFlags, LedgerFlags {
  readonly out: string;
  readonly csv?: boolean;
  readonly spreadsheetSafe?: boolean;
  readonly overwrite?: boolean;
  readonly json?: boolean;
}

const hints: Hints = {
  OUTPUT_EXISTS: "--overwrite replaces existing files",
  OTHER_RUN: "--overwrite replaces it",
};

/** Defines `simulate export`, which writes a run as tables. */
export function defineExport(simulate: Command): void {
  withLedgerOption(withModuleOption(simulate.command("export")))
    .description("write a run as Parquet or CSV tables")
    .argument("<run>", "folder of the run, or its name in the database; it is only read")
    .requiredOption("--out <folder>", "folder for the tables")
    .option("--csv", "CSV instead of Parquet")
    .option("--spreadsheet-safe", "with --csv: quote texts that a spreadsheet would run as a formula")
    .option("--overwrite", "replace existing tables")
    .option("--json", "print the result as JSON")
    .action(exportTables);
}

async function exportTables(run: string, flags: ExportFlags): Promise<void> {
  const { out, csv = false, spreadsheetSafe = false, overwrite = false, json = false } = flags;
  if (spreadsheetSafe && !csv) throw new CommandError("--spreadsheet-safe is about CSV; give --csv too");
  const { exportRun } = await import("@concordat/simulation-export");
  const code = await ownCode(flags);
  const { scenario, ledger, close } = await readRun(run, flags, code);
  const { signal, release } = interruptSignal();
  try {
    const format = csv ? "csv" : "parquet";
    const exported = await withHints(hints, () =>
      exportRun({ scenario, ledger, ...code, out, format, spreadsheetSafe, overwrite, signal }),
    );
    if (json) printJson({ folder: out, ...asData(exported) });
    else print(tableLines(out, exported));
    if (exported.rounds < exported.ofRounds)
      note(`only the ${exported.rounds} of ${exported.ofRounds} rounds that are closed were exported`);
  } finally {
    release();
    await close();
  }
}

function asData({ rounds, ofRounds, tables }: ExportedRun) {
  return { rounds, of_rounds: ofRounds, tables };
}

function tableLines(out: string, { tables }: ExportedRun): string {
  const width = Math.max(...tables.map(({ file }) => file.length));
  return tables.map(({ file, rows }) => `${out}/${file.padEnd(width)}  ${counted(rows, "row")}`).join("\n");
}
