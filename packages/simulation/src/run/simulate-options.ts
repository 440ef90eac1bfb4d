import type { SimulationEvent } from "@concordat/contracts/simulation-event";
import type { Ledger } from "../ledger/ledger.js";
import type { SimulationCode } from "../policy/simulation-code.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import type { WorldView } from "../world/world-view.js";
import type { Limits } from "./limits.js";
import type { Pause } from "./pause.js";
import type { DeriveSeed } from "./round/derive-seed.js";

/** Options for a simulation: the scenario, the policies, and the ledger. */
export interface SimulateOptions extends SimulationCode {
  /** The scenario, from `loadScenario`, `buildScenario` or `fork`. */
  readonly scenario: LoadedScenario;
  /**
   * The ledger of the run. If it already contains a part of this run, the run is resumed. Default: a ledger in memory.
   */
  readonly ledger?: Ledger;
  /** Maximum number of concurrent decisions. It affects the duration, but not the result. Default 1. */
  readonly concurrency?: number;
  /** The limits at which the run pauses. Default: none. */
  readonly limits?: Limits;
  /** Pauses the run when it is aborted. Requests in flight are stopped. Recorded decisions are kept. */
  readonly signal?: AbortSignal;
  /**
   * Delays the run without ending it. Called before each round, decision and answer. The run continues when the
   * returned promise resolves, or immediately for `null`. Only recorded times are affected. Decisions of other
   * processes are delayed from the next round on.
   */
  readonly hold?: () => Promise<void> | null;
  /**
   * Called with every event (`simulation-event/v1`). A decision is reported after it is stored durably. An error of the
   * callback is reported on the console and does not affect the run.
   */
  readonly onEvent?: (event: SimulationEvent) => void;
  /**
   * Called after a round is closed, with the world after the round. An error of the callback is reported on the console
   * and does not affect the run.
   */
  readonly onRound?: (world: WorldView) => void;
  /**
   * A description of this process, shown to other processes that try to write to the same run. Default: the process id.
   */
  readonly holder?: string;
  /** Derives the seeds of answers. Default: a hash of the parts. */
  readonly deriveSeed?: DeriveSeed;
}

/** The result of a simulation, which is complete or paused. */
export type SimulationResult =
  | {
      readonly state: "completed";
      /** The result of the run. */
      readonly summary: RunSummary;
    }
  | {
      readonly state: "paused";
      /** The reason why the run stopped. */
      readonly pause: Pause;
      /** The result of the run so far. */
      readonly summary: RunSummary;
    };

/** The number of survey questions for each outcome. */
export interface AnswerCounts {
  /** Number of questions that agents were asked. */
  readonly asked: number;
  /** Number of answers that satisfy the contract of their question. */
  readonly valid: number;
  /** Number of questions whose last answer violated the contract. */
  readonly invalid: number;
  /** Number of questions for which no answer could be obtained. */
  readonly failed: number;
}

/** The counts of a run so far: its closed rounds, and the recorded decisions of the open round. */
export interface RunSummary {
  /** Number of closed rounds. */
  readonly rounds: number;
  /** Number of recorded decisions that were requested, including invalid and failed ones. */
  readonly decisions: number;
  /** Number of decisions by rules, in closed rounds. */
  readonly byRule: number;
  /** Number of recorded decisions with a valid answer. */
  readonly valid: number;
  /** Number of recorded decisions whose last answer violated the contract. They have no effect. */
  readonly invalid: number;
  /** Number of recorded decisions for which no answer could be obtained. They have no effect. */
  readonly failed: number;
  /** The recorded survey questions, by their outcome. */
  readonly answers: AnswerCounts;
  /** Number of requests to the model for the recorded decisions and answers, including repeated requests. */
  readonly requests: number;
  /** Number of tokens; `null` if the engine does not report it. */
  readonly tokens: number | null;
  /** The hash of the last closed round. The identity of the run if no round is closed. */
  readonly hash: string;
}
