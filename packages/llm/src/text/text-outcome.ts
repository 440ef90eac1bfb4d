import type { Usage } from "../chat/index.js";
import type { Failure } from "../errors/index.js";
import type { Attempt } from "../generate/outcome.js";
import type { ToolStep } from "../tools/tool-step.js";

interface TextOutcomeBase {
  /** Every attempt, in order; at least one. */
  readonly attempts: readonly Attempt[];
  /** The steps of a call with tools, in order; absent without tools. */
  readonly steps?: readonly ToolStep[];
  /** The client's id. */
  readonly model: string;
  /** Sums over all attempts; `null` if none reports its usage. */
  readonly usage: Usage;
  /** Milliseconds from the call to the outcome, waits included. */
  readonly durationMs: number;
}

/** The end of a request for a text: the complete text, or why there is none. */
export type TextOutcome = TextOutcomeBase &
  (
    | {
        readonly state: "valid";
        /** The text as the model wrote it and ended it; never blank, never cut off. */
        readonly text: string;
      }
    | { readonly state: "failed"; readonly error: Failure }
  );
