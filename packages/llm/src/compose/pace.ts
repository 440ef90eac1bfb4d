import { abortable } from "../abort/abortable.js";
import type { ChatClient } from "../chat/index.js";
import { withChat } from "../chat/with-chat.js";

/** The rate that a service allows. */
export interface RateLimit {
  /** Maximum number of requests in a minute. Default: no limit. */
  readonly requestsPerMinute?: number;
  /** Maximum number of tokens in a minute, of prompts and answers together, as the engine counts them. Default: no limit. */
  readonly tokensPerMinute?: number;
}

/**
 * The share of a minute's amount that may be used at once. It is small because services also measure over periods
 * shorter than a minute.
 */
export const burst = 1 / 6;

/** Decides when requests start. */
export interface Pace {
  /** Waits until the next request may start. Rejects if the signal aborts before. */
  enter(signal: AbortSignal): Promise<void>;
  /** Counts the tokens of a request that has ended. */
  use(tokens: number): void | Promise<void>;
}

/**
 * Returns a client whose requests start one after another, when a pace allows it. The time that a request waits does
 * not count towards its timeout.
 */
export function pacedClient(client: ChatClient, pace: Pace): ChatClient {
  let turn: Promise<unknown> = Promise.resolve();
  return withChat(client, (asked) =>
    abortable(asked, async function* (request) {
      request.onQueued?.();
      const entered = turn.then(() => pace.enter(request.signal));
      turn = entered.catch(() => undefined);
      await entered;
      request.onStarted?.();
      for await (const chunk of client.chat(request)) {
        if (chunk.type === "finish") {
          const { promptTokens, completionTokens } = chunk.usage;
          await pace.use((promptTokens ?? 0) + (completionTokens ?? 0));
        }
        yield chunk;
      }
    }),
  );
}
