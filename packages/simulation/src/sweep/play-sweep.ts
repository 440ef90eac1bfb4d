import { join } from "node:path";
import {
  checkOptions,
  isRecord,
  omitUndefined,
  type Rules,
  required,
  rules,
} from "@concordat/contracts/options";
import type { EnsembleRun } from "@concordat/contracts/simulation-ensemble";
import type { SimulationEvent } from "@concordat/contracts/simulation-event";
import { openEnsembleFolder } from "../ensemble/ensemble-folder.js";
import { type CompletedRun, type PlayEnsembleOptions, playEnsemble } from "../ensemble/play-ensemble.js";
import { spend, zeroUsage } from "../run/limits.js";
import { codeRules, limitRules, limitsRule } from "../run/option-rules.js";
import type { Pause } from "../run/pause.js";
import { remainingLimits } from "../run/remaining-limits.js";
import type { ListedPoint, SweepFolder } from "./sweep-folder.js";

/** Options for running a sweep. */
export interface PlaySweepOptions
  extends Pick<PlayEnsembleOptions, "model" | "custom" | "rankers" | "concurrency" | "limits" | "signal"> {
  /** The sweep. */
  readonly sweep: SweepFolder;
  /** Called with every event of a run. */
  readonly onEvent?: (point: ListedPoint, run: EnsembleRun, event: SimulationEvent) => void;
}

/** The result of running a sweep. */
export interface SweepResult {
  /** The reason why the sweep stopped; `null` if all runs of all points are complete. */
  readonly pause: Pause | null;
  /** The complete runs of all points. */
  readonly completed: readonly CompletedRun[];
}

const playRules: Rules<PlaySweepOptions> = {
  ...codeRules,
  sweep: required({
    message: "must be a sweep, as createSweepFolder or openSweepFolder gives it",
    test: (value) => isRecord(value) && isRecord(value.sweep),
  }),
  concurrency: rules.natural,
  limits: limitsRule,
  signal: rules.signal,
  onEvent: rules.aFunction,
};

/**
 * Runs the incomplete runs of a sweep, one point after another. Limits hold for all points together.
 * @throws {RangeError} when an option is invalid
 * @throws {RunMismatchError} when a run was started with another model or another scenario
 * @example
 * const { pause } = await playSweep({ sweep: await openSweepFolder("out/sweep") });
 */
export async function playSweep(options: PlaySweepOptions): Promise<SweepResult> {
  checkOptions(options, playRules);
  checkOptions(options.limits ?? {}, limitRules, "limits.");
  const { sweep, limits = {}, onEvent, custom = [], rankers = [], model, concurrency, signal } = options;
  const spent = zeroUsage();
  const completed: CompletedRun[] = [];
  for (const point of sweep.sweep.points) {
    const ensemble = await openEnsembleFolder(join(sweep.folder, point.folder), { custom, rankers });
    try {
      const result = await playEnsemble({
        ensemble,
        custom,
        rankers,
        ...omitUndefined({ model, concurrency, signal }),
        limits: remainingLimits(limits, spent),
        onEvent: (run, event) => onEvent?.(point, run, event),
      });
      completed.push(...result.completed);
      if (result.pause !== null) return { pause: result.pause, completed };
      for (const { summary } of result.completed)
        spend(spent, [{ requests: summary.requests, promptTokens: summary.tokens, completionTokens: null }]);
    } finally {
      await ensemble.close();
    }
  }
  return { pause: null, completed };
}
