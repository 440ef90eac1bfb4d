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
  /** The client that answered or was tried last. For a client that combines several, this is one of its members. */
  readonly model: string;
  /** The cost in the currency of the price; `null` if the price or a token count is unknown. */
  readonly cost: number | null;
}

/** Prices of tokens, and the function that receives the usage. */
export interface MeterOptions {
  /** The cost of a million tokens. Default: unknown. */
  readonly price?: Price;
  /**
   * Prices for the members of a client that combines several, by their names in attempts: `{ "openai:gpt-5-mini": {
   * prompt: 0.25, completion: 2 } }`. Members that are not listed have `price`. Default: none.
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
const priceRules: Rules<Price> = {
  prompt: /* @__PURE__ */ required(amount),
  completion: /* @__PURE__ */ required(amount),
};

/** Token usage and cost, summed over requests. */
export interface TotalUsageCost {
  /** Number of requests. */
  readonly requests: number;
  /** Number of requests for which the engine reported no token counts. The sums do not include them. */
  readonly unreported: number;
  /** Sum of the prompt tokens of requests with reported usage. */
  readonly promptTokens: number;
  /** Sum of the answer tokens of requests with reported usage. */
  readonly completionTokens: number;
  /** The cost of the reported tokens in the currency of the price; `null` if the price of some of them is unknown. */
  readonly cost: number | null;
}

/** Token usage and cost of a client, in total and for each member. */
export interface ClientUsageCost extends TotalUsageCost {
  /**
   * Usage and cost of each client that was tried, by its name in attempts. For a client that combines several, these
   * are its members. A member that gave no answer has requests but no tokens.
   */
  readonly members: Readonly<Record<string, TotalUsageCost>>;
}

/** A client that sums up the usage of its requests. */
export interface MeteredClient extends ChatClient {
  /** Returns the sum over the requests that have ended so far. */
  total(): ClientUsageCost;
}

const million = 1_000_000;

/**
 * Returns a client that counts tokens, for each request and in total. If a price is given, it also computes their
 * cost.
 * @throws {RangeError} when an argument is invalid
 * @example
 * const client = meterClient(fallback([local, hosted]), {
 * prices: { [local.id]: { prompt: 0, completion: 0 }, [hosted.id]: { prompt: 0.15, completion: 0.6 } },
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

/** The clients that were tried for one request. */
interface MeteredRequest {
  /** The client that was tried last. */
  model: string;
  /** The names of the clients that gave no answer. */
  readonly tried: string[];
}

const nothing: TotalUsageCost = { requests: 0, unreported: 0, promptTokens: 0, completionTokens: 0, cost: 0 };

/** Returns the cost of a request; `null` if the price or a token count is unknown. */
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
