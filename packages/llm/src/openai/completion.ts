import type { TokenLogprobs, Usage } from "../chat/index.js";
import { tokenCount } from "../chat/token-count.js";
import { ProtocolError } from "../errors/index.js";
import { asJsonObject, type JsonObject, type Speaker } from "../http/json-object.js";
import { listedTokens } from "../http/listed-tokens.js";
import { readTextPiece } from "../http/read-text-piece.js";
import { assertNoErrorReport } from "../http/refuse-reported.js";
import { errorUnder } from "../http/reported-error.js";
import { callList } from "../http/tool-calls.js";

/** The content of one event of a chat completion. */
export interface Completion {
  readonly text: string;
  readonly thinking: string;
  /** The text with which the model refuses to answer. */
  readonly refusal: string;
  /** Pieces of tool calls, as the server sends them. */
  readonly calls: readonly unknown[];
  /** The tokens of the text, if the server lists them. */
  readonly tokens: readonly TokenLogprobs[];
  /** The server's finish reason; `null` before the end. */
  readonly end: string | null;
  readonly usage: Usage | null;
}

/**
 * Reads one event. Servers differ in the fields that they omit and in where they put the thinking.
 * @throws {ProtocolError} when it reports an error, contains a piece of a second answer, or has a value of another
 *   type as the answer's text
 */
export function readCompletion(event: JsonObject, server: Speaker): Completion {
  assertNoErrorReport(event, server);
  const choice = onlyChoice(event.choices, server);
  if (choice !== null) assertNoErrorReport(choice, server, errorUnder);
  const delta = asJsonObject(choice?.delta);
  return {
    text: readTextPiece(delta?.content, server),
    thinking: readTextPiece(delta?.reasoning_content, server) || readTextPiece(delta?.reasoning, server),
    refusal: readTextPiece(delta?.refusal, server),
    calls: callList(delta?.tool_calls),
    tokens: listedTokens(asJsonObject(choice?.logprobs)?.content),
    end: endOf(choice?.finish_reason),
    usage: usageOf(asJsonObject(event.usage)),
  };
}

/**
 * Returns the choice of an event; `null` if it has none, as in the event with the token usage.
 * @throws {ProtocolError} when the event has several choices
 */
function onlyChoice(choices: unknown, { id }: Speaker): JsonObject | null {
  const all = Array.isArray(choices) ? choices.map(asJsonObject) : [];
  if (all.length > 1 || all.some((choice) => (choice?.index ?? 0) !== 0)) {
    throw new ProtocolError(
      `${id} sent several answers at once, and one was asked for; have the server give one choice (n: 1)`,
      { retryable: false },
    );
  }
  return all[0] ?? null;
}

/** Returns the finish reason of a piece; `null` if it has none. Some servers send an empty reason with every piece. */
function endOf(reason: unknown): string | null {
  return typeof reason === "string" && reason !== "" ? reason : null;
}

function usageOf(usage: JsonObject | null): Usage | null {
  if (usage === null) return null;
  return {
    promptTokens: tokenCount(usage.prompt_tokens),
    completionTokens: tokenCount(usage.completion_tokens),
  };
}
