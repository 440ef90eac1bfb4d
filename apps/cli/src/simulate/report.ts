import { join } from "node:path";
import type { ScenarioCode } from "@concordat/simulation";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { readContractValues } from "../files/read-contract.js";
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
  const { collectRun, renderRun } = await import("@concordat/simulation-report");
  const { storedManifest } = await import("@concordat/simulation/results");
  const { scenario, ledger, place, folder, close } = await readRun(what, flags, code);
  try {
    const file = folder === null ? undefined : join(folder, "report.html");
    const subject = (await storedManifest(ledger))?.identity ?? "";
    await written(flags, { file, subject }, async () => {
      const collected = await collectRun({ scenario, ledger, ...code, place });
      return { data: collected, html: renderRun(collected) };
    });
  } finally {
    await close();
  }
}

async function reportEnsemble(folder: string, flags: ReportFlags, code: ScenarioCode): Promise<void> {
  const { isRunFolder, readEnsembleFolder, readRunFolder, runFolderOf } = await import(
    "@concordat/simulation/sqlite"
  );
  const { collectEnsemble, renderEnsemble } = await import("@concordat/simulation-report");
  const { ensemble, scenario } = await readEnsembleFolder(folder, code);
  const subject = JSON.stringify([ensemble.scenario_sha256, ensemble.runs]);
  await written(flags, { file: join(folder, "report.html"), subject }, async () => {
    const collected = await collectEnsemble({
      place: [folder],
      ensemble,
      scenario,
      ...code,
      async open(run) {
        const at = runFolderOf({ folder }, run);
        return (await isRunFolder(at)) ? readRunFolder(at, code) : null;
      },
    });
    return { data: collected, html: renderEnsemble(collected) };
  });
}

async function reportComparison(file: string, flags: ReportFlags): Promise<void> {
  const { renderComparison } = await import("@concordat/simulation-report");
  const { simulationComparison } = await import("@concordat/contracts/simulation-comparison");
  const [comparison] = await readContractValues(file, simulationComparison);
  if (comparison === undefined)
    throw new CommandError(`${file} holds no comparison; simulate compare --out writes one`);
  const subject = JSON.stringify([comparison.a.runs, comparison.b.runs]);
  await written(flags, { file: undefined, subject }, async () => ({
    data: comparison,
    html: renderComparison(comparison),
  }));
}

/** Claims the file of a report before the report is created, then writes it. */
async function written(
  { html: named, overwrite = false, json = false }: ReportFlags,
  { file: usual, subject }: { readonly file: string | undefined; readonly subject: string },
  make: () => Promise<{ readonly data: unknown; readonly html: string }>,
): Promise<void> {
  const { claimReport } = await import("@concordat/simulation-report");
  const file = named ?? usual;
  if (file === undefined) throw new CommandError("name the file for the report with --html FILE");
  const claimed = await withHints(hints, () => claimReport({ file, subject, overwrite }));
  const { data, html } = await make();
  await withHints(hints, () => claimed.write(html));
  if (json) printJson(data);
  note(`the report is in ${file}`);
}
