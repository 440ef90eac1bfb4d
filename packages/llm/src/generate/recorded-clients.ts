import type { FailureCode } from "../errors/index.js";
import type { Attempt } from "./outcome.js";

/** The clients that an attempt called, for records; empty for a single client. */
export interface RecordedClients {
  /** The client that was asked last. */
  readonly model?: string;
  /** Clients that were asked before and gave no answer, with the reason of each. */
  readonly tried?: { readonly model: string; readonly code: FailureCode; readonly message: string }[];
}

/**
 * Returns the members of a record that name the clients that an attempt called.
 * @param attempt the clients of the attempt
 * @param own the model of the record, which an attempt does not repeat
 */
export function recordedClients(
  { model, tried }: Pick<Attempt, "model" | "tried">,
  own: string,
): RecordedClients {
  return {
    ...(model === own ? {} : { model }),
    ...(tried.length === 0
      ? {}
      : {
          tried: tried.map(({ model: asked, error: { code, message } }) => ({
            model: asked,
            code,
            message,
          })),
        }),
  };
}
