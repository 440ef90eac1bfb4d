import type { AnalysisReport } from "@concordat/contracts/analysis-report";
import type { GenerateEvent } from "@concordat/llm";
import type { ActionResult, IterationRecord } from "../run/iteration-record.js";
import type { Phase } from "./phase.js";

/** An event of an analysis in progress. */
export type AnalyzeEvent =
  /** The table has been examined; `done` iterations exist already. */
  | {
      readonly type: "started";
      /** Total number of iterations of the analysis. */
      readonly iterations: number;
      /** Number of iterations that were completed in an earlier run. */
      readonly done: number;
      /** Milliseconds that examining the table took. */
      readonly elapsedMs: number;
      /** The subject of the analysis: the measure, and the two compared periods, if any. */
      readonly subject: string;
      /** The assumptions made, and how values were read, as sentences. */
      readonly assumptions: readonly string[];
      /** Notes about a resumed folder as sentences, for example about an incomplete last line. */
      readonly notes: readonly string[];
    }
  | {
      readonly type: "iteration-started";
      /** The number of the iteration, from 1; "report" for the text of the report. */
      readonly iteration: number;
      /** The phase of the iteration. */
      readonly phase: Phase;
    }
  /** A request to the model, at each of its steps. */
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
      /** The iteration as recorded in the log. */
      readonly record: IterationRecord;
    }
  /** The model gave no usable answer; the analysis continues. */
  | {
      readonly type: "iteration-failed";
      readonly iteration: number;
      /** The code of the failure, such as TIMEOUT or CONTRACT_VIOLATION. */
      readonly code: string;
      /** A description of what happened, as a sentence. */
      readonly message: string;
    }
  | {
      readonly type: "finished";
      /** The report, as it was written to the folder. */
      readonly report: AnalysisReport;
    };
