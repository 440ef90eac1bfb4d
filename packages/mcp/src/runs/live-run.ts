import type { SimulationEvent } from "@concordat/contracts/simulation-event";
import { type ModelPolicies, recordedRounds, type SimulationResult, simulate } from "@concordat/simulation";
import type { RunFolder } from "@concordat/simulation/sqlite";

/** How far a run is, and how it ended. */
export interface RunStatus {
  /** The folder of the run. */
  readonly folder: string;
  readonly state: "running" | "completed" | "paused" | "failed";
  /** Rounds that are closed. */
  readonly rounds: number;
  /** Rounds that the run closes: those of the scenario, and one more for a survey after the last of them. */
  readonly of_rounds: number;
  /** Decisions of a model that were recorded since the run was begun or resumed here. */
  readonly decisions: number;
  /** Why it is paused or has failed; null otherwise. */
  readonly message: string | null;
  /** Its result; null while it runs. */
  readonly summary: SimulationResult["summary"] | null;
}

/** How a run is played. */
export interface PlayOptions {
  readonly concurrency: number;
  readonly limits: {
    readonly maxRequests?: number;
    readonly maxTokens?: number;
    readonly maxMinutes?: number;
  };
}

/** A run that this process plays. */
export class LiveRun {
  /** Settled when the run has ended and its folder is free; never rejects. */
  readonly ended: Promise<void>;
  private current: RunStatus;
  private readonly stopping = new AbortController();
  private readonly listeners = new Set<(status: RunStatus) => void>();

  constructor(folder: string, run: RunFolder, policies: ModelPolicies | null, options: PlayOptions) {
    this.current = {
      folder,
      state: "running",
      rounds: 0,
      of_rounds: recordedRounds(run.scenario),
      decisions: 0,
      message: null,
      summary: null,
    };
    this.ended = this.play(run, policies, options);
  }

  get status(): RunStatus {
    return this.current;
  }

  /** Calls a function at each change until the returned one is called. */
  watch(listener: (status: RunStatus) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Pauses the run; what is recorded stays. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.ended;
  }

  private async play(run: RunFolder, policies: ModelPolicies | null, options: PlayOptions): Promise<void> {
    try {
      const result = await simulate({
        scenario: run.scenario,
        ledger: run.ledger,
        ...(policies === null ? {} : { model: policies }),
        ...options,
        signal: this.stopping.signal,
        onEvent: (event) => this.follow(event),
      });
      // A disk that is full has no room for the manifest either; it is written when the run is continued.
      if (result.state === "completed" || result.pause.cause !== "storage") await run.writeManifest();
      await run.close();
      this.end(result);
    } catch (error) {
      await run.close().catch(() => undefined);
      this.update({ state: "failed", message: error instanceof Error ? error.message : String(error) });
    }
  }

  private end(result: SimulationResult): void {
    const { state, summary } = result;
    const message = result.state === "paused" ? result.pause.message : null;
    this.update({ state, summary, rounds: summary.rounds, message });
  }

  private follow(event: SimulationEvent): void {
    if (event.type === "run-started") this.update({ rounds: event.first_round });
    if (event.type === "round-closed") this.update({ rounds: event.record.round + 1 });
    if (event.type === "decided") this.update({ decisions: this.current.decisions + 1 });
  }

  private update(change: Partial<RunStatus>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener(this.current);
  }
}
