import {
  checkOptions,
  checkValue,
  type Rules,
  required,
  rules,
  safeListener,
} from "@concordat/contracts/options";
import { clientRule } from "../chat/chat-rules.js";
import type { ChatChunk, ChatClient, ChatRequest, FinishReason, Usage } from "../chat/index.js";
import { withChat } from "../chat/with-chat.js";

/** A finished request: its finish reason, token usage, error and duration. */
export interface FinishedRequest {
  /** The request as it was sent. */
  readonly request: ChatRequest;
  /** The engine's finish reason; `null` if the request failed or was abandoned before the engine reported one. */
  readonly finishReason: FinishReason | null;
  /** Tokens used; `null` if the engine does not report them. */
  readonly usage: Usage;
  /** The error that the client threw, or `null`. */
  readonly error: unknown;
  /** Milliseconds from the start of the request to its end, including the time in a queue. */
  readonly durationMs: number;
}

/** Functions to call around every request of a client. */
export interface ClientHooks {
  /**
   * Called before a request is sent. May return a request to send instead. If it throws, the request fails with that
   * error.
   */
  readonly onRequest?: (request: ChatRequest) => ChatRequest | undefined | Promise<ChatRequest | undefined>;
  /** Called for every chunk of the answer. May return a chunk to pass on instead. */
  readonly onChunk?: (chunk: ChatChunk, request: ChatRequest) => ChatChunk | undefined;
  /**
   * Called once at the end of every request, successful or not. Errors that it throws are reported on the console and
   * have no other effect.
   */
  readonly onFinish?: (finished: FinishedRequest) => void;
}

const hookRules: Rules<ClientHooks> = {
  onRequest: rules.aFunction,
  onChunk: rules.aFunction,
  onFinish: rules.aFunction,
};

const unknownUsage: Usage = { promptTokens: null, completionTokens: null };

/**
 * Returns a client that calls hooks for every request, for example to log it, to prepend text to the prompt, or to
 * enforce a budget.
 * @throws {RangeError} when an argument is invalid
 * @example
 * const client = wrapClient(ollama, { onFinish: ({ usage }) => console.log(usage) });
 */
export function wrapClient(client: ChatClient, hooks: ClientHooks): ChatClient {
  checkValue(client, required(clientRule), "client");
  checkOptions(hooks, hookRules);
  const { onRequest, onChunk } = hooks;
  const onFinish = safeListener("onFinish", hooks.onFinish);
  return withChat(client, async function* (asked) {
    const start = performance.now();
    let request = asked;
    let end: { finishReason: FinishReason | null; usage: Usage } = {
      finishReason: null,
      usage: unknownUsage,
    };
    let error: unknown = null;
    try {
      request = (await onRequest?.(asked)) ?? asked;
      for await (const chunk of client.chat(request)) {
        if (chunk.type === "finish") end = chunk;
        yield onChunk?.(chunk, request) ?? chunk;
      }
    } catch (thrown) {
      error = thrown;
      throw thrown;
    } finally {
      const { finishReason, usage } = end;
      onFinish({ request, finishReason, usage, error, durationMs: Math.round(performance.now() - start) });
    }
  });
}
