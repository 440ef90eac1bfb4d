import { type LoadedScenario, type MeasuredRun, measureRun, recordedRounds } from "@concordat/simulation";
import { closedRounds } from "@concordat/simulation/results";
import { messageOf } from "../run/message-of.js";
import type { ViewedRun, ViewedTarget } from "../target/viewed-target.js";
import { measureInThread } from "./measure-in-thread.js";

/** Minimum number of decisions for which a run is measured in a thread. */
const minForThread = 20_000;
/** Milliseconds after which an incomplete run is checked again. */
const againMs = 2_000;

/** The state of the measures of a run. */
export type RunMeasures =
  | { readonly state: "waiting" }
  | { readonly state: "incomplete"; readonly rounds: number; readonly planned: number }
  | { readonly state: "failed"; readonly problem: string }
  | { readonly state: "measured"; readonly measured: MeasuredRun; readonly rounds: number };

interface Known {
  readonly identity: string | null;
  readonly measures: RunMeasures;
  readonly at: number;
}

/**
 * The measures of all viewed runs. Each complete run is measured once, when the measures are first requested. Runs are
 * measured one after another.
 */
export class MeasuredRuns {
  private readonly target: ViewedTarget;
  private readonly known = new Map<string, Known>();
  private working: Promise<void> | null = null;
  private isClosed = false;

  constructor(target: ViewedTarget) {
    this.target = target;
  }

  /** Returns all runs with the measures that are known so far, and starts to measure the others. */
  async now(): Promise<readonly (readonly [ViewedRun, RunMeasures])[]> {
    const runs = await this.target.runs();
    if (this.working === null && !this.isClosed)
      this.working = this.measure(runs).finally(() => {
        this.working = null;
      });
    return runs.map((run) => [run, this.known.get(run.key)?.measures ?? { state: "waiting" }]);
  }

  /** Stops after the current run is measured. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.working;
  }

  private async measure(runs: readonly ViewedRun[]): Promise<void> {
    for (const run of runs) {
      if (this.isClosed) return;
      await this.measureRun(run).catch((error: unknown) => {
        this.known.set(run.key, { identity: null, measures: failed(error), at: performance.now() });
      });
    }
  }

  private async measureRun(run: ViewedRun): Promise<void> {
    const identity = await run.identity();
    if (this.isCurrent(run.key, identity)) return;
    const measures = await measuresOf(run).catch(failed);
    this.known.set(run.key, { identity, measures, at: performance.now() });
  }

  private isCurrent(key: string, identity: string | null): boolean {
    const known = this.known.get(key);
    if (known === undefined || known.identity !== identity) return false;
    return known.measures.state === "measured" || performance.now() - known.at < againMs;
  }
}

function failed(error: unknown): RunMeasures {
  return { state: "failed", problem: messageOf(error) };
}

async function measuresOf(run: ViewedRun): Promise<RunMeasures> {
  const { scenario, ledger, close } = await run.open();
  try {
    const closed = await closedRounds(ledger);
    const planned = recordedRounds(scenario);
    if (closed.length < planned) return { state: "incomplete", rounds: closed.length, planned };
    const decisions = closed.reduce((sum, { asked, by_rule }) => sum + asked + by_rule, 0);
    const post = postOf(run, scenario);
    const measured =
      run.folder !== null && decisions >= minForThread
        ? await measureInThread({ folder: run.folder, module: run.module, post })
        : await measureRun({
            ...{ scenario, ledger, ...run.code, bySegment: true },
            ...(post === null ? {} : { post }),
          });
    return { state: "measured", measured, rounds: scenario.scenario.rounds };
  } finally {
    await close();
  }
}

/** Returns the id of the post to measure in a run of a study; `null` to measure all posts. */
function postOf({ message }: ViewedRun, { scenario }: LoadedScenario): string | null {
  if (message === undefined || message.slot === null) return null;
  for (const event of scenario.events)
    if (event.kind === "post" && event.post.slot === message.slot) return event.post.id;
  return null;
}
