import type { ViewerControl } from "../control/viewer-control.js";
import { LiveRun } from "../run/live-run.js";
import type { ViewedTarget } from "../target/viewed-target.js";

/** Maximum number of runs that are kept open. Each keeps its replayed rounds in memory. */
const maxReady = 4;

/** The runs that pages are currently viewing. */
export class WatchedRuns {
  private readonly target: ViewedTarget;
  private readonly onChange: (key: string, version: number) => void;
  private readonly control: ViewerControl | null;
  /** The open runs by key. The most recently requested one is last. */
  private readonly ready = new Map<string, LiveRun>();

  constructor(
    target: ViewedTarget,
    control: ViewerControl | null,
    onChange: (key: string, version: number) => void,
  ) {
    this.control = control;
    this.target = target;
    this.onChange = onChange;
  }

  /** Returns the run with this key; `null` if there is none. */
  async get(key: string): Promise<LiveRun | null> {
    const known = this.ready.get(key);
    if (known !== undefined) {
      this.ready.delete(key);
      this.ready.set(key, known);
      return known;
    }
    const run = (await this.target.runs()).find((one) => one.key === key);
    if (run === undefined) return null;
    const live = new LiveRun(run, this.control, () => this.onChange(key, live.version));
    this.ready.set(key, live);
    await this.forgetOldest();
    return live;
  }

  /** Checks a run for changes, if it is open. */
  async look(key: string): Promise<void> {
    await this.ready.get(key)?.look();
  }

  /** Stops reading the runs. */
  async close(): Promise<void> {
    await Promise.all([...this.ready.values()].map((live) => live.close()));
  }

  private async forgetOldest(): Promise<void> {
    for (const [key, live] of this.ready) {
      if (this.ready.size <= maxReady) return;
      this.ready.delete(key);
      await live.close();
    }
  }
}
