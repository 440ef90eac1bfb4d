import { join } from "node:path";
import type { DecisionRun } from "@concordat/contracts/decision-run";
import { areOptions, type ContextDocuments, figureQuestions, readOptions, readRun } from "@concordat/copilot";
import { claimOutputs, makeFolder, requireRunNotHeld } from "@concordat/files";
import { isUnanswered } from "@concordat/llm";
import type { Command } from "commander";
import { assertNoCommandName } from "../arguments/suggest-names.js";
import { CommandError } from "../command-error.js";
import { type AskAboutFlags, askAbout } from "../copilot/ask-about.js";
import type { AskFlags } from "../copilot/ask-flags.js";
import { assertNoContextReplaced } from "../copilot/assert-no-context-replaced.js";
import { carryOut } from "../copilot/carry-out.js";
import { isTable, noteFigures, withFigures } from "../copilot/compute-figures.js";
import { noteNotRead, type ReadContext, readContext } from "../copilot/read-context.js";
import { render } from "../copilot/render.js";
import { copilotResumeCommand } from "../copilot/resume-command.js";
import { review } from "../copilot/review.js";
import { startDecision } from "../copilot/start-decision.js";
import { type ReportFlags, reportFiles } from "../copilot/write-reports.js";
import {
  type ClientFlags,
  inputFiles,
  parseWholeNumber,
  recordings,
  withClientOptions,
} from "../models/client-options.js";
import { openClient } from "../models/create-client.js";
import { withResumeHelp } from "../run/resume-help.js";
import { withHints } from "../run/with-hints.js";
import { note } from "../terminal/output.js";
import { repeated } from "../terminal/repeated.js";
import type { CommandRow } from "./command-row.js";

export function define(command: Command, all: readonly CommandRow[]): void {
  // Options after resume or render belong to these, though they share names.
  command.enablePositionalOptions();
  withReportOptions(withClientOptions(command))
    .argument("<question>", "the decision, as a question")
    .option("--context <path>", "document, folder or pattern with the facts; repeatable", repeated)
    .option(
      "--option <name>",
      "option to decide between, two to six (default: those that the question names); repeatable",
      repeated,
    )
    .option(
      "--compute <question>",
      "question to compute from the CSV and XLSX files of the context (default: what the question asks for); repeatable",
      repeated,
    )
    .option(
      "--sensitivity",
      "test the recommendation with the two least certain facts changed (default if there are options)",
    )
    .option("--no-sensitivity", "skip this test")
    .option("--run <file>", "file for the record of the run (default: next to --out, or in out/)")
    .option("--samples <n>", "number of answers of each specialist, which are counted", parseWholeNumber, 1)
    .option("--seed <n>", "seed for a repeatable run", parseWholeNumber)
    .option("--no-sources", "do not ask for the sources of statements")
    .option(
      "--condense",
      "summarise a context that is too long, instead of selecting its most relevant passages",
    )
    .action(async (question: string, flags: AskFlags) => {
      await assertNoCommandName(question, command, all);
      await ask(question, flags);
    });
  withReportOptions(withClientOptions(withResumeHelp(command.command("resume"))))
    .description("continue an interrupted run")
    .argument("<run>", "record of the run")
    .option("--retry-invalid", "also ask again where the answer was invalid")
    .action(resume);
  withClientOptions(command.command("ask"))
    .description("ask a follow-up question, answered from the context and findings of a run")
    .argument("<run>", "record of the run")
    .argument("<question>", "the question")
    .option("--json", "print the answer as JSON")
    .action((file: string, question: string, flags: AskAboutFlags) => askAbout(file, question, flags));
  withReportOptions(command.command("render"))
    .description("write the reports of a run again")
    .argument("<run>", "record of the run")
    .action(render);
  command
    .command("review")
    .description("check which statements still hold after documents changed; needs no model")
    .argument("<run>", "record of the run")
    .requiredOption("--context <path>", "document, folder or pattern as it is now; repeatable", repeated)
    .option("--json", "print the review as JSON")
    .action(review);
}

function withReportOptions(command: Command): Command {
  return command
    .option("--out <file>", "file for the report as Markdown")
    .option("--html <file>", "file for the report as one HTML page")
    .option("--overwrite", "replace existing files")
    .option("--json", "print the record as JSON, without a report");
}

