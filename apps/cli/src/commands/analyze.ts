import { analyze as analyse, openTable, readCoverage } from "@concordat/analyst";
import { isFailure, isOutage } from "@concordat/llm";
import type { Command } from "commander";
import { type AnalyzeFlags, given, modelFlags, tableFlags, tableOptions } from "../analyze/analyze-flags.js";
import { printEvent } from "../analyze/event-lines.js";
import { withAnalyzeHints } from "../analyze/flag-hints.js";
import { aggregate, decimalMark } from "../analyze/flag-values.js";
import { CommandError } from "../command-error.js";
import { exitCode } from "../exit-code.js";
import {
  type ClientFlags,
  inputFiles,
  noEngine,
  parseWholeNumber,
  recordings,
  withClientOptions,
} from "../models/client-options.js";
import { openClient } from "../models/create-client.js";
import { assumedEndpoint, namesModel, serverAnswers } from "../models/server-answers.js";
import { withResumeHelp } from "../run/resume-help.js";
import { withDiskFullHint } from "../run/with-disk-full-hint.js";
import { runHints, withHints } from "../run/with-hints.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { note, print, printJson } from "../terminal/output.js";
import { repeated } from "../terminal/repeated.js";

export function define(command: Command): void {
  command.enablePositionalOptions();
  withClientOptions(withResumeHelp(command), { isOptional: true })
    .argument("<table>", "CSV, TSV, JSON, NDJSON, Parquet or DuckDB file, or Excel workbook")
    .argument("[question]", "question to answer from the table")
    .option("--question <text>", "the question, in place of the argument")
    .option("--out <folder>", "folder for the report and its tables", "out")
    .option(
      "--measure <column>",
      'column to measure, or a ratio (revenue/orders) or difference ("exports - imports") of two',
    )
    .option(
      "--aggregate <name>",
      "sum, average, minimum, maximum, count, median or distinct (default: as the question says)",
      aggregate,
    )
    .option("--time <column>", "column of dates or years (default: the first one)")
    .option(
      "--compare <A:B>",
      "two periods to compare, such as 2008:2009 (default: as the question says, or the last two complete ones)",
    )
    .option("--by <column>", "column to group by (default: as the question says)")
    .option(
      "--where <condition>",
      'use only these rows, such as "Region = Europe" or "price > 10"; repeatable',
      repeated,
    )
    .option("--table <name>", "table to read from a DuckDB file, if it has several")
    .option("--sheet <name>", "sheet to read from a workbook, if it has several")
    .option("--decimal <mark>", "decimal mark of ambiguous numbers: . or ,", decimalMark)
    .option(
      "--null <word>",
      "further word for a missing value, in addition to n/a, -, null and the like; repeatable",
      repeated,
    )
    .option("--date-format <order>", "order of ambiguous dates: dd/mm/yyyy or mm/dd/yyyy")
    .option("--html", "print the path of the HTML report, not of the Markdown one")
    .option("--iterations <n>", "number of questions to the model", parseWholeNumber, 10)
    .option("--seed <n>", "seed for a repeatable run", parseWholeNumber)
    .option("--resume", "continue the analysis in --out, and ask again where a server did not answer")
    .option("--retry-invalid", "with --resume: also ask again where the answer was invalid")
    .option("--overwrite", "replace existing files in --out")
    .option("--spreadsheet-safe", "quote CSV cells that a spreadsheet would run as a formula")
    .option("--json", "print the report as JSON")
    .action(analyze);
  command
    .command("coverage")
    .description("print which parts of the table an analysis looked at")
    .argument("<file>", "iterations.jsonl of the analysis")
    .action(async (file: string) => printJson(await readCoverage(file), 2));
}

async function analyze(
  file: string,
  words: string | undefined,
  flags: AnalyzeFlags,
  command: Command,
): Promise<void> {
  const question = checkFlags(words, flags);
  const asked = await askedEngine(flags, command);
  const inputs = [file, ...(asked === null ? [] : inputFiles(asked))];
  const start = performance.now();
  const table = await withAnalyzeHints(() => openTable(file, tableOptions(flags)));
  const loadMs = performance.now() - start;
  const interrupt = interruptSignal();
  try {
    const { client, settings, close } = asked === null ? noClient : await openClient(asked, inputs);
    try {
      const { report, records, followUps, files } = await withHints(runHints, () =>
        withAnalyzeHints(() =>
          withDiskFullHint("the same command with --resume", () =>
            analyse({
              table,
              client,
              ...settings,
              ...given(flags),
              question,
              out: flags.out,
              inputs,
              tableFlags: [...tableFlags(flags), ...modelFlags(flags, command)],
              recordings: recordings(flags),
              iterations: flags.iterations,
              resume: flags.resume ?? false,
              retryInvalid: flags.retryInvalid ?? false,
              overwrite: flags.overwrite ?? false,
              spreadsheetSafe: flags.spreadsheetSafe ?? false,
              signal: interrupt.signal,
              onEvent: (event) => printEvent(event, loadMs),
            }),
          ),
        ),
      );
      if (flags.json === true) printJson(report);
      else print(report.summary);
      for (const { question: next, command: asked } of followUps) note(`next: ${next}\n  ${asked}`);
      note(
        flags.html === true
          ? `the report is in ${files.html}`
          : `the report is in ${files.markdown}, its page in ${files.html}`,
      );
      if (client !== null && records.length < flags.iterations) process.exitCode = exitCode.someFailed;
    } finally {
      await close();
    }
  } catch (error) {
    const isStopped = interrupt.signal.aborted;
    if (isStopped || (isFailure(error) && isOutage(error.code)))
      note("stopped; the same command with --resume continues");
    if (!isStopped) throw error;
    process.exitCode = exitCode.interrupted;
  } finally {
    interrupt.release();
    await table.close();
  }
}

/**
 * Rejects contradictory options.
 * @param words the question as an argument
 * @returns the question
 */
function checkFlags(words: string | undefined, flags: AnalyzeFlags): string {
  const question = words ?? flags.question;
  // Not required by Commander, because the subcommand has no question.
  if (question === undefined || question.trim() === "")
    throw new CommandError('analyze needs a question: concordat analyze TABLE "…"');
  if (words !== undefined && flags.question !== undefined)
    throw new CommandError(
      "the question is given twice, as an argument and by --question; leave out one of them",
    );
  if (flags.resume === true && flags.overwrite === true) {
    throw new CommandError("--resume continues what --overwrite replaces; give one of them");
  }
  if (flags.retryInvalid === true && flags.resume !== true) {
    throw new CommandError("--retry-invalid needs --resume: it asks again within a run that exists");
  }
  if (flags.table !== undefined && flags.sheet !== undefined) {
    throw new CommandError("--table is of a DuckDB file and --sheet of a workbook; give one of them");
  }
  return question;
}

/** The object to use instead of a client if no model is asked. */
const noClient = { client: null, settings: {}, close: async (): Promise<void> => undefined };

/**
 * Returns the options of the model to ask. Returns `null` if `--llm none` is given, or if no model is named and no
 * server answers. The computed part of an analysis needs no model.
 */
async function askedEngine(flags: AnalyzeFlags, command: Command): Promise<ClientFlags | null> {
  const { llm } = flags;
  if (llm === noEngine) return null;
  const endpoint = assumedEndpoint();
  if (namesModel(command) || (await serverAnswers(endpoint))) return { ...flags, llm };
  note(`no server answers at ${endpoint}: no model is asked, all is computed without one`);
  return null;
}
