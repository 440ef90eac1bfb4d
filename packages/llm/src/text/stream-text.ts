import { callSite } from "../generate/call-site.js";
import type { PromptOrMessages } from "../generate/conversation.js";
import { loop, singly, stoppable } from "../stream/loops.js";
import { type TextDelta, TextDeltas } from "../stream/text-deltas.js";
import { eventResponse, namedEvents, type SentOutcome } from "../stream/to-response.js";
import { textTo } from "./generate-text.js";
import { toTextCall } from "./run-text.js";
import type { TextOptions } from "./text-options.js";
import type { TextOutcome } from "./text-outcome.js";

/** A text that is being written. */
export interface TextStream {
  /**
   * The text in pieces, each with its attempt number. A higher number invalidates the earlier pieces. The model is
   * stopped if the consumer stops iterating.
   */
  readonly text: AsyncIterable<TextDelta>;
  /** The same outcome that `generateText` returns. */
  readonly outcome: Promise<TextOutcome>;
  /**
   * Returns the pieces and the outcome as a response of server-sent events, for `readText` of
   * `@concordat/llm/reader`. If the receiver disconnects, the model is stopped. For a failure, only the code is sent.
   */
  toResponse(): Response;
}

/**
 * Requests a text as `generateText` does, and yields it while it is written. The request begins immediately; neither
 * `text` nor `outcome` has to be consumed.
 * @throws {RangeError} when an argument is invalid
 * @example
 * import { streamText } from "@concordat/llm";
 * import { createOllamaClient } from "@concordat/llm/ollama";
 *
 * const { text, outcome } = streamText({
 *   client: createOllamaClient({ model: "mistral" }),
 *   prompt: "Why does bread rise?",
 * });
 * for await (const piece of text) process.stdout.write(piece.text);
 * console.log((await outcome).state);
 */
export function streamText(options: TextOptions & PromptOrMessages): TextStream {
  const call = toTextCall(options);
  const { signal, leave } = stoppable(call.signal);
  const pieces = new TextDeltas();
  const onText = (attempt: number, text: string): void => pieces.push({ attempt, text });
  const outcome = textTo(options, onText, { ...call, signal }).then(callSite(streamText));
  // A rejection belongs to the caller that awaits the outcome; the loop just ends.
  outcome.then(
    () => pieces.end(),
    () => pieces.end(),
  );
  const text = loop(() => singly(pieces.batches()), leave);
  return {
    outcome,
    text,
    toResponse: () => eventResponse(namedEvents("text", text), outcome.then(sent), leave),
  };
}

function sent(outcome: TextOutcome): SentOutcome<string> {
  const { state } = outcome;
  return state === "valid" ? { state, value: outcome.text } : { state, code: outcome.error.code };
}
