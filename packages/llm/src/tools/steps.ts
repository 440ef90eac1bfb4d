import type { ChatMessage, ToolCall } from "../chat/index.js";
import type { Failure } from "../errors/index.js";
import type { CallOptions, OnText, Tool } from "../generate/generate-options.js";
import type { Attempt } from "../generate/outcome.js";
import type { ToolStep } from "./tool-step.js";

/** The model's answer in a step: calls of tools; no calls if it can answer the question now; or an error. */
export interface Step {
  readonly calls: readonly ToolCall[];
  /** The text that came with the calls. */
  readonly text: string;
  readonly error: Failure | null;
  readonly attempts: readonly Attempt[];
}

/** The request of a step. */
export interface StepRequest {
  /** The options of every request, the deadline being in `signal`. */
  readonly options: CallOptions;
  readonly tools: readonly Tool[];
  /** Receives the text of a model that calls tools itself. */
  readonly onText?: OnText | undefined;
  /** Texts that end a text, if a text is asked for. */
  readonly stop?: readonly string[] | undefined;
  /** The conversation of the caller. */
  readonly messages: readonly ChatMessage[];
  /** The steps before. */
  readonly steps: readonly (ToolStep & { readonly text: string })[];
}
