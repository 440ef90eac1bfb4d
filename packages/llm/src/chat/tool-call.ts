import type { JsonSchema } from "@concordat/contracts/contract";
import type { ChatMessage } from "./chat-message.js";

/** A tool as an engine offers it to the model. */
export interface ToolSpec {
  /** Its name. */
  readonly name: string;
  /** What it does and when it helps. */
  readonly description: string;
  /** The schema of its input, an object. */
  readonly schema: JsonSchema;
}

/** A call of a tool, as the model made it. */
export interface ToolCall {
  /** Distinguishes it from the other calls of its message. */
  readonly id: string;
  /** The tool's name. */
  readonly name: string;
  /** The input as the model wrote it: JSON as text, unchecked. */
  readonly input: string;
}

/** The call that a message answers. */
export interface ToolResult {
  /** The id of the call. */
  readonly id: string;
  /** The tool's name. */
  readonly name: string;
  /** Whether the content is an error in place of a result. */
  readonly failed: boolean;
}

/** What a call of a tool led to. Only `done` is a result; the model is told anything else as an error. */
export type ToolEnd =
  | {
      readonly state: "done";
      /** The result, as JSON has it. */
      readonly output: unknown;
    }
  | {
      /** Failed: the input or the result broke its contract, the tool threw, or its time was up. Declined: not approved. */
      readonly state: "failed" | "declined";
      /** What the model is told. */
      readonly message: string;
    };

/** A call of a tool, with all that led to it, for clients that record what tools gave. */
export interface ToolRequest {
  /** The conversation of the caller. */
  readonly messages: readonly ChatMessage[];
  /** The calls of the steps before, with what they led to. */
  readonly before: readonly { readonly name: string; readonly input: string; readonly end: ToolEnd }[];
  /** The call. */
  readonly call: Pick<ToolCall, "name" | "input">;
  /** Its place among the calls of its step, counted from 0. */
  readonly place: number;
}
