import { setImmediate } from "node:timers/promises";
import type { ViewedRun } from "../target/viewed-target.js";
import { messageOf } from "./message-of.js";
import { Pace } from "./pace.js";
import { replayInThread } from "./replay-in-thread.js";
import { replayedColumns } from "./replayed-columns.js";
import type { ReplayedRoundData } from "./replayed-round.js";
import { RunIndex } from "./run-index.js";
import type { ViewedState } from "./viewed-state.js";

/**
 * Minimum number of agents and decisions for which a run is replayed in a thread. Smaller runs are replayed faster
 * without one.
 */
const minForThread = 20_000;
/** The minimum time between two replays of a run, as a multiple of the duration of the last replay. */
const pausePerReplay = 3;

/**
 * The replays of a run. During the first one, each round is shown as soon as it has been replayed. A later replay
 * replaces the previous one after it is complete.
 */
export class Replays {
  /** The index of the replayed rounds; `null` if no round has been replayed yet. */
  index: RunIndex | null = null;
  /** The reason why decisions cannot be replayed; `null` if they can be replayed. */
  problem: string | null = null;
  private readonly run: ViewedRun;
  private readonly onChange: () => void;
  private current: { readonly pace: Pace; readonly ended: Promise<void> } | null = null;
  private nextAt = 0;

  /** @param onChange called when further rounds were replayed, or the problem has changed */
  constructor(run: ViewedRun, onChange: () => void) {
    this.run = run;
    this.onChange = onChange;
  }

  /**
   * Replays the run if rounds were closed since the last replay, unless that was very recent.
   * @param isPlayed whether a process may be adding rows to the run. If so, the replay rests between small portions of
   *   work.
   */
  update(state: ViewedState, isPlayed: boolean): void {
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

  /** Makes the replay continue without pauses, because no process adds rows to the run. */
  hurry(): void {
    this.current?.pace.hurry();
    if (this.problem === null) this.nextAt = 0;
  }

  /** Discards the replayed rounds. */
  async forget(): Promise<void> {
    await this.close();
    this.index = null;
    this.problem = null;
    this.nextAt = 0;
  }

  /** Stops the current replay. */
  async close(): Promise<void> {
    this.current?.pace.stop();
    await this.current?.ended;
  }

  private async replay(state: ViewedState, pace: Pace): Promise<void> {
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
    { scenario, rounds }: ViewedState,
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
      yield* replayedColumns({ scenario, ledger, code: run.code });
    } finally {
      await close();
    }
  }
}
