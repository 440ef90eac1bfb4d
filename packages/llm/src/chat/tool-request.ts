import type { ChatMessage } from "./chat-message.js";
import type { ToolCall } from "./tool-call.js";

/** The end of a tool call. Only `done` has a result; the model receives every other end as an error. */
export type ToolEnd =
  | {
      readonly state: "done";
      /** The result, as JSON has it. */
      readonly output: unknown;
    }
  | {
      /**
       * The result of a failed call. `failed`: the input or the result violated its contract, the tool threw, or the
       * call timed out. `declined`: the call was not approved.
       */
      readonly state: "failed" | "declined";
      /** The message that the model receives. */
      readonly message: string;
    };

/** A tool call with the requests and results that led to it. Clients that record and replay tool results receive it. */
export interface ToolRequest {
  /** The caller's conversation. */
  readonly messages: readonly ChatMessage[];
  /** The calls of the earlier steps, with their outcomes. */
  readonly before: readonly { readonly name: string; readonly input: string; readonly end: ToolEnd }[];
  /** The call. */
  readonly call: Pick<ToolCall, "name" | "input">;
  /** The index of the call among the calls of its step, counted from 0. */
  readonly place: number;
}
