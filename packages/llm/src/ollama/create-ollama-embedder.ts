import { checkOptions, type Rules, required, rules } from "@concordat/contracts/options";
import { ProtocolError } from "../errors/index.js";
import { type ConnectionOptions, connectionRules } from "../http/connection-options.js";
import { connectModelServer } from "../http/model-server.js";
import { clientDefaults } from "../limits.js";

/** The model and the address of an Ollama server that computes embeddings. */
export interface OllamaEmbedderOptions extends Pick<ConnectionOptions, "headers" | "fetch"> {
  /** The name of an embedding model, such as `nomic-embed-text`. */
  readonly model: string;
  /** The address of the server. Default: `http://localhost:11434`. */
  readonly endpoint?: string;
}

/** Computes vectors of texts: texts of similar meaning have vectors of similar direction. */
export interface Embedder {
  /** The name of the engine and the model: `ollama:nomic-embed-text`. */
  readonly id: string;
  /**
   * Returns a vector for each text, in the same order and of the same length.
   * @param texts the texts, in any number
   * @param signal stops the computation
   */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<readonly (readonly number[])[]>;
}

const embedderRules: Rules<OllamaEmbedderOptions> = {
  headers: connectionRules.headers,
  fetch: connectionRules.fetch,
  model: required(rules.text),
  endpoint: { ...rules.text, aliases: ["baseURL", "baseUrl", "host", "url"] },
};

/** Maximum number of texts in a request, so that an answer stays below the limit of a document's length. */
const maxTextsAtOnce = 32;

/**
 * Returns an embedder that asks an Ollama server (`/api/embed`). A text that exceeds the context of the model is
 * refused by the server rather than truncated.
 * @throws {RangeError} when an option is invalid
 * @example
 * const embedder = createOllamaEmbedder({ model: "nomic-embed-text" });
 * const [vector] = await embedder.embed(["night trains"]);
 */
export function createOllamaEmbedder(options: OllamaEmbedderOptions): Embedder {
  checkOptions(options, embedderRules);
  const { model, endpoint = clientDefaults.ollamaEndpoint, headers, fetch } = options;
  const id = `ollama:${model}`;
  const getModel = `get it with: ollama pull ${model}`;
  const server = connectModelServer({ id, endpoint, getModel, headers, fetch, maxConcurrent: undefined });

  async function embedSome(input: readonly string[], signal: AbortSignal | undefined): Promise<number[][]> {
    const { embeddings } = await server.read("/api/embed", { model, input, truncate: false }, signal);
    if (!Array.isArray(embeddings) || embeddings.length !== input.length || !embeddings.every(isVector))
      throw new ProtocolError(
        `${id} did not return one vector for each of ${input.length} texts; check that it is an embedding model`,
      );
    return embeddings;
  }

  return {
    id,
    async embed(texts, signal) {
      const vectors: number[][] = [];
      for (let from = 0; from < texts.length; from += maxTextsAtOnce)
        vectors.push(...(await embedSome(texts.slice(from, from + maxTextsAtOnce), signal)));
      return vectors;
    },
  };
}

function isVector(value: unknown): value is number[] {
  return Array.isArray(value) && value.length > 0 && value.every((number) => Number.isFinite(number));
}
