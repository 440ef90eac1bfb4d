import { LedgerError, type LoadedScenario, type RecordedRows, recordedRounds } from "@concordat/simulation";
import { closedRounds, storedManifest } from "@concordat/simulation/results";
import { NotFoundError } from "../api/query.js";
import type { ControlState, ViewerControl } from "../control/viewer-control.js";
import type { ViewedRun } from "../target/viewed-target.js";
import { messageOf } from "./message-of.js";
import { readOpenRound } from "./open-round.js";
import { Replays } from "./replays.js";
import type { RunIndex } from "./run-index.js";
import type { RunState } from "./run-state.js";

/** A look at the ledger takes one part in this many of the time between two looks, */
const lookShare = 20;
/** but a new round is seen within these milliseconds, */
const maxUnseenMs = 1_500;
/** as long as a look does not take more than one part in this many. */
const minLookShare = 4;

/** Milliseconds after which a run that does not grow is no longer called running. */
const restsAfterMs = 15_000;

/** A run that is shown, and followed while it is in progress. */
export class LiveRun {
  /** The run. */
  readonly run: ViewedRun;
  /** Grows with everything that changes. */
  version = 0;
  /** The problem that prevents the run from being read; `null` if there is none. */
  problem: string | null = null;
  /** Whether the run's folder no longer exists. */
  isGone = false;
  /** Whether this process saw the run grow a moment ago. */
  isGrowing = false;
  /**
   * The control of a run that is being played and can be paused; `null` if it is only read, or that is not known
   * yet.
   */
  control: ControlState | null = null;
  private readonly actions: ViewerControl | null;
  private asking = false;
  /** The time at which the run last grew; until growth is seen, the time at which it was first read. */
  private grewAt = performance.now();
  private state: RunState | null = null;
  private identity: string | null = null;
  private lookAfter = 0;
  private looking: Promise<void> | null = null;
  private readonly replays: Replays;
  private readonly onChange: () => void;

  /**
   * @param control what can be done to the run; `null`: it is only read
   * @param onChange called whenever the version grows
   */
  constructor(run: ViewedRun, control: ViewerControl | null, onChange: () => void) {
    this.run = run;
    this.actions = control;
    this.onChange = onChange;
    this.replays = new Replays(run, () => this.changed());
  }

  /** The part of the run that is replayed; `null` if there is none yet. */
  get index(): RunIndex | null {
    return this.replays.index;
  }

  /** The problem that prevents the run's decisions from being replayed; `null` if there is none. */
  get replayProblem(): string | null {
    return this.replays.problem;
  }

  /** The run as it was at the last look. */
  async now(): Promise<RunState> {
    if (this.state === null) await this.look();
    if (this.state === null) throw new LedgerError(this.problem ?? "the run cannot be read");
    return this.state;
  }

  /** Whether the rounds that are closed are replayed. */
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

  /** Pauses the run, or has it continue. */
  async act(action: "pause" | "continue"): Promise<ControlState> {
    if (this.actions === null) throw new NotFoundError("the viewer only reads");
    const state = await this.actions[action](this.run);
    this.controlled(state);
    return state;
  }

  /** Ends what is being read. */
  async close(): Promise<void> {
    await Promise.allSettled([this.looking, this.replays.close()]);
  }

  /** Asks for the state of the process that plays it, which may answer late: nothing waits for it. */
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

  /** Notices that a run no longer grows, which nothing in its ledger tells: its process may have been killed. */
  private noticeRest(): void {
    if (!this.mayGrow) this.replays.hurry();
    if (!this.isGrowing || this.mayGrow) return;
    this.isGrowing = false;
    this.changed();
  }

  /** Whether a process may be playing it: it is not complete, and grew or was opened a moment ago. */
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

  /** Forgets what was read of the run that was there before. */
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
