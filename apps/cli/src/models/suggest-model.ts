import { isRecord, nearestName } from "@concordat/contracts/options";
import { type ChatClient, ModelNotFoundError } from "@concordat/llm";
import { type Endpoint, readEndpoint } from "@concordat/llm/endpoint";

/** A server that lists its models. */
export interface ModelDirectory {
  readonly endpoint: string;
  /** The path of the list, after the endpoint. */
  readonly path: "/api/tags" | "/models";
  readonly apiKey?: string;
}

/** Maximum time in milliseconds to wait for the list of models. The failure itself is already known. */
const patienceMs = 2_000;

/** Returns a client that adds the most similar name on the server to the error of an unknown model. */
export function suggestModel(client: ChatClient, model: string, list: ModelDirectory): ChatClient {
  return {
    ...client,
    async *chat(request) {
      try {
        yield* client.chat(request);
      } catch (error) {
        if (!ModelNotFoundError.isInstance(error)) throw error;
        const nearest = nearestModel(model, await listModels(list));
        if (nearest === undefined) throw error;
        throw new ModelNotFoundError(`${error.message}; did you mean ${nearest}?`, { cause: error });
      }
    },
  };
}

/** Returns the most similar name. Names are compared with and without their tag, which users often omit. */
function nearestModel(model: string, known: readonly string[]): string | undefined {
  const untagged = new Map(known.map((name) => [name.replace(/:.*$/, ""), name]));
  const near = nearestName(model, [...known, ...untagged.keys()]);
  return near === undefined ? undefined : (untagged.get(near) ?? near);
}

/** Returns the names of a server's models; empty if the server does not list them. */
async function listModels({ endpoint, path, apiKey }: ModelDirectory): Promise<string[]> {
  try {
    const { at, headers }: Endpoint = readEndpoint(endpoint);
    const response = await fetch(at(path), {
      headers: { ...headers, ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }) },
      signal: AbortSignal.timeout(patienceMs),
      redirect: "error",
    });
    return namesIn(await response.json());
  } catch {
    return [];
  }
}

/**
 * Returns the names of the models that a server lists: Ollama has `models` with `name`, the OpenAI API `data` with
 * `id`.
 */
function namesIn(body: unknown): string[] {
  if (!isRecord(body)) return [];
  const rows = [body.models, body.data].find(Array.isArray) ?? [];
  return rows.flatMap((row: unknown) => {
    const name = isRecord(row) ? (row.name ?? row.id) : undefined;
    return typeof name === "string" ? [name] : [];
  });
}
