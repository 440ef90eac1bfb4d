import {
  checkOptions,
  checkValue,
  isRecord,
  type Rule,
  type Rules,
  required,
  rules,
  safeListener,
} from "@concordat/contracts/options";
import { clientRule } from "../chat/chat-rules.js";
import type { ChatClient, ChatRequest, Usage } from "../chat/index.js";
import { unknownUsage } from "../generate/usage.js";
import { wrapClient } from "./wrap-client.js";

/** The cost of a million tokens, in any currency. */
export interface Price {
  /** The cost of a million prompt tokens. */
  readonly prompt: number;
  /** The cost of a million completion tokens. */
  readonly completion: number;
}

/** The tokens of a request and their cost. */
export interface UsageCost extends Usage {
  /** The client that answered or was asked last: of a client that combines several, the member. */
  readonly model: string;
  /** The cost in the currency of the price; `null` if the price or a number of tokens is unknown. */
  readonly cost: number | null;
}

/** Prices of tokens, and the function that receives the usage. */
export interface MeterOptions {
  /** The cost of a million tokens. Default: unknown. */
  readonly price?: Price;
  /**
   * The cost of a million tokens of each member, by its name in attempts, for a client that combines several:
   * `{ "openai:gpt-5-mini": { prompt: 0.25, completion: 2 } }`. For a member without one, `price` applies. Default: none.
   */
  readonly prices?: Readonly<Record<string, Price>>;
  /** Called for every request that has ended. Errors that it throws are reported on the console. Default: none. */
  readonly onUsage?: (spent: UsageCost) => void;
}

const meterRules: Rules<MeterOptions> = {
  price: rules.record,
  prices: {
    message: 'must be prices by names of clients: { "ollama:mistral": { prompt: 0, completion: 0 } }',
    test: (value) => isRecord(value) && Object.values(value).every(isRecord),
  },
  onUsage: rules.aFunction,
};

const amount: Rule = {
  message: "must be a number of at least 0",
  test: (value) => typeof value === "number" && value >= 0 && value < Number.POSITIVE_INFINITY,
};
const priceRules: Rules<Price> = { prompt: required(amount), completion: required(amount) };

/** The sum over requests. */
export interface TotalUsageCost {
  /** Number of requests. */
  readonly requests: number;
  /** Number of requests for which the engine reported no token counts. The sums do not include them. */
  readonly unreported: number;
  /** Tokens of all prompts that were reported. */
  readonly promptTokens: number;
  /** Tokens of all answers that were reported. */
  readonly completionTokens: number;
  /** The cost of the reported tokens in the currency of the price; `null` if the price of some of them is unknown. */
  readonly cost: number | null;
}

/** The sum over the requests of a client, and over those of each of its members. */
export interface ClientUsageCost extends TotalUsageCost {
  /**
   * The sum of each client that was asked, by its name in attempts; of a client that combines several, its members. A
   * member that gave no answer has requests too, without tokens.
   */
  readonly members: Readonly<Record<string, TotalUsageCost>>;
}

/** A client that adds up what its requests use. */
export interface MeteredClient extends ChatClient {
  /** The sum so far, of requests that have ended. */
  total(): ClientUsageCost;
}

const million = 1_000_000;

/**
 * A client that counts tokens and, if a price is given, computes their cost: for each request and in total.
 * @throws {RangeError} when an argument is invalid
 * @example
 * const client = meterClient(fallback([local, hosted]), {
 *   prices: { [local.id]: { prompt: 0, completion: 0 }, [hosted.id]: { prompt: 0.15, completion: 0.6 } },
 * });
 * console.log(client.total().cost, client.total().members[hosted.id]);
 */
export function meterClient(client: ChatClient, options: MeterOptions = {}): MeteredClient {
  checkValue(client, required(clientRule), "client");
  checkOptions(options, meterRules);
  const { price, prices = {} } = options;
  if (price !== undefined) checkOptions(price, priceRules, "price.");
  for (const [name, own] of Object.entries(prices))
    checkOptions(own, priceRules, `prices[${JSON.stringify(name)}].`);
  const onUsage = safeListener("onUsage", options.onUsage);
  const members = new Map<string, TotalUsageCost>();
  const requests = new WeakMap<ChatRequest, MeteredRequest>();
  let total = nothing;
  const count = (name: string, spent: UsageCost): void => {
    members.set(name, add(members.get(name) ?? nothing, spent));
  };
  const metered = wrapClient(client, {
    onRequest(request) {
      const own: MeteredRequest = { model: client.id, tried: [] };
      const watched: ChatRequest = {
        ...request,
        onAsked(model) {
          own.model = model;
          request.onAsked?.(model);
        },
        onTried(tried) {
          own.tried.push(tried.model);
          request.onTried?.(tried);
        },
      };
      requests.set(watched, own);
      return watched;
    },
    onChunk(chunk, request) {
      const own = requests.get(request);
      if (own !== undefined && chunk.type === "finish" && chunk.model !== undefined) own.model = chunk.model;
      return undefined;
    },
    onFinish({ request, usage, error }) {
      const { model, tried } = requests.get(request) ?? { model: client.id, tried: [] };
      const spent = { model, ...usage, cost: costOf(usage, prices[model] ?? price) };
      total = add(total, spent);
      for (const name of tried) count(name, { model: name, ...unknownUsage, cost: null });
      // The member whose failure ends the request is among those that were tried.
      if (error === null || !tried.includes(model)) count(model, spent);
      onUsage(spent);
    },
  });
  const isPriced = price !== undefined || options.prices !== undefined;
  const known = (sum: TotalUsageCost): TotalUsageCost => (isPriced ? sum : { ...sum, cost: null });
  return {
    ...metered,
    total: () => ({
      ...known(total),
      members: Object.fromEntries([...members].map(([name, sum]) => [name, known(sum)])),
    }),
  };
}

/** What is known of a request. */
interface MeteredRequest {
  /** The client that was asked last. */
  model: string;
  /** The clients that gave no answer. */
  readonly tried: string[];
}

const nothing: TotalUsageCost = { requests: 0, unreported: 0, promptTokens: 0, completionTokens: 0, cost: 0 };

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
    // Tokens that were reported and have no price leave the sum unknown.
    cost: total.cost === null || (cost === null && !unknown) ? null : total.cost + (cost ?? 0),
  };
}
