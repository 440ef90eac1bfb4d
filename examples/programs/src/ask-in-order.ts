import { type ChatClient, fallback, type MeteredClient, meterClient, type Price } from "@concordat/llm";
import { answerFolder } from "@concordat/llm/cassette";
import { cacheClient } from "@concordat/llm/replay";

/** A model, and the cost of a million of its tokens. */
export interface Priced {
  readonly client: ChatClient;
  readonly price: Price;
}

/** A client that asks the first model that can answer, each request once, and knows what each model cost. */
export function askInOrder(models: readonly Priced[], folder: string): MeteredClient {
  const client = fallback(models.map((model) => model.client));
  return meterClient(cacheClient(client, answerFolder(folder)), {
    prices: Object.fromEntries(models.map((model) => [model.client.id, model.price])),
  });
}
