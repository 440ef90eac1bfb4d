import type { Command } from "commander";
import { type CalibrateFlags, calibrateRuns } from "../calibrate/calibrate-runs.js";
import { compareMethodsOfRuns } from "../calibrate/compare-methods-of-runs.js";
import { withRealOptions } from "../calibrate/real-flags.js";
import { wholeNumber } from "../models/client-options.js";
import { withLedgerOption } from "../simulate/database/ledger-flag.js";
import { withModuleOption } from "../simulate/own-code.js";
import { repeated } from "../terminal/repeated.js";

export function define(command: Command): void {
  withRealOptions(
    withLedgerOption(withModuleOption(command)).argument(
      "<runs...>",
      "the folder of a run that asked a survey, or of several: a run for each message",
    ),
    {
      real: "a CSV with what people of the run really answered, a column for each question; required",
      messageColumn:
        "with several runs: the column that names the message, which is the name of a run's folder",
      people:
        "a CSV with a row for each person of the run: for --segment, --weight and --answered column:NAME",
    },
  )
    .option("--segment <column>", "estimate each value of this column, too; may be repeated", repeated, [])
    .option("--round <n>", "the survey before this round; the last one by default", wholeNumber)
    .option("--json", "print calibration-report/v1 rather than a table")
    .option(
      "--out <file>",
      "where calibration-report/v1 goes; calibration.json in the first folder by default",
    )
    .option("--html <file>", "where the page goes; calibration.html in the first folder by default")
    .option("--overwrite", "replace these files, whatever they are")
    .option(
      "--methods",
      "compare runs in which the same people's agents were asked in different ways: which of them is nearest to the people",
    )
    .action((runs: readonly string[], flags: CalibrateFlags) =>
      flags.methods === true ? compareMethodsOfRuns(runs, flags) : calibrateRuns(runs, flags),
    );
}