async function ask(question: string, flags: AskFlags): Promise<void> {
  if (question.trim() === "") throw new CommandError("the question is blank");
  if (flags.samples < 1) throw new CommandError("--samples must be at least 1");
  const options = optionsFor(question, flags.option);
  const path = await runPath(flags);
  const context = await readContext(flags.context ?? []);
  const inputs = [...context.files, ...inputFiles(flags)];
  // Before a model is opened, or asked to summarise the context.
  await checkOutputs(path, flags, inputs);
  noteNotRead(context);
  const figures = await figuresFor(question, context, flags.compute);
  const opened = await openClient(flags, inputs);
  try {
    const run = await startDecision(question, figures, { ...flags, option: options }, opened.client);
    await carryOut({
      ...opened,
      path,
      take: async () => run,
      known: run,
      existing: "refuse",
      inputs,
      recordings: recordings(flags),
      reports: flags,
      command: copilotResumeCommand(path, flags),
    });
  } finally {
    await opened.close();
  }
}

/** Returns the context with figures that are computed from its tables, for the question and for `--compute`. */
async function figuresFor(
  question: string,
  context: ReadContext,
  asked: readonly string[] = [],
): Promise<ContextDocuments> {
  if (asked.some((one) => one.trim() === "")) throw new CommandError("--compute needs a question");
  if (asked.length > 0 && !context.documents.some(isTable))
    throw new CommandError("--compute needs a CSV or XLSX file in --context");
  const questions = [...new Set([...asked, ...figureQuestions(question)])];
  const figures = await withFigures(context, questions);
  noteFigures(figures);
  return figures;
}

/** Returns the options to decide between: the values of `--option`, or else those that the question names. */
function optionsFor(question: string, given: readonly string[] | undefined): readonly string[] {
  if (given === undefined) {
    const found = readOptions(question);
    if (found.length > 0) note(`options: ${found.join("; ")} (--option names others)`);
    return found;
  }
  const names = given.map((name) => name.trim());
  if (areOptions(names)) return names;
  throw new CommandError(
    "--option must be given two to six times, with different names of at most 80 characters",
  );
}

async function checkOutputs(path: string, flags: AskFlags, inputs: readonly string[]): Promise<void> {
  const { overwrite = false } = flags;
  const isRun = await readRun(path).then(
    () => true,
    () => false,
  );
  const resumed = isRun ? `; a run is continued with: ${copilotResumeCommand(path, flags)}` : "";
  const hints = { OUTPUT_EXISTS: `--overwrite replaces existing files${resumed}` };
  await requireRunNotHeld(path);
  await withHints(hints, () => claimOutputs([path, ...reportFiles(flags)], { inputs, overwrite }));
}

/** Returns the path of the run's file: next to the report, or a new file in `out`. */
async function runPath({ run, out, html }: AskFlags): Promise<string> {
  const report = out ?? html;
  if (run !== undefined) return run;
  return report === undefined ? inOutFolder() : `${report.replace(/\.(?:md|html?)$/i, "")}.run.json`;
}

async function inOutFolder(): Promise<string> {
  await makeFolder("out");
  return join("out", `decision-${new Date().toISOString().replace(/[:.]/g, "-")}.run.json`);
}

interface ResumeFlags extends ClientFlags, ReportFlags {
  readonly retryInvalid?: boolean;
}

async function resume(file: string, flags: ResumeFlags): Promise<void> {
  const { retryInvalid = false } = flags;
  const run = await readRun(file);
  if (!retryInvalid) noteAnsweredBadly(run);
  await assertNoContextReplaced(run, flags);
  const inputs = inputFiles(flags);
  const opened = await openClient(flags, [file, ...inputs]);
  try {
    if (opened.client.id !== run.model) {
      throw new CommandError(
        `${file} was begun with ${run.model}, not with ${opened.client.id}: answers of two models would be mixed`,
      );
    }
    await carryOut({
      ...opened,
      path: file,
      take: () => readRun(file),
      known: run,
      existing: "adopt",
      retryInvalid,
      recordings: recordings(flags),
      inputs,
      reports: flags,
      command: copilotResumeCommand(file, flags),
    });
  } finally {
    await opened.close();
  }
}

/** Reports failed parts that are not requested again. */
function noteAnsweredBadly({ specialists, synthesis }: DecisionRun): void {
  const bad = [...specialists, { agent: "synthesis", ...synthesis }].flatMap((part) =>
    part.state === "failed" && !isUnanswered(part.error.code) ? [part.agent] : [],
  );
  if (bad.length > 0)
    note(`not asked again, because the model answered badly: ${bad.join(", ")}; --retry-invalid asks again`);
}
