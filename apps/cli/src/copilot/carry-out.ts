import type { DecisionRun } from "@concordat/contracts/decision-run";
import { decisionIdentity, hasFindings, openRunFile, runDecision } from "@concordat/copilot";
import { isFailure, isOutage } from "@concordat/llm";
import { exitCode, exitCodeOfFailures } from "../exit-code.js";
import type { OpenClient } from "../models/create-client.js";
import { watchReach } from "../models/watch-reach.js";
import { withDiskFullHint } from "../run/with-disk-full-hint.js";
import { type OptionHints, withHints } from "../run/with-hints.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { note } from "../terminal/output.js";
import { printStep } from "./step-lines.js";
import { printReports, type ReportFlags, reportFiles, writeReports } from "./write-reports.js";

/** A copilot run to execute, and its file. */
export interface RunJob extends Pick<OpenClient, "client" | "settings"> {
  readonly path: string;
  /**
   * Reads the run again after this process has locked its file, so that the changes of other processes are not lost.
   */
  readonly take: () => Promise<DecisionRun>;
  /** The run as known before the lock. */
  readonly known: DecisionRun;
  readonly existing: "refuse" | "adopt";
  /** Whether to repeat requests with an invalid answer. Default false. */
  readonly retryInvalid?: boolean;
  readonly inputs: readonly string[];
  /** Cassettes to which the answers are recorded. */
  readonly recordings: readonly string[];
  readonly reports: ReportFlags;
  /** The command that resumes the run. */
  readonly command: string;
}

/**
 * Carries out a run, reports every step, writes the reports, and sets the exit code by the outcome. All files
 * are claimed before the model is asked.
 * @throws {CommandError} when a file is in the way, or the model cannot be reached
 */
export async function carryOut(job: RunJob): Promise<void> {
  const { path, take, known, client, settings, existing, inputs, recordings, reports, command } = job;
  const { overwrite = false } = reports;
  const hints: OptionHints = {
    RUN_EXISTS: `continue it with: ${command}`,
    OUTPUT_EXISTS: "--overwrite replaces existing files",
  };
  const file = await withHints(hints, () =>
    openRunFile(path, {
      identity: decisionIdentity(known, { ...settings, form: client.form }),
      existing,
      inputs,
      recordings,
      outputs: reportFiles(reports),
      ...(existing === "refuse" ? { overwrite } : { overwriteOutputs: overwrite }),
    }),
  );
  const watched = watchReach(client);
  const interrupt = interruptSignal(watched.lost);
  try {
    const start = await take();
    await file.save(start);
    const run = await withDiskFullHint(command, () =>
      runDecision(start, {
        client: watched.client,
        ...settings,
        retryInvalid: job.retryInvalid ?? false,
        save: (changed) => file.save(changed),
        onStep: printStep,
        signal: interrupt.signal,
      }),
    );
    note(`the run is in ${path}`);
    // A report of a run without any answer would say nothing but that.
    if (!interrupt.signal.aborted || hasFindings(run)) {
      await withHints(hints, () => writeReports(run, reports, file));
      printReports(run, reports);
    }
    if (interrupt.signal.aborted) {
      note(`stopped; continue with: ${command}`);
      watched.throwIfLost();
      process.exitCode = exitCode.interrupted;
    } else if (run.status !== "completed") process.exitCode = codeOf(run);
  } catch (error) {
    if (isFailure(error) && isOutage(error.code)) note(`the run is in ${path}; continue with: ${command}`);
    throw error;
  } finally {
    interrupt.release();
    await file.close();
  }
}

/** Returns the exit code of a run. A run without answers because the model could not be reached has a separate code. */
function codeOf(run: DecisionRun): number {
  const { specialists, synthesis } = run;
  const errors = [...specialists, synthesis].flatMap((part) =>
    part.state === "failed" ? [part.error.code] : [],
  );
  return hasFindings(run) ? exitCode.someFailed : exitCodeOfFailures(errors);
}
