import type { JsonSchema } from "@concordat/contracts/contract";
import type { ServedModel } from "../model/served-model.js";
import type { AllowedPaths } from "../paths/allowed-paths.js";
import type { LiveRuns } from "../runs/live-runs.js";

/** A tool as `tools/list` describes it, and what a call of it does. */
export interface Tool<Input = unknown> {
  readonly name: string;
  readonly title: string;
  /** For the model, which chooses by it. */
  readonly description: string;
  /** Schema of the input, which is checked before the call. */
  readonly inputSchema: JsonSchema;
  /** Schema of the structured result. */
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
  /** It talks to a model, which may run on another machine. */
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
  /** Reports progress to a client that asked for it. */
  readonly progress: (step: ProgressStep) => void;
}

/** Progress of a call. */
export interface ProgressStep {
  readonly done: number;
  /** Absent when it is unknown. */
  readonly of?: number;
  readonly message: string;
}

/** Result of a call. */
export interface ToolResult {
  /** Valid under the tool's output schema. */
  readonly value: object;
  /** For people, and for clients that read only text. Default: the value as JSON. */
  readonly text?: string;
  /** The call ran to its end without an answer; the value says why. Default: false. */
  readonly failed?: boolean;
}

/** Types the input of a tool; the server has checked it against the schema. */
export function defineTool<Input>(tool: Tool<Input>): Tool {
  return tool as Tool;
}
