import { checkOptions, checkValue, type Rules, required, rules } from "@concordat/contracts/options";
import { abortable } from "../abort/abortable.js";
import { clientRule } from "../chat/chat-rules.js";
import type { ChatClient } from "../chat/index.js";
import { withChat } from "../chat/with-chat.js";
import { pause } from "../generate/pause.js";

/** The rate that a service allows. */
export interface RateLimit {
  /** Maximum number of requests in a minute. Default: no limit. */
  readonly requestsPerMinute?: number;
  /** Maximum number of tokens in a minute, of prompts and answers together, as the engine counts them. Default: no limit. */
  readonly tokensPerMinute?: number;
}

const limitRules: Rules<RateLimit> = { requestsPerMinute: rules.natural, tokensPerMinute: rules.natural };

const minuteMs = 60_000;

/** The share of a minute's amount that may be used at once: services measure over less than a minute, too. */
const burst = 1 / 6;

/**
 * A client that makes requests wait so that they stay within a rate, in the order in which they came; the time of a
 * request does not count while it waits. The tokens of a request are known at its end: they make later ones wait.
 * @param client the client that is asked
 * @param limit the rate
 * @throws {RangeError} when an argument is invalid
 * @example
 * const client = limitRate(hosted, { requestsPerMinute: 500, tokensPerMinute: 200_000 });
 */
export function limitRate(client: ChatClient, limit: RateLimit): ChatClient {
  checkValue(client, required(clientRule), "client");
  checkOptions(limit, limitRules);
  const requests = new Allowance(limit.requestsPerMinute);
  const tokens = new Allowance(limit.tokensPerMinute);
  let turn: Promise<unknown> = Promise.resolve();
  const enter = async (signal: AbortSignal): Promise<void> => {
    for (;;) {
      const waitMs = Math.max(requests.waitMs(), tokens.waitMs());
      if (waitMs === 0 || signal.aborted) break;
      await pause(waitMs, signal);
    }
    signal.throwIfAborted();
    requests.use(1);
  };
  return withChat(client, (asked) =>
    abortable(asked, async function* (request) {
      request.onQueued?.();
      const entered = turn.then(() => enter(request.signal));
      turn = entered.catch(() => undefined);
      await entered;
      request.onStarted?.();
      for await (const chunk of client.chat(request)) {
        if (chunk.type === "finish") {
          const { promptTokens, completionTokens } = chunk.usage;
          tokens.use((promptTokens ?? 0) + (completionTokens ?? 0));
        }
        yield chunk;
      }
    }),
  );
}

/** An amount that is used up and grows again, evenly, as time passes. */
class Allowance {
  private readonly perMinute: number;
  private readonly capacity: number;
  private left: number;
  private at = Date.now();

  constructor(perMinute = Number.POSITIVE_INFINITY) {
    this.perMinute = perMinute;
    this.capacity = Math.max(1, perMinute * burst);
    this.left = this.capacity;
  }

  /** Milliseconds until one may be used; 0 if one may be now. */
  waitMs(): number {
    if (this.perMinute === Number.POSITIVE_INFINITY) return 0;
    const now = Date.now();
    this.left = Math.min(this.capacity, this.left + ((now - this.at) * this.perMinute) / minuteMs);
    this.at = now;
    return this.left >= 1 ? 0 : Math.ceil(((1 - this.left) * minuteMs) / this.perMinute);
  }

  /** Uses an amount, even if less is left: what comes later waits. */
  use(amount: number): void {
    this.left -= amount;
  }
}
