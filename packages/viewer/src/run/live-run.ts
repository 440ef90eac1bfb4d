import { setImmediate } from "node:timers/promises";
import type { RoundRecord } from "@concordat/contracts/round-record";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import { LedgerError, type LoadedScenario, type RecordedRows, recordedRounds } from "@concordat/simulation";
import { closedRounds, storedManifest } from "@concordat/simulation/results";
import { NotFoundError } from "../api/query.js";
import type { ControlState, ViewerControl } from "../control/viewer-control.js";
import type { ViewedRun } from "../target/viewed-target.js";
import { messageOf } from "./message-of.js";
import { type OpenRound, readOpenRound } from "./open-round.js";
import { replayInThread } from "./replay-in-thread.js";
import { replayRounds } from "./replay-rounds.js";
import type { ReplayedRoundData } from "./replayed-round.js";
import { RunIndex } from "./run-index.js";

/** Decisions from which on a run is replayed in a thread: a smaller one is replayed sooner than a thread starts. */
const minForThread = 20_000;
/** A run that grows is replayed again once this many times the last replay's time has passed. */
const pausePerReplay = 8;
/** The longest that a look at the ledger may take of the time between two looks: one part in this many. */
const lookShare = 20;

/** Milliseconds after which a run that does not grow is no longer called running. */
const restsAfterMs = 15_000;

/** How a run is at present. */
export interface RunState {
  readonly scenario: LoadedScenario;
  readonly manifest: SimulationManifest | null;
  /** The closed rounds. */
  readonly rounds: readonly RoundRecord[];
  /** The round that is being played; `null` if nothing is recorded of it, or all are closed. */
  readonly open: OpenRound | null;
}

/** A run that is looked at, and followed while it is played. */
export class LiveRun {
  /** The run. */
  readonly run: ViewedRun;
  /** Grows with everything that changes. */
  version = 0;
  /** What prevents the run from being read; `null` if nothing does. */
  problem: string | null = null;
  /** What prevents its decisions from being replayed; `null` if nothing does. */
  replayProblem: string | null = null;
  /** Whether its folder is no longer there. */
  isGone = false;
  /** What was replayed so far; `null` if nothing was. */
  index: RunIndex | null = null;
  /** Whether this process saw the run grow a moment ago. */
  isGrowing = false;
  /** Whether it is being played and can be paused; `null` if it is only read, or that is not known yet. */
  control: ControlState | null = null;
  private readonly actions: ViewerControl | null;
  private asking = false;
  private grewAt = 0;
  private state: RunState | null = null;
  private identity: string | null = null;
  private building: Promise<void> | null = null;
  private buildAfter = 0;
  private lookAfter = 0;
  private looking: Promise<void> | null = null;
  private stop = new AbortController();
  private readonly onChange: () => void;

  /**
   * @param control what can be done to the run; `null`: it is only read
   * @param onChange called whenever the version grows
   */
  constructor(run: ViewedRun, control: ViewerControl | null, onChange: () => void) {
    this.run = run;
    this.actions = control;
    this.onChange = onChange;
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

  /** Looks at the ledger, unless it was looked at a moment ago. */
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
    this.stop.abort();
    await Promise.allSettled([this.looking, this.building]);
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
    this.lookAfter = performance.now() + took * lookShare;
  }

  /** Notices that a run no longer grows, which nothing in its ledger tells: its process may have been killed. */
  private noticeRest(): void {
    if (!this.isGrowing || performance.now() - this.grewAt < restsAfterMs) return;
    this.isGrowing = false;
    this.changed();
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
    this.buildIfNeeded();
  }

  /** Forgets what was read of the run that was there before. */
  private async begin(identity: string): Promise<void> {
    this.stop.abort();
    await this.building;
    this.stop = new AbortController();
    this.identity = identity;
    this.state = null;
    this.index = null;
    this.buildAfter = 0;
    this.isGrowing = false;
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

  private buildIfNeeded(): void {
    if (this.state === null || this.state.rounds.length === 0) return;
    if (this.isIndexed || this.building !== null) return;
    if (performance.now() < this.buildAfter) return;
    const { signal } = this.stop;
    const begun = performance.now();
    this.building = this.build(this.state, signal)
      .catch((error: unknown) => {
        if (signal.aborted) return;
        this.replayProblem = messageOf(error);
        this.changed();
      })
      .finally(() => {
        this.building = null;
        const now = performance.now();
        this.buildAfter = now + (now - begun) * pausePerReplay;
      });
  }

  /** Replays the run; a first replay is shown round by round, a later one replaces it when it is whole. */
  private async build({ scenario }: RunState, signal: AbortSignal): Promise<void> {
    const index = new RunIndex(scenario);
    const isFirst = this.index === null;
    for await (const round of this.replay(signal)) {
      if (signal.aborted) return;
      index.add(round);
      if (isFirst) this.index = index;
      if (isFirst) this.changed();
      await setImmediate();
    }
    if (signal.aborted) return;
    this.index = index;
    this.replayProblem = null;
    this.changed();
  }

  private replay(signal: AbortSignal): AsyncGenerator<ReplayedRoundData, void, undefined> {
    const { folder, module } = this.run;
    const decisions = this.state?.rounds.reduce((sum, { asked, by_rule }) => sum + asked + by_rule, 0) ?? 0;
    return folder !== null && decisions >= minForThread
      ? replayInThread({ folder, module }, signal)
      : this.replayHere();
  }

  private async *replayHere(): AsyncGenerator<ReplayedRoundData, void, undefined> {
    const { run } = this;
    const { scenario, ledger, close } = await run.open();
    try {
      yield* replayRounds({ scenario, ledger, code: run.code });
    } finally {
      await close();
    }
  }
}
