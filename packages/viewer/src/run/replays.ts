import { setImmediate } from "node:timers/promises";
import type { ViewedRun } from "../target/viewed-target.js";
import { messageOf } from "./message-of.js";
import { Pace } from "./pace.js";
import { replayInThread } from "./replay-in-thread.js";
import { replayRounds } from "./replay-rounds.js";
import type { ReplayedRoundData } from "./replayed-round.js";
import { RunIndex } from "./run-index.js";
import type { RunState } from "./run-state.js";

/** Agents and decisions from which on a run is replayed in a thread: a smaller one is replayed sooner than a thread starts. */
const minForThread = 20_000;
/** A run that grows, or could not be replayed, is replayed again once this many times the last replay's time has passed. */
const pausePerReplay = 3;

/** The replays of a run: the first is shown round by round, and each later one takes its place when it is whole. */
export class Replays {
  /** The part of the run that is replayed; `null` if there is none yet. */
  index: RunIndex | null = null;
  /** The problem that prevents decisions from being replayed; `null` if there is none. */
  problem: string | null = null;
  private readonly run: ViewedRun;
  private readonly onChange: () => void;
  private current: { readonly pace: Pace; readonly ended: Promise<void> } | null = null;
  private nextAt = 0;

  /** @param onChange called when more is replayed, or the problem is another */
  constructor(run: ViewedRun, onChange: () => void) {
    this.run = run;
    this.onChange = onChange;
  }

  /**
   * Replays the rounds that were closed since the last replay, unless that was a moment ago.
   * @param isPlayed whether a process may be playing the run, which is then replayed in small portions
   */
  update(state: RunState, isPlayed: boolean): void {
    if (!isPlayed) this.hurry();
    const isWhole = this.index !== null && this.index.rounds.length >= state.rounds.length;
    if (isWhole || this.current !== null || performance.now() < this.nextAt) return;
    const pace = new Pace(isPlayed);
    const begun = performance.now();
    const ended = this.replay(state, pace)
      .catch((error: unknown) => {
        if (pace.isStopped) return;
        this.problem = messageOf(error);
        this.onChange();
      })
      .finally(() => {
        this.current = null;
        const now = performance.now();
        this.nextAt = pace.isHeld || this.problem !== null ? now + (now - begun) * pausePerReplay : 0;
      });
    this.current = { pace, ended };
  }

  /** Replays without pauses from now on: nobody plays the run. */
  hurry(): void {
    this.current?.pace.hurry();
    if (this.problem === null) this.nextAt = 0;
  }

  /** Forgets what was replayed. */
  async forget(): Promise<void> {
    await this.close();
    this.index = null;
    this.problem = null;
    this.nextAt = 0;
  }

  /** Ends what is being replayed. */
  async close(): Promise<void> {
    this.current?.pace.stop();
    await this.current?.ended;
  }

  private async replay(state: RunState, pace: Pace): Promise<void> {
    const index = new RunIndex(state.scenario);
    const isFirst = this.index === null;
    for await (const round of this.rounds(state, pace)) {
      if (pace.isStopped) return;
      index.add(round);
      if (isFirst) this.index = index;
      if (isFirst) this.onChange();
      await setImmediate();
    }
    if (pace.isStopped) return;
    this.index = index;
    this.problem = null;
    this.onChange();
  }

  private rounds(
    { scenario, rounds }: RunState,
    pace: Pace,
  ): AsyncGenerator<ReplayedRoundData, void, undefined> {
    const { folder, module } = this.run;
    const rows = rounds.reduce((sum, { asked, by_rule }) => sum + asked + by_rule, scenario.audience.size);
    return folder !== null && rows >= minForThread
      ? replayInThread({ folder, module }, pace)
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
