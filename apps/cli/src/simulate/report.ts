import { join } from "node:path";
import type { Ledger } from "@concordat/simulation";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { type Hints, withHints } from "../run/with-hints.js";
import { note, printJson } from "../terminal/output.js";
import { type LedgerFlags, withLedgerOption } from "./database/ledger-flag.js";
import { type ModuleFlags, ownCode, withModuleOption } from "./own-code.js";
import { readRun } from "./read-run.js";

interface ReportFlags extends ModuleFlags, LedgerFlags {
  readonly html?: string;
  readonly overwrite?: boolean;
  readonly json?: boolean;
}

const hints: Hints = { OUTPUT_EXISTS: "--overwrite replaces it, --html names another file" };

/** `simulate report`: one HTML file in which every number leads to the decisions behind it. */
export function defineReport(simulate: Command): void {
  withLedgerOption(withModuleOption(simulate.command("report")))
    .description("write the report of a run as one HTML file")
    .argument("<run>", "the folder of the run, or its name in the database; it is only read")
    .option("--html <file>", "where the report goes; report.html in the folder by default")
    .option("--overwrite", "replace that file, whatever it is")
    .option("--json", "print what the report says as one object, too")
    .action(report);
}

async function report(run: string, flags: ReportFlags): Promise<void> {
  const { overwrite = false, json = false } = flags;
  const { claimReport, collectRun, renderRun } = await import("@concordat/simulation-report");
  const code = await ownCode(flags);
  const { scenario, ledger, place, folder, close } = await readRun(run, flags, code);
  try {
    const file = flags.html ?? (folder === null ? undefined : join(folder, "report.html"));
    const subject = await identityOf(ledger);
    if (file === undefined) throw new CommandError("name the file for the report with --html FILE");
    const claimed = await withHints(hints, () => claimReport({ file, subject, overwrite }));
    const collected = await collectRun({ scenario, ledger, ...code, place });
    await withHints(hints, () => claimed.write(renderRun(collected)));
    if (json) printJson(collected);
    note(`the report is in ${file}`);
  } finally {
    await close();
  }
}

/** What tells a run from all others: a report of the same run is replaced. */
async function identityOf(ledger: Ledger): Promise<string> {
  const { storedManifest } = await import("@concordat/simulation/shared");
  return (await storedManifest(ledger))?.identity ?? "";
}
