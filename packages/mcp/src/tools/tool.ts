import type { JsonSchema } from "@concordat/contracts/contract";
import type { ServedModel } from "../model/served-model.js";
import type { AllowedPaths } from "../paths/allowed-paths.js";
import type { LiveRuns } from "../runs/live-runs.js";

/** A tool as described by `tools/list`, and its implementation. */
export interface McpTool<Input = unknown> {
  readonly name: string;
  readonly title: string;
  /** The description by which a model selects the tool. */
  readonly description: string;
  /** Schema of the input, which is checked before the call. */
  readonly inputSchema: JsonSchema;
  /** Schema of the structured result. */
  readonly outputSchema: JsonSchema;
  /** The effects of the tool, for clients that ask their user for permission. */
  readonly annotations: ToolAnnotations;
  readonly call: (input: Input, context: McpToolContext) => Promise<McpToolResult>;
}

/** Annotations of a tool as the protocol defines them. */
interface ToolAnnotations {
  /** Whether the tool changes no file. */
  readonly readOnlyHint: boolean;
  /** Whether the tool may replace or delete existing files. No tool of this server does. */
  readonly destructiveHint: false;
  /** Whether the tool contacts a model, which may run on another machine. */
  readonly openWorldHint: boolean;
}

/** The resources of a tool. */
export interface McpToolContext {
  /** The paths that the tool may read and write. */
  readonly paths: AllowedPaths;
  /** The model, opened on first use. */
  readonly model: () => Promise<ServedModel>;
  /** The simulations that this server executes. */
  readonly runs: LiveRuns;
  /** Aborted when the client cancels the call or disconnects. */
  readonly signal: AbortSignal;
  /** Reports progress to a client that requested it. */
  readonly progress: (step: ProgressStep) => void;
}

/** Progress of a call. */
export interface ProgressStep {
  readonly done: number;
  /** The number of steps; absent if unknown. */
  readonly of?: number;
  readonly message: string;
}

/** Result of a call. */
export interface McpToolResult {
  /** The result, which satisfies the tool's output schema. */
  readonly value: object;
  /** The result as text, for people and for clients that read only text. Default: the value as JSON. */
  readonly text?: string;
  /** Whether the call completed without an answer; the value then contains the reason. Default: false. */
  readonly failed?: boolean;
}

/** Defines a tool with a typed input. The server validates the input against the schema before each call. */
export function defineMcpTool<Input>(tool: McpTool<Input>): McpTool {
  return tool as McpTool;
}
