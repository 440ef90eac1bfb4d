import {
  checkValue,
  isRecord,
  omitUndefined,
  pathRules,
  type Rule,
  required,
  rules,
} from "@concordat/contracts/options";
import type { SimulationComparison } from "@concordat/contracts/simulation-comparison";
import type { ScenarioCode } from "@concordat/simulation";
import { storedManifest } from "@concordat/simulation/results";
import { renderComparison } from "../comparison/comparison-page.js";
import { collectEnsemble } from "../ensemble/collect-ensemble.js";
import { renderEnsemble } from "../ensemble/ensemble-page.js";
import type { EnsembleReport } from "../ensemble/ensemble-report.js";
import { renderRun } from "../render/run-page.js";
import { collectRun, type ReportOptions } from "../run/collect-run.js";
import type { RunReport } from "../run/run-report.js";
import { claimReport, type ReportFile } from "./write-report.js";

/** The file of a report to create. An unmodified earlier report of the same subject is replaced. */
export type ReportTarget = Omit<ReportFile, "subject">;

const ledgerRule: Rule = required({
  message: "must be a ledger",
  test: (value) => isRecord(value) && "read" in value,
});
const comparisonRule: Rule = required({
  message: "must be a comparison, as compareRuns returns it",
  test: (value) => isRecord(value) && isRecord(value.a) && isRecord(value.b),
});

/**
 * Writes the report of a run. The file is claimed before the run is read.
 * @param run the scenario, the ledger and the custom code of the run, and the words that name it in commands
 * @param target the file of the report
 * @returns the content of the report
 * @throws {FilesError} OUTPUT_EXISTS when the file is anything but an unmodified report of this run, UNWRITABLE
 * @throws the errors of `collectRun`
 * @example
 * await createRunReport({ scenario, ledger, place: ["out/market"] }, { file: "out/market/report.html" });
 */
export async function createRunReport(run: ReportOptions, target: ReportTarget): Promise<RunReport> {
  checkValue(run, required(rules.record), "run");
  checkValue(run.ledger, ledgerRule, "ledger");
  const subject = (await storedManifest(run.ledger))?.identity ?? "";
  return create(target, subject, () => collectRun(run), renderRun);
}

/**
 * Writes the report of the ensemble in a folder, whose runs are only read. The file is claimed before they are read.
 * @param folder the folder of the ensemble
 * @param target the file of the report
 * @param code the custom rankers and policies of its scenario
 * @returns the content of the report
 * @throws {FilesError} OUTPUT_EXISTS when the file is anything but an unmodified report of this ensemble, UNWRITABLE
 * @throws {RunFolderError} when the folder contains no ensemble
 */
export async function createEnsembleReport(
  folder: string,
  target: ReportTarget,
  code: ScenarioCode = {},
): Promise<EnsembleReport> {
  checkValue(folder, required(pathRules.folder), "folder");
  const { isRunFolder, readEnsembleFolder, readRunFolder, runFolderOf } = await import(
    "@concordat/simulation/sqlite"
  );
  const { ensemble, scenario } = await readEnsembleFolder(folder, code);
  const collect = () =>
    collectEnsemble({
      place: [folder],
      ensemble,
      scenario,
      ...code,
      async open(run) {
        const at = runFolderOf({ folder }, run);
        return (await isRunFolder(at)) ? readRunFolder(at, code) : null;
      },
    });
  const subject = JSON.stringify([ensemble.scenario_sha256, ensemble.runs]);
  return create(target, subject, collect, renderEnsemble);
}

/**
 * Writes the report of a comparison.
 * @param comparison the comparison, as `compareRuns` returns it
 * @param target the file of the report
 * @returns the comparison
 * @throws {FilesError} OUTPUT_EXISTS when the file is anything but an unmodified report of the same runs, UNWRITABLE
 */
export async function createComparisonReport(
  comparison: SimulationComparison,
  target: ReportTarget,
): Promise<SimulationComparison> {
  checkValue(comparison, comparisonRule, "comparison");
  const subject = JSON.stringify([comparison.a.runs, comparison.b.runs]);
  return create(target, subject, async () => comparison, renderComparison);
}

async function create<Data>(
  { file, overwrite }: ReportTarget,
  subject: string,
  collect: () => Promise<Data>,
  render: (data: Data) => string,
): Promise<Data> {
  const claimed = await claimReport({ file, subject, ...omitUndefined({ overwrite }) });
  const data = await collect();
  await claimed.write(render(data));
  return data;
}
