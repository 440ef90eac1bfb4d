import type { ToolCall, ToolEnd } from "../chat/index.js";
import type { FlexibleSchema } from "../generate/answer-contract.js";
import type { GenerateOptions, Outcome } from "../generate/index.js";

/** What a tool is given in addition to its input. */
export interface ToolContext {
  /** Aborts when the call is stopped, when its deadline has passed, or after the tool's own `timeoutMs`. */
  readonly signal: AbortSignal;
  /** The id of the model's call. */
  readonly id: string;
  /** The step in which the model made the call, counted from 1. */
  readonly step: number;
}

/** A tool that a model may call before it answers, made with `defineTool`. */
export interface Tool {
  /** Its name for the model. */
  readonly name: string;
  /** What it does and when it helps, for the model. */
  readonly description: string;
  /** Its input: the model's is checked against it, and never reaches `execute` otherwise. */
  readonly input: FlexibleSchema<unknown>;
  /** Its result, if it is checked. */
  readonly output: FlexibleSchema<unknown> | null;
  /** Whether a call needs approval. */
  readonly confirm: boolean;
  /** Milliseconds for one call; `null` without a limit of its own. */
  readonly timeoutMs: number | null;
  /** Does the work. */
  execute(input: unknown, context: ToolContext): unknown;
  /** Carries out a call of `generateObject` with tools: a program without tools loads nothing of it. */
  answer<Output, Input>(
    options: GenerateOptions<Output, Input, FlexibleSchema<Output, Input>>,
  ): Promise<Outcome<Output>>;
}

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
