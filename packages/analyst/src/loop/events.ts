import type { AnalysisReport } from "@concordat/contracts/analysis-report";
import type { GenerateEvent } from "@concordat/llm";
import type { ActionResult, IterationRecord } from "../run/iteration-record.js";
import type { Phase } from "./phase.js";

/** A step of an analysis, as it happens. */
export type AnalyzeEvent =
  /** The table has been examined; `done` iterations exist already. */
  | {
      readonly type: "started";
      /** Iterations that the analysis will have. */
      readonly iterations: number;
      /** Iterations that an earlier run made and this one continues. */
      readonly done: number;
      /** Milliseconds that examining the table took. */
      readonly elapsedMs: number;
      /** What is analysed: the measure, and the periods that are compared, where there are two. */
      readonly subject: string;
      /** What was taken without being asked for, and how values were read, in sentences. */
      readonly assumptions: readonly string[];
      /** What the user should know of the folder that is continued, in sentences: a torn last line, say. */
      readonly notes: readonly string[];
    }
  | {
      readonly type: "iteration-started";
      /** The number of the iteration, from 1; "report" for the report's words. */
      readonly iteration: number;
      /** What the iteration is for. */
      readonly phase: Phase;
    }
  /** A request to the model, at each step of its life. */
  | {
      readonly type: "request";
      readonly iteration: number | "report";
      /** The step of the request. */
      readonly event: GenerateEvent;
    }
  | {
      readonly type: "action";
      readonly iteration: number;
      /** The outcome of the tool call. */
      readonly result: ActionResult;
    }
  | {
      readonly type: "iteration-finished";
      readonly iteration: number;
      /** The iteration as the log has it. */
      readonly record: IterationRecord;
    }
  /** The model gave no usable answer; the analysis continues. */
  | {
      readonly type: "iteration-failed";
      readonly iteration: number;
      /** The failure's code, such as TIMEOUT, or CONTRACT_VIOLATION. */
      readonly code: string;
      /** What happened, in a sentence. */
      readonly message: string;
    }
  | {
      readonly type: "finished";
      /** The report as it was written. */
      readonly report: AnalysisReport;
    };
