import { counted, omitUndefined } from "@concordat/contracts/options";
import type { EnsembleRun } from "@concordat/contracts/simulation-ensemble";
import type { SimulationEvent } from "@concordat/contracts/simulation-event";
import type { Limits, ModelPolicies, Pause, ScenarioCode } from "@concordat/simulation";
import { type RunUsage, remainingLimits, spend } from "@concordat/simulation/limits";
import { openEnsembleFolder, playEnsemble, type RunHold, runFolderOf } from "@concordat/simulation/sqlite";
import { ensembleFolders } from "../study/layout.js";
import type { StudyFolder } from "../study/study-folder.js";

/** A run of a study that is about to start. */
export interface PlayedRun {
  /** The name of the message that the run simulates. */
  readonly message: string;
  /** The run in the ensemble of the message. */
  readonly run: EnsembleRun;
  /** The path of the run's folder. */
  readonly folder: string;
}

/** Options for running the ensembles of a study. */
export interface PlayMessagesOptions extends ScenarioCode {
  readonly study: StudyFolder;
  readonly model?: ModelPolicies;
  readonly concurrency?: number;
  readonly limits?: Limits;
  /** The usage of the study so far. The usage of the messages' runs is added to it. */
  readonly spent: RunUsage;
  readonly signal?: AbortSignal;
  readonly openHold?: (run: PlayedRun) => Promise<RunHold | null>;
  readonly onEvent: (message: string, run: EnsembleRun, event: SimulationEvent) => void;
}

/** Runs the incomplete ensembles, one message after another. Returns the pause, or `null` if all are complete. */
export async function playMessages(options: PlayMessagesOptions): Promise<Pause | null> {
  const { study, limits = {}, spent, onEvent, openHold, model, concurrency, signal } = options;
  const { rankers = [], custom = [] } = options;
  for (const [index, folder] of ensembleFolders(study.folder, study.study).entries()) {
    const message = study.study.messages[index]?.name ?? "";
    const ensemble = await openEnsembleFolder(folder, { rankers, custom });
    try {
      const { pause, completed } = await playEnsemble({
        ensemble,
        rankers,
        custom,
        ...omitUndefined({ model, concurrency, signal }),
        ...(openHold === undefined
          ? {}
          : { openHold: (run) => openHold({ message, run, folder: runFolderOf(ensemble, run) }) }),
        limits: remainingLimits(limits, spent),
        onEvent: (run, event) => onEvent(message, run, event),
      });
      if (pause !== null) return { ...pause, message: messageOf(pause, limits) };
      for (const { summary } of completed) {
        const { requests, tokens } = summary;
        spend(spent, [{ requests, promptTokens: tokens, completionTokens: null }]);
      }
    } finally {
      await ensemble.close();
    }
  }
  return null;
}

/** Returns the message of a pause with the original limit, because the ensemble only knows the remaining one. */
function messageOf({ code, message }: Pause, { maxRequests, maxTokens, maxMinutes }: Limits): string {
  const given = {
    MAX_REQUESTS: [maxRequests, "request"],
    MAX_TOKENS: [maxTokens, "token"],
    MAX_MINUTES: [maxMinutes, "minute"],
  } as const;
  const [limit, noun] = Object.entries(given).find(([name]) => name === code)?.[1] ?? [];
  return limit === undefined || noun === undefined
    ? message
    : `the limit of ${counted(limit, noun)} is reached`;
}
