import type { EnsembleRun } from "@concordat/contracts/simulation-ensemble";
import type { SimulationEvent } from "@concordat/contracts/simulation-event";

/** A step of a study. */
export type StudyStep = "play" | "compare" | "export" | "analyse" | "advise" | "report";

/** An event of a study in progress. */
export type StudyEvent =
  | {
      /** A step starts. */
      readonly type: "step";
      /** The step. */
      readonly step: StudyStep;
    }
  | {
      /** An event of a run. */
      readonly type: "run";
      /** The name of the message. */
      readonly message: string;
      /** The run. */
      readonly run: EnsembleRun;
      /** The event. */
      readonly event: SimulationEvent;
    }
  | {
      /** The analyst starts an iteration. */
      readonly type: "iteration";
      /** The iteration, counted from 1. */
      readonly iteration: number;
      /** The total number of iterations. */
      readonly of: number;
    }
  | {
      /** The copilot starts a part of its work. */
      readonly type: "advice";
      /** The part: the plan, a specialist, or the synthesis. */
      readonly part: string;
    };
