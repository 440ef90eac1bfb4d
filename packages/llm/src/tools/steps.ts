import type { ChatMessage, ToolCall } from "../chat/index.js";
import type { Failure } from "../errors/index.js";
import type { CallOptions, OnText, Tool } from "../generate/generate-options.js";
import type { Attempt } from "../generate/outcome.js";
import type { ToolStep } from "./tool-step.js";

/**
 * The model's answer in a step: tool calls, or an error. If there are neither, the model can answer the question now.
 */
export interface StepAnswer {
  readonly calls: readonly ToolCall[];
  /** The text that the model wrote together with the calls. */
  readonly text: string;
  readonly error: Failure | null;
  readonly attempts: readonly Attempt[];
}

/** Data for requesting a step. */
export interface StepRequest {
  /** The options of every request. `signal` includes the deadline. */
  readonly options: CallOptions;
  readonly tools: readonly Tool[];
  /** Receives the model's text, if its engine supports tools. */
  readonly onText?: OnText | undefined;
  /** Strings that end the text, if a text is requested. */
  readonly stop?: readonly string[] | undefined;
  /** The caller's conversation. */
  readonly messages: readonly ChatMessage[];
  /** The earlier steps. */
  readonly steps: readonly (ToolStep & { readonly text: string })[];
}
