import { analyze as analyse, openTable, readCoverage } from "@concordat/analyst";
import type { Command } from "commander";
import { printEvent } from "../analyze/event-lines.js";
import { CommandError } from "../command-error.js";
import { exitCode } from "../exit-code.js";
import { type ClientFlags, wholeNumber, withClientOptions } from "../models/client-options.js";
import { openClient } from "../models/create-client.js";
import { interruptSignal } from "../terminal/interrupt.js";

interface AnalyzeFlags extends ClientFlags {
  readonly question?: string;
  readonly out: string;
  readonly measure?: string;
  readonly time?: string;
  readonly compare?: string;
  readonly table?: string;
  readonly iterations: number;
  readonly seed?: number;
  readonly resume?: boolean;
  readonly spreadsheetSafe?: boolean;
  readonly json?: boolean;
}

export function define(command: Command): void {
  command.enablePositionalOptions();
  withClientOptions(command)
    .argument("<table>", "a CSV, TSV, JSON, NDJSON, Parquet or DuckDB file")
    .option("--question <text>", "what the report answers; always needed")
    .option("--out <folder>", "where iterations, CSVs and reports go", "out")
    .option("--measure <column>", "what is summed; default: the first column of numbers")
    .option("--time <column>", "when; default: the first column of dates or years")
    .option("--compare <A:B>", "two periods, such as 2008:2009; default: the last two whole ones")
    .option("--table <name>", "the table, where a DuckDB file has several")
    .option("--iterations <n>", "how often the model is asked", wholeNumber, 10)
    .option("--seed <n>", "makes the run repeatable", wholeNumber)
    .option("--resume", "go on in --out after the last whole iteration")
    .option("--spreadsheet-safe", "quote cells of CSVs that a spreadsheet would run as a formula")
    .option("--json", "print the report as JSON")
    .action(analyze);
  command
    .command("coverage")
    .description("what an analysis looked at, from its iterations.jsonl")
    .argument("<file>", "iterations.jsonl")
    .action(async (file: string) => console.log(JSON.stringify(await readCoverage(file), null, 2)));
}

async function analyze(file: string, flags: AnalyzeFlags): Promise<void> {
  const { question } = flags;
  // Not a required option of the command: its subcommand has no question.
  if (question === undefined || question.trim() === "")
    throw new CommandError("analyze needs --question TEXT");
  const table = await openTable(file, flags.table === undefined ? {} : { table: flags.table });
  const interrupt = interruptSignal();
  try {
    const { client, settings, close } = await openClient(flags);
    try {
      const { report, records, files } = await analyse({
        table,
        client,
        ...settings,
        ...given(flags),
        question,
        out: flags.out,
        iterations: flags.iterations,
        resume: flags.resume ?? false,
        spreadsheetSafe: flags.spreadsheetSafe ?? false,
        signal: interrupt.signal,
        onEvent: printEvent,
      });
      if (flags.json === true) console.log(JSON.stringify(report));
      console.error(`the report is in ${files.markdown}`);
      if (records.length < flags.iterations) process.exitCode = exitCode.someFailed;
    } finally {
      await close();
    }
  } catch (error) {
    if (!interrupt.signal.aborted) throw error;
    console.error("stopped; go on with the same command and --resume");
    process.exitCode = exitCode.interrupted;
  } finally {
    interrupt.release();
    await table.close();
  }
}

/** The options that were given; the others are taken from the table. */
function given({ measure, time, compare, seed }: AnalyzeFlags) {
  return {
    ...(measure === undefined ? {} : { measure }),
    ...(time === undefined ? {} : { time }),
    ...(compare === undefined ? {} : { compare }),
    ...(seed === undefined ? {} : { seed }),
  };
}
