import { Refusal } from "../refusal.js";
import type { StartedRun } from "./started-run.js";

/** The runs that this process executes or has executed, by the real paths of their folders. */
export class LiveRuns {
  private readonly runs = new Map<string, StartedRun>();
  private isClosed = false;

  /**
   * Checks that new runs may start.
   * @throws {Refusal} when the server is shutting down, because the client could not follow a new run
   */
  requireOpen(): void {
    if (this.isClosed)
      throw new Refusal("the server is ending; start the simulation again with the next one");
  }

  add(folder: string, run: StartedRun): void {
    this.runs.set(folder, run);
  }

  /**
   * Returns the run in a folder.
   * @throws {Refusal} when this process has not started or resumed a run in the folder
   */
  get(folder: string): StartedRun {
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
