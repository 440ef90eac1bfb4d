import { Refusal } from "../refusal.js";
import type { LiveRun } from "./live-run.js";

/** The runs that this process plays or has played, by the real paths of their folders. */
export class LiveRuns {
  private readonly runs = new Map<string, LiveRun>();
  private isClosed = false;

  /** @throws {Refusal} when the server is ending: a run that started now would have no reader */
  requireOpen(): void {
    if (this.isClosed)
      throw new Refusal("the server is ending; start the simulation again with the next one");
  }

  add(folder: string, run: LiveRun): void {
    this.runs.set(folder, run);
  }

  /** @throws {Refusal} when this process has begun or resumed no run there */
  get(folder: string): LiveRun {
    const run = this.runs.get(folder);
    if (run === undefined)
      throw new Refusal(
        `no run was started in ${folder} since this server began; resume it with start_simulation`,
      );
    return run;
  }

  /** Pauses all running simulations and prevents new ones. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.runs.values()].map((run) => run.stop()));
  }
}
