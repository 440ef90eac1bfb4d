import type { Command } from "commander";
import type { CalibrateFlags } from "../calibrate/calibrate-flags.js";
import { calibrateRuns } from "../calibrate/calibrate-runs.js";
import { compareMethodsOfRuns } from "../calibrate/compare-methods-of-runs.js";
import { withRealOptions } from "../calibrate/real-flags.js";
import { parseWholeNumber } from "../models/client-options.js";
import { withLedgerOption } from "../simulate/database/ledger-flag.js";
import { withModuleOption } from "../simulate/own-code.js";
import { repeated } from "../terminal/repeated.js";

export function define(command: Command): void {
  withRealOptions(
    withLedgerOption(withModuleOption(command)).argument(
      "<runs...>",
      "folder of a run or an ensemble with a survey, or of several: one for each message",
    ),
    {
      real: "CSV file with the real answers of people in the run, one column per question (required)",
      messageColumn: "with several runs: column with the message, which is the name of a run's folder",
      people: "CSV file with a row per person of the run, for --segment, --weight and --answered column:NAME",
    },
  )
    .option("--segment <column>", "also estimate each value of this column; repeatable", repeated, [])
    .option("--round <n>", "survey before this round (default: the last one)", parseWholeNumber)
    .option("--json", "print JSON (calibration-report/v1; with --methods, the comparisons), not a table")
    .option("--out <file>", "file for the results (default: calibration.json in the first folder)")
    .option("--html <file>", "file for the page (default: calibration.html in the first folder)")
    .option("--overwrite", "replace existing files")
    .option(
      "--methods",
      "compare runs that asked the same agents in different ways: which is nearest to the real answers",
    )
    .action((runs: readonly string[], flags: CalibrateFlags) =>
      flags.methods === true ? compareMethodsOfRuns(runs, flags) : calibrateRuns(runs, flags),
    );
}
