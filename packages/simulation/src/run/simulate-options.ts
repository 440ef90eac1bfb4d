import type { SimulationEvent } from "@concordat/contracts/simulation-event";
import type { Ledger } from "../ledger/ledger.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import type { WorldView } from "../world/world-view.js";
import type { SimulationCode } from "./engine.js";
import type { Limits } from "./limits.js";
import type { Pause } from "./pause.js";
import type { DeriveSeed } from "./round/derive-seed.js";

/** What to simulate, who decides, and where it is recorded. */
export interface SimulateOptions extends SimulationCode {
  /** What is simulated: what `loadScenario`, `buildScenario` or `fork` gives. */
  readonly scenario: LoadedScenario;
  /** Where the run is recorded. A ledger that holds part of this run is continued. Default: in memory. */
  readonly ledger?: Ledger;
  /** Decisions made concurrently. It changes nothing but the time taken. Default 1. */
  readonly concurrency?: number;
  /** When to pause. Default: never. */
  readonly limits?: Limits;
  /** Pauses the run: what is in progress is stopped, what is recorded stays. */
  readonly signal?: AbortSignal;
  /**
   * Holds the run up without ending it: called before each round, decision and answer, which begins once the promise
   * is resolved, or immediately for `null`. It changes nothing that is recorded but times. Decisions that other
   * processes make are held up from the next round on.
   */
  readonly hold?: () => Promise<void> | null;
  /**
   * Called with everything that happens, as `simulation-event/v1`; decisions once they are recorded for good. Errors
   * that it throws are reported on the console and change nothing.
   */
  readonly onEvent?: (event: SimulationEvent) => void;
  /** Called when a round is closed, with the world as it is then. Errors that it throws are reported in the same way. */
  readonly onRound?: (world: WorldView) => void;
  /**
   * The name of the process that runs it, for other processes that want to write to the same run. Default: the process.
   */
  readonly holder?: string;
  /** How seeds of answers are derived. Default: a hash of the parts. */
  readonly deriveSeed?: DeriveSeed;
}

/** How a run ended. */
export type SimulationResult =
  | {
      readonly state: "completed";
      /** Its result. */
      readonly summary: RunSummary;
    }
  | {
      readonly state: "paused";
      /** Why it stopped. */
      readonly pause: Pause;
      /** Its result so far. */
      readonly summary: RunSummary;
    };

/** The outcome of the questions of surveys. */
export interface AnswerCounts {
  /** Questions that agents were asked. */
  readonly asked: number;
  /** Answers that keep the question's contract. */
  readonly valid: number;
  /** Answers that broke it to the end. */
  readonly invalid: number;
  /** Questions without an answer that could be read. */
  readonly failed: number;
}

/** The result of a run so far: closed rounds, and the decisions recorded in the one that was not closed. */
export interface RunSummary {
  /** Rounds that are closed. */
  readonly rounds: number;
  /** Decisions that were asked for and are recorded, whatever became of them. */
  readonly decisions: number;
  /** Decisions made by rules, in closed rounds. */
  readonly byRule: number;
  /** Recorded decisions with an answer that keeps its contract. */
  readonly valid: number;
  /** Recorded decisions whose last answer broke its contract. They have no effect. */
  readonly invalid: number;
  /** Recorded decisions without an answer that could be read. They have no effect. */
  readonly failed: number;
  /** The outcome of the questions of surveys, of those that are recorded. */
  readonly answers: AnswerCounts;
  /** Requests to the model behind the recorded decisions and answers, those that were made again included. */
  readonly requests: number;
  /** `null` if the engine does not say. */
  readonly tokens: number | null;
  /** The hash of the last closed round; the identity of the run where none is. */
  readonly hash: string;
}
