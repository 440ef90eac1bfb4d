import type { SimulationEvent } from "@concordat/contracts/simulation-event";
import { type ModelPolicies, recordedRounds, type SimulationResult, simulate } from "@concordat/simulation";
import type { RunFolder } from "@concordat/simulation/sqlite";

/** The progress of a run, and its result. */
export interface RunStatus {
  /** The folder of the run. */
  readonly folder: string;
  readonly state: "running" | "completed" | "paused" | "failed";
  /** Number of closed rounds. */
  readonly rounds: number;
  /** Total number of rounds: those of the scenario, plus one if a survey follows the last one. */
  readonly of_rounds: number;
  /** Number of model decisions recorded since the run was started or resumed by this server. */
  readonly decisions: number;
  /** The reason why the run is paused or has failed; `null` otherwise. */
  readonly message: string | null;
  /** The result of the run; `null` while it is in progress. */
  readonly summary: SimulationResult["summary"] | null;
}

/** Options for executing a run. */
export interface PlayOptions {
  readonly concurrency: number;
  readonly limits: {
    readonly maxRequests?: number;
    readonly maxTokens?: number;
    readonly maxMinutes?: number;
  };
}

/** A run that this process executes. */
export class StartedRun {
  /** Resolves when the run has ended and its folder is unlocked; never rejects. */
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

  /** Calls a listener at each change. Returns a function that removes the listener. */
  watch(listener: (status: RunStatus) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Pauses the run. Its records are not deleted. */
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
      // A full disk has no space for the manifest either; it is written when the run is resumed.
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
