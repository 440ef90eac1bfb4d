import type { DecisionRun } from "@concordat/contracts/decision-run";
import {
  addComputedAnswer,
  askAboutDecision,
  followUpText,
  hasFindings,
  readRun,
  reopenRunFile,
} from "@concordat/copilot";
import { shellWord } from "@concordat/report-kit/shell-word";
import { CommandError } from "../command-error.js";
import { exitCode, exitCodeOfFailure } from "../exit-code.js";
import { type ClientFlags, inputFiles, recordings } from "../models/client-options.js";
import { openClient } from "../models/create-client.js";
import { program } from "../run/program.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { note, print, printJson } from "../terminal/output.js";
import { figuresAskedFor } from "./figures-asked-for.js";

/** The options of `copilot ask`. */
export interface AskAboutFlags extends ClientFlags {
  readonly json?: boolean;
}

/**
 * Asks a question about a decision, adds it to the run and prints the answer. If the decision's tables can answer it,
 * the answer is computed instead. The exit code is 1 if there was no valid answer, and 3 if the model could not be
 * reached.
 * @throws {CommandError} when the question is blank, or the run has nothing to answer from
 */
export async function askAbout(path: string, question: string, flags: AskAboutFlags): Promise<void> {
  if (question.trim() === "") throw new CommandError("the question is blank");
  const known = await readRun(path);
  if (!hasFindings(known)) {
    throw new CommandError(
      `${path}: no specialist answered yet, so there is nothing to ask about; continue the run with: ${program()} copilot resume ${shellWord(path)}`,
    );
  }
  const inputs = inputFiles(flags);
  // Claimed before a model is opened, which takes a while.
  const file = await reopenRunFile(path, known, { inputs, recordings: recordings(flags) });
  const interrupt = interruptSignal();
  try {
    const figures = await figuresAskedFor(known, question);
    if (figures.length > 0) {
      const answered = addComputedAnswer(await readRun(path), question, figures);
      await file.save(answered);
      printAnswer(path, answered, flags);
      return;
    }
    const { client, settings, close } = await openClient(flags, [path, ...inputs]);
    try {
      const run = await readRun(path);
      const asked = await askAboutDecision(run, question, { client, ...settings, signal: interrupt.signal });
      const last = asked.follow_ups?.at(-1);
      if (asked === run || last === undefined) {
        note("stopped; nothing was kept");
        process.exitCode = exitCode.interrupted;
        return;
      }
      await file.save(asked);
      printAnswer(path, asked, flags);
      if (last.state === "failed") process.exitCode = exitCodeOfFailure(last.error.code);
    } finally {
      await close();
    }
  } finally {
    interrupt.release();
    await file.close();
  }
}

function printAnswer(path: string, run: DecisionRun, { json = false }: AskAboutFlags): void {
  if (json) printJson(run.follow_ups?.at(-1));
  else print(followUpText(run));
  note(
    `the question and its answer are in ${path}; a report with them: ${program()} copilot render ${shellWord(path)}`,
  );
}
