import { join } from "node:path";
import type { ScenarioCode } from "@concordat/simulation";
import type { ReportTarget } from "@concordat/simulation-report";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { readContractValues } from "../files/read-contract.js";
import { type OptionHints, withHints } from "../run/with-hints.js";
import { note, printJson } from "../terminal/output.js";
import { type LedgerFlags, withLedgerOption } from "./database/ledger-flag.js";
import { openRecordedRun } from "./open-recorded-run.js";
import { type ModuleFlags, ownCode, withModuleOption } from "./own-code.js";

interface ReportFlags extends ModuleFlags, LedgerFlags {
  readonly html?: string;
  readonly overwrite?: boolean;
  readonly json?: boolean;
}

const hints: OptionHints = { OUTPUT_EXISTS: "--overwrite replaces it, --html names another file" };

/** Defines `simulate report`, which writes one HTML file in which every number links to its source. */
export function defineReport(simulate: Command): void {
  withLedgerOption(withModuleOption(simulate.command("report")))
    .description("write an HTML report of a run, an ensemble or a comparison")
    .argument(
      "<what>",
      "folder of a run or an ensemble, a run's name in the database, or a file of simulation-comparison/v1",
    )
    .option("--html <file>", "file for the report (default: report.html in the folder)")
    .option("--overwrite", "replace an existing file")
    .option("--json", "also print the content of the report as JSON")
    .action(report);
}

async function report(what: string, flags: ReportFlags): Promise<void> {
  const { holdsEnsemble } = await import("@concordat/simulation/sqlite");
  if (what.endsWith(".json")) return reportComparison(what, flags);
  const code = await ownCode(flags);
  if (await holdsEnsemble(what)) return reportEnsemble(what, flags, code);
  return reportRun(what, flags, code);
}

async function reportRun(what: string, flags: ReportFlags, code: ScenarioCode): Promise<void> {
  const { createRunReport } = await import("@concordat/simulation-report");
  const { scenario, ledger, place, folder, close } = await openRecordedRun(what, flags, code);
  try {
    const run = { scenario, ledger, ...code, place };
    const usual = folder === null ? null : join(folder, "report.html");
    await written(flags, usual, (target) => createRunReport(run, target));
  } finally {
    await close();
  }
}

async function reportEnsemble(folder: string, flags: ReportFlags, code: ScenarioCode): Promise<void> {
  const { createEnsembleReport } = await import("@concordat/simulation-report");
  const usual = join(folder, "report.html");
  await written(flags, usual, (target) => createEnsembleReport(folder, target, code));
}

async function reportComparison(file: string, flags: ReportFlags): Promise<void> {
  const { createComparisonReport } = await import("@concordat/simulation-report");
  const { simulationComparison } = await import("@concordat/contracts/simulation-comparison");
  const [comparison] = await readContractValues(file, simulationComparison);
  if (comparison === undefined)
    throw new CommandError(`${file} contains no comparison; simulate compare --out writes one`);
  await written(flags, null, (target) => createComparisonReport(comparison, target));
}

/** Writes a report to the named file, or to the usual one; `usual` is `null` if there is none. */
async function written(
  { html, overwrite = false, json = false }: ReportFlags,
  usual: string | null,
  create: (target: ReportTarget) => Promise<unknown>,
): Promise<void> {
  const file = html ?? usual;
  if (file === null) throw new CommandError("name the file for the report with --html FILE");
  const data = await withHints(hints, () => create({ file, overwrite }));
  if (json) printJson(data);
  note(`the report is in ${file}`);
}
