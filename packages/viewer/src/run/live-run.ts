import { LedgerError, type LoadedScenario, type RecordedRows, recordedRounds } from "@concordat/simulation";
import { closedRounds, storedManifest } from "@concordat/simulation/results";
import { NotFoundError } from "../api/request-query.js";
import type { ControlState, ViewerControl } from "../control/viewer-control.js";
import type { ViewedRun } from "../target/viewed-target.js";
import { messageOf } from "./message-of.js";
import { readOpenRound } from "./open-round-counts.js";
import { Replays } from "./replays.js";
import type { RunIndex } from "./run-index.js";
import type { ViewedState } from "./viewed-state.js";

/** The pause between two checks of a ledger, as a multiple of the duration of a check. */
const lookShare = 20;
/** Maximum pause in milliseconds, so that a new round is noticed soon. */
const maxUnseenMs = 1_500;
/**
 * Length of the pause after a slow check, as a multiple of the check's duration. It applies if it is longer than the
 * maximum pause.
 */
const minLookShare = 4;

/** Milliseconds without new rows after which a run is no longer shown as running. */
const restsAfterMs = 15_000;

/** A run that is shown, and followed while it is in progress. */
export class LiveRun {
  /** The run. */
  readonly run: ViewedRun;
  /** Incremented with every change that pages should show. */
  version = 0;
  /** The reason why the run cannot be read; `null` if it can be read. */
  problem: string | null = null;
  /** Whether the run's folder no longer exists. */
  isGone = false;
  /** Whether this process has recently seen new rows of the run. */
  isGrowing = false;
  /**
   * Whether a process controls the run and can pause it; `null` if the viewer cannot control runs, or this is not known
   * yet.
   */
  control: ControlState | null = null;
  private readonly actions: ViewerControl | null;
  private asking = false;
  /** The time at which new rows were last seen. Until then, the time at which the run was first read. */
  private grewAt = performance.now();
  private state: ViewedState | null = null;
  private identity: string | null = null;
  private lookAfter = 0;
  private looking: Promise<void> | null = null;
  private readonly replays: Replays;
  private readonly onChange: () => void;

  /**
   * @param control the actions that are available; `null` if the run can only be read
   * @param onChange called whenever the version increases
   */
  constructor(run: ViewedRun, control: ViewerControl | null, onChange: () => void) {
    this.run = run;
    this.actions = control;
    this.onChange = onChange;
    this.replays = new Replays(run, () => this.changed());
  }

  /** The index of the replayed rounds; `null` if no round has been replayed yet. */
  get index(): RunIndex | null {
    return this.replays.index;
  }

  /** The reason why the run's decisions cannot be replayed; `null` if they can be replayed. */
  get replayProblem(): string | null {
    return this.replays.problem;
  }

  /** Returns the state of the run at the last check. Checks the run if it was not checked before. */
  async now(): Promise<ViewedState> {
    if (this.state === null) await this.look();
    if (this.state === null) throw new LedgerError(this.problem ?? "the run cannot be read");
    return this.state;
  }

  /** Whether all closed rounds have been replayed. */
  get isIndexed(): boolean {
    return this.index !== null && this.index.rounds.length >= (this.state?.rounds.length ?? 0);
  }

  /** Reads the state of the ledger, unless it was read a moment ago. */
  async look(): Promise<void> {
    if (this.looking === null && performance.now() >= this.lookAfter)
      this.looking = this.lookNow().finally(() => {
        this.looking = null;
      });
    await this.looking;
  }

  /** Pauses or continues the run. */
  async act(action: "pause" | "continue"): Promise<ControlState> {
    if (this.actions === null) throw new NotFoundError("the viewer only reads");
    const state = await this.actions[action](this.run);
    this.controlled(state);
    return state;
  }

  /** Stops reading the run. */
  async close(): Promise<void> {
    await Promise.allSettled([this.looking, this.replays.close()]);
  }

  /** Requests the state of the controlling process. The result is not awaited, because it may arrive late. */
  private askState(): void {
    if (this.actions === null || this.asking) return;
    this.asking = true;
    const { run } = this;
    this.actions
      .state(run)
      .then((state) => this.controlled(state))
      .catch((error: unknown) => this.controlled({ state: "none", why: messageOf(error) }))
      .finally(() => {
        this.asking = false;
      });
  }

  private controlled(state: ControlState): void {
    const before = this.control;
    this.control = state;
    if (before?.state !== state.state || before.why !== state.why) this.changed();
  }

  private async lookNow(): Promise<void> {
    this.askState();
    const begun = performance.now();
    try {
      await this.read();
      this.report(null);
    } catch (error) {
      this.report(messageOf(error));
    }
    this.noticeRest();
    const took = performance.now() - begun;
    const pause = Math.min(took * lookShare, Math.max(maxUnseenMs, took * minLookShare));
    this.lookAfter = performance.now() + pause;
  }

  /**
   * Notices that no more rows are added to a run. The ledger does not show it, because the process may have been
   * killed.
   */
  private noticeRest(): void {
    if (!this.mayGrow) this.replays.hurry();
    if (!this.isGrowing || this.mayGrow) return;
    this.isGrowing = false;
    this.changed();
  }

  /**
   * Whether a process may be adding rows: the run is not complete, and rows were added, or the run was opened, a moment
   * ago.
   */
  private get mayGrow(): boolean {
    const { scenario, rounds } = this.state ?? {};
    if (scenario === undefined || rounds === undefined || rounds.length >= recordedRounds(scenario))
      return false;
    return performance.now() - this.grewAt < restsAfterMs;
  }

  private report(problem: string | null): void {
    if (this.problem === problem) return;
    this.problem = problem;
    this.changed();
  }

  private async read(): Promise<void> {
    const identity = await this.run.identity();
    if ((identity === null) !== this.isGone) {
      this.isGone = identity === null;
      this.changed();
    }
    if (identity === null) {
      if (this.state === null) throw new LedgerError("the run is no longer there");
      return;
    }
    if (this.identity !== identity) await this.begin(identity);
    const scenario = this.state?.scenario ?? (await this.readScenario());
    const { ledger, close } = await this.run.openLedger();
    try {
      await this.take(scenario, ledger);
    } finally {
      await close();
    }
    if (this.state !== null) this.replays.update(this.state, this.mayGrow);
  }

  /** Discards the data of an earlier run in the same location. */
  private async begin(identity: string): Promise<void> {
    await this.replays.forget();
    this.identity = identity;
    this.state = null;
    this.isGrowing = false;
    this.grewAt = performance.now();
  }

  private async readScenario(): Promise<LoadedScenario> {
    const { scenario, close } = await this.run.open();
    await close();
    return scenario;
  }

  private async take(scenario: LoadedScenario, ledger: RecordedRows): Promise<void> {
    const before = this.state;
    const manifest = before?.manifest ?? (await storedManifest(ledger));
    const rounds = await closedRounds(ledger);
    const isOver = rounds.length >= recordedRounds(scenario);
    const open = isOver ? null : await readOpenRound(ledger, rounds.length);
    this.state = { scenario, manifest, rounds, open };
    if (before === null) return this.changed();
    if (rounds.length === before.rounds.length && open?.decided === before.open?.decided) return;
    this.grewAt = performance.now();
    this.isGrowing = true;
    this.changed();
  }

  private changed(): void {
    this.version++;
    this.onChange();
  }
}
