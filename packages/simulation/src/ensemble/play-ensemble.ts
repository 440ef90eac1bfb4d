import { checkOptions, omitUndefined, type Rules, rules } from "@concordat/contracts/options";
import type { EnsembleRun } from "@concordat/contracts/simulation-ensemble";
import type { SimulationEvent } from "@concordat/contracts/simulation-event";
import { rulesVersionOf } from "../policy/rules-version.js";
import { plus } from "../round/known-counts.js";
import { type Limits, type RunUsage, zeroUsage } from "../run/limits.js";
import { codeRules, limitRules, limitsRule } from "../run/option-rules.js";
import type { Pause } from "../run/pause.js";
import { needsModel } from "../run/resume/required-code.js";
import type { RunSummary, SimulateOptions, SimulationResult } from "../run/simulate-options.js";
import { SimulationRun } from "../run/simulation-run.js";
import type { EnsembleFolder } from "./ensemble-folder.js";
import { type EnsembleMember, openMember, readMember, tidyMember } from "./ensemble-member.js";
import { ensembleRule } from "./ensemble-rule.js";
import { forEachConcurrent, shareOfLane } from "./for-each-concurrent.js";

/**
 * A condition that a run waits for before each round and decision, such as a channel through which it can be paused.
 */
export interface RunHold {
  /** Returns a promise that the run awaits before each step, like the option `hold` of `simulate`. */
  readonly hold: NonNullable<SimulateOptions["hold"]>;
  /** Releases the condition's resources. Called when the run has ended. */
  close(): Promise<void>;
}

/** Options for running an ensemble. */
export interface PlayEnsembleOptions
  extends Pick<SimulateOptions, "model" | "custom" | "rankers" | "concurrency" | "signal"> {
  /** The ensemble. */
  readonly ensemble: EnsembleFolder;
  /** Limits for all runs together. Default: none. */
  readonly limits?: Limits;
  /** Called with every event of a run. */
  readonly onEvent?: (run: EnsembleRun, event: SimulationEvent) => void;
  /**
   * Called when a run's folder is open, before the run starts. Returns a function that may pause this run, or `null`.
   * Default: none.
   */
  readonly openHold?: (run: EnsembleRun) => Promise<RunHold | null>;
}

/** A complete run. */
export interface CompletedRun extends EnsembleRun {
  /** The result of the run. */
  readonly summary: RunSummary;
}

/** The result of running an ensemble. */
export interface EnsembleResult {
  /** The reason why the ensemble stopped; `null` if all runs are complete. */
  readonly pause: Pause | null;
  /** The complete runs, in the order of the ensemble. */
  readonly completed: readonly CompletedRun[];
}

const playRules: Rules<PlayEnsembleOptions> = {
  ...codeRules,
  ensemble: ensembleRule,
  concurrency: rules.natural,
  limits: limitsRule,
  signal: rules.signal,
  onEvent: rules.aFunction,
  openHold: rules.aFunction,
};

/**
 * Runs the incomplete runs of an ensemble concurrently, at most `concurrency` at a time. If rules decide for all
 * agents, there are no requests to wait for, and the runs are processed one after another.
 * @throws {RangeError} when an option is invalid
 * @throws {RunMismatchError} when a run was started with another model or another scenario
 */
export async function playEnsemble(options: PlayEnsembleOptions): Promise<EnsembleResult> {
  checkOptions(options, playRules);
  checkOptions(options.limits ?? {}, limitRules, "limits.");
  const { ensemble, concurrency = 1, signal, model, custom = [], rankers = [] } = options;
  const members: EnsembleMember[] = [];
  for (const run of ensemble.ensemble.runs) members.push(await readMember(ensemble, run, model));
  const completed = new Map(members.map(({ folder, summary }) => [folder, summary]));
  const open = members.filter(({ summary }) => summary === null);
  for (const member of members.filter((one) => !open.includes(one)))
    await tidyMember(ensemble, member, { custom, rankers });
  // Started runs come first, because they count their earlier usage and need the fewest new requests.
  open.sort((a, b) => Number(b.begun) - Number(a.begun));
  const stopOthers = new AbortController();
  const play = new Play(options, {
    spent: spentBy(members),
    signal: AbortSignal.any([stopOthers.signal, ...(signal === undefined ? [] : [signal])]),
  });
  const lanes = Math.max(1, Math.min(needsModel(ensemble.scenario) ? concurrency : 1, open.length));
  let pause: Pause | null = null;
  await forEachConcurrent(open, lanes, async (run, lane) => {
    try {
      const result = await play.run(run, shareOfLane(concurrency, lanes, lane));
      if (result.state === "completed") completed.set(run.folder, result.summary);
      else {
        pause ??= result.pause;
        // At a limit, the other runs finish their decisions in flight and then stop by themselves.
        if (result.pause.cause !== "limit") stopOthers.abort();
      }
      return result.state === "completed";
    } catch (error) {
      stopOthers.abort();
      throw error;
    }
  });
  return {
    pause,
    completed: ensemble.ensemble.runs.flatMap((run) => {
      const summary = completed.get(run.folder) ?? null;
      return summary === null ? [] : [{ ...run, summary }];
    }),
  };
}

/** The state shared by the runs of an ensemble. */
interface Shared {
  readonly spent: RunUsage;
  readonly signal: AbortSignal;
}

class Play {
  private readonly options: PlayEnsembleOptions;
  private readonly shared: Shared;

  constructor(options: PlayEnsembleOptions, shared: Shared) {
    this.options = options;
    this.shared = shared;
  }

  /** Runs a simulation from its current state to its end, or until it pauses. */
  async run(run: EnsembleRun, concurrency: number): Promise<SimulationResult> {
    const { ensemble, onEvent, openHold, limits = {}, model, custom = [], rankers = [] } = this.options;
    const folder = await openMember(ensemble, run, { custom, rankers });
    let held: RunHold | null = null;
    try {
      held = (await openHold?.(run)) ?? null;
      const { scenario, ledger } = folder;
      const played = await SimulationRun.open({
        scenario,
        ledger,
        ...this.shared,
        custom,
        rankers,
        ...omitUndefined({ model }),
        concurrency,
        limits,
        rules: rulesVersionOf(ensemble.ensemble),
        onEvent: (event) => onEvent?.(run, event),
        ...(held === null ? {} : { hold: held.hold }),
      });
      const result = await played.play();
      // If the disk is full, there is no space for the manifest.
      if (result.state === "completed" || result.pause.cause !== "storage") await folder.writeManifest();
      return result;
    } finally {
      try {
        await held?.close();
      } finally {
        await folder.close();
      }
    }
  }
}

/**
 * Returns the total usage of the complete runs. An incomplete run is not included, because it counts its own earlier
 * usage when it is resumed.
 */
function spentBy(members: readonly EnsembleMember[]): RunUsage {
  const spent = zeroUsage();
  for (const { summary } of members) {
    if (summary === null) continue;
    spent.requests += summary.requests;
    spent.tokens = plus(spent.tokens, summary.tokens);
  }
  return spent;
}
