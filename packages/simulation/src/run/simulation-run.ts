import { setImmediate } from "node:timers/promises";
import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import { eachRow } from "../ledger/each-row.js";
import { type Ledger, LedgerError, type LedgerWriter } from "../ledger/ledger.js";
import { rulesVersionOf } from "../policy/rules-version.js";
import type { RoundPlan } from "../round/round-plan.js";
import { recordedRounds } from "../scenario/surveys/scenario-surveys.js";
import { viewOf } from "../world/view-of.js";
import { type ClosedRound, walkClosedRounds } from "./closed/walk-closed-rounds.js";
import { Engine, type StartedRound } from "./engine.js";
import { spend } from "./limits.js";
import { roundManifests } from "./manifest-hashes.js";
import { interrupted, type Pause } from "./pause.js";
import { Progress } from "./progress/progress.js";
import { RunEvents } from "./progress/run-events.js";
import { outcomeColumns } from "./record/read-decisions.js";
import { recordedOutcome } from "./record/to-rows.js";
import { codeFor } from "./resume/required-code.js";
import { verifyCustomCode } from "./resume/verify-custom-code.js";
import { OpenRound } from "./round/open-round.js";
import type { RunOptions } from "./run-options.js";
import type { SimulationResult } from "./simulate-options.js";
import { beginRun, closedRounds, storedManifest } from "./start-run.js";
import { recordedAnswer } from "./survey/answer-rows.js";
import { checkAnswering } from "./survey/check-answering.js";
import { answerColumns } from "./survey/recorded-answers.js";
import { unlessAborted } from "./unless-aborted.js";
import { assertNoLaterRows } from "./verify/assert-no-later-rows.js";
import { checkStart } from "./verify/check-start.js";

interface OpenedRun {
  readonly options: RunOptions;
  readonly engine: Engine;
  readonly writer: LedgerWriter;
  readonly closed: readonly RoundRecord[];
  readonly manifest: SimulationManifest;
}

/** A run in progress: it combines the engine, the ledger and the policies. */
export class SimulationRun {
  private readonly options: RunOptions;
  private readonly engine: Engine;
  private readonly writer: LedgerWriter;
  private readonly closed: readonly RoundRecord[];
  private readonly manifest: SimulationManifest;
  private readonly progress: Progress;
  private readonly events: RunEvents;
  private readonly timeouts = { consecutive: 0 };
  private recordHash: string;

  private constructor({ options, engine, writer, closed, manifest }: OpenedRun) {
    this.options = options;
    this.engine = engine;
    this.writer = writer;
    this.closed = closed;
    this.manifest = manifest;
    this.progress = new Progress(manifest.identity, options.spent);
    this.events = new RunEvents({ engine, manifest, progress: this.progress, onEvent: options.onEvent });
    this.recordHash = manifest.identity;
  }

  static async open(options: RunOptions): Promise<SimulationRun> {
    const { scenario, ledger, model, isUnread = false, holder = `process ${process.pid}` } = options;
    const started = await storedManifest(ledger);
    const rules = started === null ? options.rules : rulesVersionOf(started);
    const engine = new Engine(scenario, codeFor(scenario, options), rules);
    const writer = await ledger.claim(holder);
    const wasEmpty = await isEmpty(ledger);
    const manifest = await beginRun(ledger, writer, {
      scenario,
      model,
      world: engine.world,
      isUnread,
      rules,
    });
    const closed = await closedRounds(ledger);
    if (!wasEmpty) await checkStart(ledger, scenario, engine.world, manifest);
    await assertNoLaterRows(ledger, closed.length);
    checkAnswering(engine, closed.length);
    return new SimulationRun({ options, engine, writer, closed, manifest });
  }

  async play(): Promise<SimulationResult> {
    const rounds = recordedRounds(this.options.scenario);
    const stopped = await this.replayClosed();
    if (stopped !== null) return this.pausedIn(Math.min(this.closed.length, rounds - 1), stopped);
    for (let round = this.closed.length; round < rounds; round++) {
      const pause = await this.playRound();
      if (pause !== null) return this.pausedIn(round, pause);
    }
    this.events.start(rounds, { decisions: 0, answers: 0 });
    this.events.completed();
    return { state: "completed", summary: this.progress.summary };
  }

  private pausedIn(round: number, pause: Pause): SimulationResult {
    this.events.paused(round, pause);
    return { state: "paused", pause, summary: this.progress.summary };
  }

