import type { AnalysisReport } from "@concordat/contracts/analysis-report";
import type { GenerateEvent } from "@concordat/llm";
import type { ActionResult, IterationRecord } from "./iteration-record.js";
import type { Phase } from "./phase.js";

/** A step of an analysis, as it happens. */
export type AnalyzeEvent =
  /** The table has been looked over; so many iterations are there already. */
  | {
      readonly type: "started";
      readonly iterations: number;
      readonly done: number;
      readonly elapsedMs: number;
    }
  | { readonly type: "iteration-started"; readonly iteration: number; readonly phase: Phase }
  /** A request to the model, at each step of its life. */
  | { readonly type: "request"; readonly iteration: number | "report"; readonly event: GenerateEvent }
  | { readonly type: "action"; readonly iteration: number; readonly result: ActionResult }
  | { readonly type: "iteration-finished"; readonly iteration: number; readonly record: IterationRecord }
  /** The model gave no usable answer; the analysis goes on. */
  | {
      readonly type: "iteration-failed";
      readonly iteration: number;
      readonly code: string;
      readonly message: string;
    }
  | { readonly type: "finished"; readonly report: AnalysisReport };
