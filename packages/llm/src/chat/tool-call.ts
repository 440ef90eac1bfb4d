import type { JsonSchema } from "@concordat/contracts/contract";

/** A tool as an engine offers it to the model. */
export interface ToolSpec {
  /** The name of the tool. */
  readonly name: string;
  /** The purpose of the tool, and when it helps. */
  readonly description: string;
  /** The schema of the tool's input, an object. */
  readonly schema: JsonSchema;
}

/** A call of a tool, as the model made it. */
export interface ToolCall {
  /** The id of the call, unique within its message. */
  readonly id: string;
  /** The tool's name. */
  readonly name: string;
  /** The input as the model wrote it: JSON as text, unchecked. */
  readonly input: string;
}

/** Names the tool call whose result is the content of a message, and says whether the call failed. */
export interface ToolResult {
  /** The id of the call. */
  readonly id: string;
  /** The tool's name. */
  readonly name: string;
  /** Whether the content is an error instead of a result. */
  readonly failed: boolean;
}
