import { checkOptions, type Rules, rules } from "@concordat/contracts/options";
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
import { type EnsembleMember, memberOf, openMember, tidyMember } from "./ensemble-member.js";
import { ensembleRule } from "./ensemble-rule.js";
import { forEachConcurrent, shareOfLane } from "./for-each-concurrent.js";

/** Which ensemble is played, and how. */
export interface PlayEnsembleOptions
  extends Pick<SimulateOptions, "model" | "custom" | "rankers" | "concurrency" | "signal"> {
  /** The ensemble. */
  readonly ensemble: EnsembleFolder;
  /** When to pause: all runs together. Default: never. */
  readonly limits?: Limits;
  /** Called with everything that happens in a run, by its folder's name. */
  readonly onEvent?: (run: EnsembleRun, event: SimulationEvent) => void;
}

/** A run that is complete. */
export interface CompletedRun extends EnsembleRun {
  /** Its result. */
  readonly summary: RunSummary;
}

/** How far an ensemble came. */
export interface EnsembleResult {
  /** Why it stopped; null when all runs are complete. */
  readonly pause: Pause | null;
  /** The runs that are complete, in the order of the ensemble. */
  readonly completed: readonly CompletedRun[];
}

const playRules: Rules<PlayEnsembleOptions> = {
  ...codeRules,
  ensemble: ensembleRule,
  concurrency: rules.natural,
  limits: limitsRule,
  signal: rules.signal,
  onEvent: rules.aFunction,
};

/**
 * Plays the runs of an ensemble that are not complete, side by side: as many at once as decisions may be in progress.
 * If rules decide for all agents, there is nothing to wait for, and they are played one after another.
 * @throws {RangeError} when an option is invalid
 * @throws {RunMismatchError} when runs were begun with another model or another scenario
 */
export async function playEnsemble(options: PlayEnsembleOptions): Promise<EnsembleResult> {
  checkOptions(options, playRules);
  checkOptions(options.limits ?? {}, limitRules, "limits.");
  const { ensemble, concurrency = 1, signal, model, custom = [], rankers = [] } = options;
  const members: EnsembleMember[] = [];
  for (const run of ensemble.ensemble.runs) members.push(await memberOf(ensemble, run, model));
  const completed = new Map(members.map(({ folder, summary }) => [folder, summary]));
  const open = members.filter(({ summary }) => summary === null);
  for (const member of members.filter((one) => !open.includes(one)))
    await tidyMember(ensemble, member, { custom, rankers });
  // What was begun comes first: it counts what it has used, and holds least back.
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
        // Under a limit the others finish what is in progress, and stop by themselves.
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

/** What the runs of an ensemble share while they are played. */
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

  /** Plays a run from where it stands. */
  async run(run: EnsembleRun, concurrency: number): Promise<SimulationResult> {
    const { ensemble, onEvent, limits = {}, model, custom = [], rankers = [] } = this.options;
    const folder = await openMember(ensemble, run, { custom, rankers });
    try {
      const { scenario, ledger } = folder;
      const played = await SimulationRun.open({
        scenario,
        ledger,
        ...this.shared,
        custom,
        rankers,
        ...(model === undefined ? {} : { model }),
        concurrency,
        limits,
        rules: rulesVersionOf(ensemble.ensemble),
        onEvent: (event) => onEvent?.(run, event),
      });
      const result = await played.play();
      // A disk that is full has no room for the manifest either.
      if (result.state === "completed" || result.pause.cause !== "storage") await folder.writeManifest();
      return result;
    } finally {
      await folder.close();
    }
  }
}

/** What complete runs have used; the others count it themselves when they go on. */
function spentBy(members: readonly EnsembleMember[]): RunUsage {
  const spent = zeroUsage();
  for (const { summary } of members) {
    if (summary === null) continue;
    spent.requests += summary.requests;
    spent.tokens = plus(spent.tokens, summary.tokens);
  }
  return spent;
}