  private async playRound(): Promise<Pause | null> {
    await this.held();
    const started = await this.begin();
    if ("cause" in started) return started;
    await this.checkCode(started.plan, false);
    const { options, engine, writer, progress, events, timeouts } = this;
    const manifestOf = roundManifests(this.manifest);
    try {
      const open = new OpenRound(
        { options, engine, writer, progress, events, timeouts, manifestOf },
        started,
      );
      const ended = await open.play(this.recordHash);
      if ("cause" in ended) return ended;
      this.closeWith(ended, { byThisProcess: true });
      return null;
    } catch (error) {
      if (!LedgerError.isInstance(error)) throw error;
      return { cause: "storage", code: error.code, message: error.message };
    }
  }

  /** Waits while the caller delays the run. */
  private async held(): Promise<void> {
    const { hold, signal } = this.options;
    if (hold === undefined) return;
    // Yields to the event loop: a run with only rules awaits nothing else, so that its caller could not delay it.
    await setImmediate();
    for (let held = hold(); held !== null && signal?.aborted !== true; held = hold())
      await unlessAborted(held, signal);
  }

  /** Starts the open round. Returns a pause if the run was stopped before. */
  private async begin(): Promise<StartedRound | Pause> {
    const { signal } = this.options;
    try {
      return await this.engine.begin(signal);
    } catch (error) {
      if (signal?.aborted === true) return await this.stopped();
      throw error;
    }
  }

  /**
   * Replays the closed rounds with their recorded decisions, and verifies that each round still contains the rows with
   * which it was closed. It does not run the further checks of `verify`.
   * @returns the reason why the run was stopped during the replay; `null` if it was not
   * @throws {RecordMismatchError} when a row was changed, added or removed
   */
  private async replayClosed(): Promise<Pause | null> {
    const { engine, closed, manifest } = this;
    const { ledger, signal } = this.options;
    const rounds = walkClosedRounds(
      { engine, ledger, manifest, closed, inherited: true, signal },
      { begun: ({ plan }) => this.checkCode(plan, true) },
    );
    try {
      for await (const round of rounds) this.count(round);
      return null;
    } catch (error) {
      if (signal?.aborted === true) return await this.stopped();
      throw error;
    }
  }

  /**
   * Adds the counts and usage of a closed round. Requests of rounds that a fork copied from its parent are not
   * included.
   */
  private count({ plan, answers, decisions, record }: ClosedRound): void {
    const { manifest, progress } = this;
    if (plan.round >= (manifest.parent?.round ?? 0))
      spend(
        progress.spent,
        [...answers, ...decisions].filter((one) => !one.inherited),
      );
    this.closeWith(record, { byThisProcess: false });
  }

  /** Counts the recorded rows that were not yet counted when the run was stopped, and returns the pause. */
  private async stopped(): Promise<Pause> {
    const { closed, progress, engine, options } = this;
    const { round } = engine.world;
    for (const record of closed.slice(round)) progress.close(record);
    // Rounds that this process closed are already counted.
    const open = { round: Math.max(round, closed.length), columns: outcomeColumns };
    await eachRow(options.ledger, "decision", open, (stored) =>
      progress.decided(recordedOutcome(stored), false),
    );
    await eachRow(options.ledger, "answer", { ...open, columns: answerColumns }, (stored) =>
      progress.answered(recordedAnswer(stored), false),
    );
    return interrupted;
  }

  /**
   * Runs custom code again and compares its results with the record of the round.
   * @throws {RunMismatchError} when a result differs
   */
  private async checkCode(plan: RoundPlan, closed: boolean): Promise<void> {
    const { manifest, options, engine } = this;
    if (manifest.modules.length === 0) return;
    await verifyCustomCode({ ledger: options.ledger, world: engine.world, plan, closed });
  }

  private closeWith(record: RoundRecord, { byThisProcess }: { readonly byThisProcess: boolean }): void {
    this.recordHash = record.record_hash;
    this.progress.close(record);
    if (byThisProcess) this.events.roundClosed(record);
    this.options.onRound?.(viewOf(this.engine.world));
  }
}

/** Whether a ledger has no rows yet. It is enough to check the agents, which are written first. */
async function isEmpty(ledger: Ledger): Promise<boolean> {
  for await (const _ of ledger.read("agent", { columns: [] })) return false;
  return true;
}
