import {
  checkOptions,
  checkValue,
  type Rule,
  type Rules,
  required,
  rules,
  safeListener,
} from "@concordat/contracts/options";
import { clientRule } from "../chat/chat-rules.js";
import type { ChatClient, Usage } from "../chat/index.js";
import { wrapClient } from "./wrap-client.js";

/** The cost of a million tokens, in any currency. */
export interface Price {
  /** The cost of a million prompt tokens. */
  readonly prompt: number;
  /** The cost of a million completion tokens. */
  readonly completion: number;
}

/** The tokens used and their cost, for one request or for several. */
export interface UsageCost extends Usage {
  /** The cost in the currency of the price; `null` if the price or a number of tokens is unknown. */
  readonly cost: number | null;
}

/** Prices of tokens, and the function that receives the usage. */
export interface MeterOptions {
  /** The cost of a million tokens. Default: unknown. */
  readonly price?: Price;
  /** Called for every request that has ended. Errors that it throws are reported on the console. Default: none. */
  readonly onUsage?: (spent: UsageCost) => void;
}

const meterRules: Rules<MeterOptions> = { price: rules.record, onUsage: rules.aFunction };

const amount: Rule = {
  message: "must be a number of at least 0",
  test: (value) => typeof value === "number" && value >= 0 && value < Number.POSITIVE_INFINITY,
};
const priceRules: Rules<Price> = { prompt: required(amount), completion: required(amount) };

/** The sum over the requests of a client. */
export interface TotalUsageCost {
  /** Number of requests. */
  readonly requests: number;
  /** Number of requests for which the engine reported no token counts. The sums do not include them. */
  readonly unreported: number;
  /** Tokens of all prompts that were reported. */
  readonly promptTokens: number;
  /** Tokens of all answers that were reported. */
  readonly completionTokens: number;
  /** The cost in the currency of the price; `null` if there is no price. */
  readonly cost: number | null;
}

/** A client that adds up what its requests use. */
export interface MeteredClient extends ChatClient {
  /** The sum so far, of requests that have ended. */
  total(): TotalUsageCost;
}

const million = 1_000_000;

/**
 * A client that counts tokens and, if a price is given, computes their cost: for each request and in total.
 * @throws {RangeError} when an argument is invalid
 * @example
 * const client = meterClient(hosted, { price: { prompt: 0.15, completion: 0.6 } });
 * console.log(client.total().cost);
 */
export function meterClient(client: ChatClient, options: MeterOptions = {}): MeteredClient {
  checkValue(client, required(clientRule), "client");
  checkOptions(options, meterRules);
  const { price } = options;
  if (price !== undefined) checkOptions(price, priceRules, "price.");
  const onUsage = safeListener("onUsage", options.onUsage);
  let total: TotalUsageCost = {
    requests: 0,
    unreported: 0,
    promptTokens: 0,
    completionTokens: 0,
    cost: price === undefined ? null : 0,
  };
  const metered = wrapClient(client, {
    onFinish({ usage }) {
      const spent = { ...usage, cost: costOf(usage, price) };
      total = add(total, spent);
      onUsage(spent);
    },
  });
  return { ...metered, total: () => total };
}

/** The cost of a request; `null` without a price, or if a number of tokens is unknown. */
function costOf({ promptTokens, completionTokens }: Usage, price: Price | undefined): number | null {
  if (price === undefined || promptTokens === null || completionTokens === null) return null;
  return (promptTokens * price.prompt + completionTokens * price.completion) / million;
}

function add(total: TotalUsageCost, { promptTokens, completionTokens, cost }: UsageCost): TotalUsageCost {
  const unknown = promptTokens === null || completionTokens === null;
  return {
    requests: total.requests + 1,
    unreported: total.unreported + (unknown ? 1 : 0),
    promptTokens: total.promptTokens + (promptTokens ?? 0),
    completionTokens: total.completionTokens + (completionTokens ?? 0),
    cost: total.cost === null ? null : total.cost + (cost ?? 0),
  };
}
