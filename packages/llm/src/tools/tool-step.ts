import type { ToolCall, ToolEnd } from "../chat/index.js";

/** A call that needs approval. */
export interface ToolApproval {
  /** The tool's name. */
  readonly tool: string;
  /** The checked input. */
  readonly input: unknown;
  /** The step in which the model made the call, counted from 1. */
  readonly step: number;
}

/** A recorded tool call. */
export interface ToolRun extends ToolCall {
  /** The outcome of the call. */
  readonly end: ToolEnd;
  /** Duration in milliseconds, including the approval. */
  readonly durationMs: number;
}

/** A step of a call with tools: the calls that the model requested, and the results that it received. */
export interface ToolStep {
  /** The number of the step, counted from 1. */
  readonly index: number;
  /** The attempts of the step, by their `index` in the outcome. */
  readonly attempts: readonly number[];
  /** The calls, in the model's order; empty for the step in which it called no tool. */
  readonly runs: readonly ToolRun[];
}
