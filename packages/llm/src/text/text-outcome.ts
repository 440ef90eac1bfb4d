import type { Usage } from "../chat/index.js";
import type { Failure } from "../errors/index.js";
import type { Attempt } from "../generate/outcome.js";
import type { ToolStep } from "../tools/tool-step.js";

interface TextOutcomeBase {
  /** All attempts, in order. There is at least one. */
  readonly attempts: readonly Attempt[];
  /** The steps of a call with tools, in order; absent without tools. */
  readonly steps?: readonly ToolStep[];
  /** The client's id. */
  readonly model: string;
  /** Sum over all attempts; `null` if none reports its usage. */
  readonly usage: Usage;
  /** Milliseconds from the call to the outcome, including waits. */
  readonly durationMs: number;
}

/** The outcome of a request for a text: the complete text, or the failure. */
export type TextOutcome = TextOutcomeBase &
  (
    | {
        readonly state: "valid";
        /** The complete text as the model wrote it; never blank. */
        readonly text: string;
      }
    | { readonly state: "failed"; readonly error: Failure }
  );
