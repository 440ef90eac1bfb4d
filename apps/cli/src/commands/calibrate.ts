import { type Command, Option } from "commander";
import { calibrateRuns } from "../calibrate/calibrate-runs.js";
import { wholeNumber } from "../models/client-options.js";
import { withLedgerOption } from "../simulate/database/ledger-flag.js";
import { withModuleOption } from "../simulate/own-code.js";
import { repeated } from "../terminal/repeated.js";

export function define(command: Command): void {
  withLedgerOption(withModuleOption(command))
    .argument("<runs...>", "the folder of a run that asked a survey, or of several: a run for each message")
    .option(
      "--real <file>",
      "a CSV with what people of the run really answered, a column for each question; required",
    )
    .option("--id <column>", "its column with the ids of people, which are those of their agents", "id")
    .option(
      "--column <question=column>",
      "the column of a question, where it has another name; may be repeated",
      repeated,
      [],
    )
    .option(
      "--missing <text>",
      "a cell that means that nothing was answered, as an empty one does; may be repeated",
      repeated,
      [],
    )
    .option(
      "--message-column <column>",
      "with several runs: the column that names the message, which is the name of a run's folder",
    )
    .option(
      "--people <file>",
      "a CSV with a row for each person of the run: for --segment, --weight and --answered column:NAME",
    )
    .option("--segment <column>", "estimate each value of this column, too; may be repeated", repeated, [])
    .option("--weight <column>", "the column with weights")
    .option(
      "--answered <how>",
      "how those who answered were chosen: random, unknown (they may have chosen themselves), or column:NAME (at random within each value of a column)",
      "unknown",
    )
    .addOption(
      new Option(
        "--about <whom>",
        "whom the intervals are about: the people of the run, or all people like them",
      )
        .choices(["these", "like-them"])
        .default("these"),
    )
    .option(
      "--primary <question>",
      "the question that was chosen before the answers were known: differences between messages in it are corrected for their own number only",
    )
    .option(
      "--plan <half-width>",
      "say how many real answers an interval of this half-width takes: in percentage points for options, in the unit of the answers for means",
    )
    .option("--round <n>", "the survey before this round; the last one by default", wholeNumber)
    .option("--json", "print calibration-report/v1 rather than a table")
    .option(
      "--out <file>",
      "where calibration-report/v1 goes; calibration.json in the first folder by default",
    )
    .option("--html <file>", "where the page goes; calibration.html in the first folder by default")
    .option("--overwrite", "replace these files, whatever they are")
    .action(calibrateRuns);
}
