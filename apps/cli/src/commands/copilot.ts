import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { DecisionRun } from "@concordat/contracts/decision-run";
import { condense, contextSize, fits, newRun, paragraphsOf, readRun } from "@concordat/copilot";
import type { ChatClient } from "@concordat/llm";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { carryOut } from "../copilot/carry-out.js";
import { readContext } from "../copilot/read-context.js";
import { type ReportFlags, writeReports } from "../copilot/write-reports.js";
import { type ClientFlags, wholeNumber, withClientOptions } from "../models/client-options.js";
import { openClient } from "../models/create-client.js";

interface AskFlags extends ClientFlags, ReportFlags {
  readonly context?: readonly string[];
  readonly run?: string;
  readonly samples: number;
  readonly seed?: number;
  readonly sources?: boolean;
  readonly condense?: boolean;
}

export function define(command: Command): void {
  // What follows resume or render is theirs, though the names are the same.
  command.enablePositionalOptions();
  withReportOptions(withClientOptions(command))
    .argument("<question>", "what is to be decided")
    .option("--context <files...>", "text files that the specialists should know")
    .option("--run <file>", "keep the run there; default: beside --out, or in out/")
    .option("--samples <n>", "ask each specialist so often, and count who says what", wholeNumber, 1)
    .option("--seed <n>", "makes the run repeatable", wholeNumber)
    .option("--sources", "let facts point to the paragraph of the context they rest on")
    .option("--condense", "summarise a context that is too large for the model")
    .action(ask);
  withReportOptions(withClientOptions(command.command("resume")))
    .description("go on with a run: ask only for what is missing")
    .argument("<run>", "the run's file")
    .action(resume);
  withReportOptions(command.command("render"))
    .description("make the report of a run again")
    .argument("<run>", "the run's file")
    .action(async (file: string, flags: ReportFlags) => writeReports(await readRun(file), flags));
}

function withReportOptions(command: Command): Command {
  return command
    .option("--out <file>", "write the report there, as Markdown")
    .option("--html <file>", "write the report there, as one HTML file")
    .option("--json", "print the run to standard output, no report");
}

async function ask(question: string, flags: AskFlags): Promise<void> {
  if (question.trim() === "") throw new CommandError("the question is blank");
  if (flags.samples < 1) throw new CommandError("--samples must be at least 1");
  if (flags.sources === true && flags.condense === true) {
    throw new CommandError("--sources points into the context as it is; it cannot go with --condense");
  }
  const path = await runPath(flags);
  const opened = await openClient(flags);
  try {
    const run = await startOf(question, flags, opened.client);
    const end = await carryOut(async () => run, path, opened);
    console.error(`the run is in ${path}`);
    await writeReports(end, flags);
  } finally {
    await opened.close();
  }
}

/** Where the run is kept. A file that is there is another run's. */
async function runPath({ run, out, html }: AskFlags): Promise<string> {
  const report = out ?? html;
  const path =
    run ??
    (report === undefined ? await inOutFolder() : `${report.replace(/\.(?:md|html?)$/i, "")}.run.json`);
  const exists = await stat(path).then(
    () => true,
    () => false,
  );
  if (exists)
    throw new CommandError(`${path} is there already; go on with: concordat copilot resume ${path}`);
  return path;
}

async function inOutFolder(): Promise<string> {
  await mkdir("out", { recursive: true });
  return join("out", `decision-${new Date().toISOString().replace(/[:.]/g, "-")}.run.json`);
}

async function startOf(question: string, flags: AskFlags, client: ChatClient): Promise<DecisionRun> {
  const texts = await readContext(flags.context ?? []);
  const given = texts.map(({ text }) => text.trim()).join("\n\n");
  const context = await fitting(given, flags, client);
  return newRun({
    question,
    context,
    condensed: context !== given,
    sources: flags.sources === true ? paragraphsOf(texts) : [],
    samples: flags.samples,
    model: client.id,
    ...(flags.seed === undefined ? {} : { seed: flags.seed }),
  });
}

/** The context as it is, or summarised where it is too large and that was asked for. */
async function fitting(
  given: string,
  { condense: mayCondense }: AskFlags,
  client: ChatClient,
): Promise<string> {
  const size = contextSize(client, given);
  if (fits(size)) return given;
  if (mayCondense !== true) {
    throw new CommandError(
      `the context has about ${size.tokens} tokens, but ${client.id} has room for ${size.limit}; shorten it, or let the model summarise it with --condense`,
    );
  }
  console.error(`summarising ${size.tokens} tokens of context …`);
  return condense(given, { client });
}

async function resume(file: string, flags: ClientFlags & ReportFlags): Promise<void> {
  const run = await readRun(file);
  const opened = await openClient(flags);
  try {
    if (opened.client.id !== run.model) {
      throw new CommandError(
        `${file} was begun with ${run.model}, not with ${opened.client.id}: answers of two models would be mixed`,
      );
    }
    await writeReports(await carryOut(() => readRun(file), file, opened), flags);
  } finally {
    await opened.close();
  }
}
