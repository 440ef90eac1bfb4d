import type { JsonSchema } from "@concordat/contracts/contract";
import type { ServedModel } from "../model/served-model.js";
import type { AllowedPaths } from "../paths/allowed-paths.js";
import type { LiveRuns } from "../runs/live-runs.js";

/** A tool as `tools/list` describes it, and what a call of it does. */
export interface Tool<Input = unknown> {
  readonly name: string;
  readonly title: string;
  /** For the model that is to choose it. */
  readonly description: string;
  /** What it is given; checked before it is called. */
  readonly inputSchema: JsonSchema;
  /** What its structured result keeps. */
  readonly outputSchema: JsonSchema;
  /** What it does to the world, for the client that asks its user. */
  readonly annotations: ToolAnnotations;
  readonly call: (input: Input, context: ToolContext) => Promise<ToolResult>;
}

/** Hints of the protocol. */
interface ToolAnnotations {
  /** It changes no file. */
  readonly readOnlyHint: boolean;
  /** It may replace or delete what exists. Ours never do. */
  readonly destructiveHint: false;
  /** It speaks to a model, which may be elsewhere. */
  readonly openWorldHint: boolean;
}

/** What a tool may use. */
export interface ToolContext {
  /** Where it may read and write. */
  readonly paths: AllowedPaths;
  /** The model, opened at its first use. */
  readonly model: () => Promise<ServedModel>;
  /** Simulations that this server plays. */
  readonly runs: LiveRuns;
  /** Aborted when the client cancels the call or has gone. */
  readonly signal: AbortSignal;
  /** Tells the client how far the call is, where it wants to know. */
  readonly progress: (step: ProgressStep) => void;
}

/** How far a call is. */
export interface ProgressStep {
  readonly done: number;
  /** Absent: it is not known. */
  readonly of?: number;
  readonly message: string;
}

/** What a call gave. */
export interface ToolResult {
  /** Keeps the tool's output schema. */
  readonly value: object;
  /** For people and for clients that read text alone. Default: the value as JSON. */
  readonly text?: string;
  /** The call did its work and came to no answer; the value says why. Default false. */
  readonly failed?: boolean;
}

/** Types the input of a tool; the server has checked it against the schema. */
export function defineTool<Input>(tool: Tool<Input>): Tool {
  return tool as Tool;
}
