import { counted } from "@concordat/contracts/options";
import { onOneLine } from "@concordat/report-kit/terminal-text";
import type { ScenarioCode } from "@concordat/simulation";
import type { RunDatabase, RunState, ShardDone, WorkResult } from "@concordat/simulation-postgres";
import { CommandError } from "../../command-error.js";
import { exitCode } from "../../exit-code.js";
import type { ClientFlags } from "../../models/client-options.js";
import { openClient } from "../../models/create-client.js";
import { type AnswerFlags, type OpenModel, openModel } from "../../models/open-model.js";
import { errorMessage } from "../../terminal/error-message.js";
import { interruptSignal } from "../../terminal/interrupt.js";
import { note, print } from "../../terminal/output.js";
import { type ModuleFlags, ownCode } from "../own-code.js";
import { type LedgerFlags, requiredLedgerUrl } from "./ledger-flag.js";
import { openDatabase, postgres } from "./open-database.js";

/** Options of a worker. */
export type WorkerFlags = ClientFlags &
  ModuleFlags &
  LedgerFlags &
  AnswerFlags & {
    readonly run?: string;
    readonly concurrency: number;
  };

/**
 * Makes decisions and answers surveys for runs of a database: for one run until it is complete, or for all runs with
 * a coordinator.
 */
export async function workerCommand(flags: WorkerFlags): Promise<void> {
  const url = requiredLedgerUrl(flags);
  const code = await ownCode(flags);
  const database = await openDatabase(url);
  const { signal, release } = interruptSignal();
  const worker = new WorkerProcess({ database, flags, code, signal });
  try {
    if (flags.run === undefined) await worker.serveAll();
    else await worker.serveOnly(flags.run);
    if (signal.aborted) process.exitCode = exitCode.interrupted;
  } finally {
    release();
    await worker.close();
    await database.close();
  }
}

interface WorkerTools {
  readonly database: RunDatabase;
  readonly flags: WorkerFlags;
  readonly code: ScenarioCode;
  readonly signal: AbortSignal;
}

class WorkerProcess {
  private readonly tools: WorkerTools;
  private model: OpenModel | null = null;

  constructor(tools: WorkerTools) {
    this.tools = tools;
  }

  /** Serves one run after another until it is interrupted by the user. */
  async serveAll(): Promise<void> {
    const { database, signal } = this.tools;
    const { serveRuns } = await postgres();
    await serveRuns({
      database,
      signal,
      serve: ({ name }) => this.serve(name, true),
      isRefusal: (error) => error instanceof CommandError && error.exitCode === exitCode.unreachable,
      onRefusal: (error) => note(errorMessage(error)),
      onWaiting: () =>
        note("waiting for a run; start one with: concordat simulate SCENARIO --ledger … --out FOLDER"),
    });
  }

  /** Serves the named run, once it exists. */
  async serveOnly(name: string): Promise<void> {
    const { database, signal } = this.tools;
    const { waitForRun } = await postgres();
    const fits = (run: RunState): boolean => run.name === name;
    const onWaiting = (runs: readonly RunState[]): void => note(waitingLine(name, runs));
    const run = await waitForRun({ database, fits, signal, onWaiting });
    if (run !== null) await this.serve(name, false);
  }

  /**
   * Makes decisions and answers surveys for a run until it is complete.
   * @param exitWithoutCoordinator whether to stop when the run no longer has a coordinator
   * @throws {CommandError} when the model cannot be used for the run
   */
  async serve(name: string, exitWithoutCoordinator: boolean): Promise<void> {
    const { database, flags, code, signal } = this.tools;
    const { work } = await postgres();
    const run = await database.openRun(name, code);
    this.model ??= await openModel(run.scenario, flags, () => openClient(flags));
    const model = this.model === null ? {} : { model: this.model.policies };
    const { concurrency } = flags;
    note(`taking part in ${name}`);
    const onShard = (shard: ShardDone): void => print(shardLine(name, shard));
    const done = await work({
      database,
      run,
      concurrency,
      signal,
      onShard,
      exitWithoutCoordinator,
      ...model,
      ...code,
    }).catch(refusal);
    end(name, done);
  }

  async close(): Promise<void> {
    await this.model?.close();
  }
}

function waitingLine(name: string, runs: readonly RunState[]): string {
  const known = runs.length === 0 ? "no run yet" : runs.map((run) => run.name).join(", ");
  return onOneLine(
    `waiting for the run ${name}; the database holds ${known}; start it with: concordat simulate SCENARIO --ledger … --out ${name}`,
  );
}

function shardLine(name: string, { round, state, decisions, answers, seconds }: ShardDone): string {
  const made = answers === 0 ? counted(decisions, "decision") : counted(answers, "answer");
  return onOneLine(`${name}, round ${round}: ${made} in ${seconds.toFixed(1)} s, ${state}`);
}

function end(name: string, { state, pause, decisions, answers, discarded }: WorkResult): void {
  const made = `${counted(decisions, "decision")}${answers === 0 ? "" : ` and ${counted(answers, "answer")}`}`;
  const vain = discarded === 0 ? "" : `, ${discarded} discarded`;
  note(`${name}: ${made} made here${vain}${state === "completed" ? "; the run is complete" : ""}`);
  if (pause !== null && pause.cause !== "interrupted")
    throw new CommandError(pause.message, { exitCode: exitCode.unreachable });
}

/** Throws an error about a worker whose model differs from that of the run. */
function refusal(error: unknown): never {
  if (error instanceof Error && "code" in error && error.code === "OTHER_RUN")
    throw new CommandError(error.message, { exitCode: exitCode.unreachable, cause: error });
  throw error;
}
