import type { AnalysisReport } from "@concordat/contracts/analysis-report";
import type { GenerateEvent } from "@concordat/llm";
import type { ActionResult, IterationRecord } from "../run/iteration-record.js";
import type { Phase } from "./phase.js";

/** A step of an analysis, as it happens. */
export type AnalyzeEvent =
  /** The table has been examined; `done` iterations exist already. */
  | {
      readonly type: "started";
      readonly iterations: number;
      readonly done: number;
      readonly elapsedMs: number;
      /** What is analysed: the measure, and the periods that are compared, where there are two. */
      readonly subject: string;
      /** What was taken without being asked for, and how values were read, in sentences. */
      readonly assumptions: readonly string[];
    }
  | { readonly type: "iteration-started"; readonly iteration: number; readonly phase: Phase }
  /** A request to the model, at each step of its life. */
  | { readonly type: "request"; readonly iteration: number | "report"; readonly event: GenerateEvent }
  | { readonly type: "action"; readonly iteration: number; readonly result: ActionResult }
  | { readonly type: "iteration-finished"; readonly iteration: number; readonly record: IterationRecord }
  /** The model gave no usable answer; the analysis continues. */
  | {
      readonly type: "iteration-failed";
      readonly iteration: number;
      readonly code: string;
      readonly message: string;
    }
  | { readonly type: "finished"; readonly report: AnalysisReport };
