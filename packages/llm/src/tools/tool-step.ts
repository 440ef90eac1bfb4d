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

/** A call of a tool on record. */
export interface ToolRun extends ToolCall {
  /** What it led to. */
  readonly end: ToolEnd;
  /** Milliseconds, approval included. */
  readonly durationMs: number;
}

/** A step of a call with tools: what the model asked for, and what it was told. */
export interface ToolStep {
  /** Its number, counted from 1. */
  readonly index: number;
  /** Its attempts, by their `index` in the outcome. */
  readonly attempts: readonly number[];
  /** The calls, in the model's order; empty for the step in which it called no tool. */
  readonly runs: readonly ToolRun[];
}
