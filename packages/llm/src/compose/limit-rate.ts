import { checkOptions, checkValue, type Rules, required, rules } from "@concordat/contracts/options";
import { clientRule } from "../chat/chat-rules.js";
import type { ChatClient } from "../chat/index.js";
import { abortableDelay } from "../generate/abortable-delay.js";
import { burst, pacedClient, type RateLimit } from "./pace.js";

export type { RateLimit } from "./pace.js";

/** The rules of a rate limit, for functions that take one as an option. */
export const limitRules: Rules<RateLimit> = {
  requestsPerMinute: rules.natural,
  tokensPerMinute: rules.natural,
};

const minuteMs = 60_000;

/**
 * Returns a client that delays requests so that they stay within a rate limit, first come, first served. The time
 * that a request waits does not count towards its timeout. The tokens of a request are known only when it ends, so
 * they delay later requests.
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
  return pacedClient(client, {
    async enter(signal) {
      for (;;) {
        const waitMs = Math.max(requests.waitMs(), tokens.waitMs());
        if (waitMs === 0 || signal.aborted) break;
        await abortableDelay(waitMs, signal);
      }
      signal.throwIfAborted();
      requests.use(1);
    },
    use: (used) => tokens.use(used),
  });
}

/** An amount that requests use up and that is refilled evenly over time. */
class Allowance {
  private readonly perMinute: number;
  private readonly capacity: number;
  private left: number;
  private at = performance.now();

  constructor(perMinute = Number.POSITIVE_INFINITY) {
    this.perMinute = perMinute;
    this.capacity = Math.max(1, perMinute * burst);
    this.left = this.capacity;
  }

  /** Returns the milliseconds until the next request may start; 0 if it may start now. */
  waitMs(): number {
    if (this.perMinute === Number.POSITIVE_INFINITY) return 0;
    const now = performance.now();
    this.left = Math.min(this.capacity, this.left + ((now - this.at) * this.perMinute) / minuteMs);
    this.at = now;
    return this.left >= 1 ? 0 : Math.ceil(((1 - this.left) * minuteMs) / this.perMinute);
  }

  /** Uses an amount. If less is available, the amount becomes negative and later requests wait. */
  use(amount: number): void {
    this.left -= amount;
  }
}
