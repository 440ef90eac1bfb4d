import { omitUndefined } from "@concordat/contracts/options";
import { onAbort } from "../abort/on-abort.js";
import { untilAborted } from "../abort/until-aborted.js";
import type { ChatChunk, ChatRequest } from "../chat/index.js";
import { clientDefaults, maxLineLength } from "../limits.js";
import { enterQueue } from "../queue/enter-queue.js";
import { queueOfServer } from "../queue/request-queue.js";
import { bodyBytes } from "./body-bytes.js";
import type { ConnectionOptions } from "./connection-options.js";
import { decodedText } from "./decoded-text.js";
import { readEndpoint } from "./endpoint.js";
import { type JsonObject, readJsonObject, type Speaker } from "./json-object.js";
import { type FailedRequest, mapError, statusError, unreachable } from "./map-error.js";
import { proxiedFetch } from "./proxied-fetch.js";
import { assertNotPage } from "./refuse-page.js";
import { assertNoErrorReport } from "./refuse-reported.js";
import { errorUnder } from "./reported-error.js";
import { requestHeaders } from "./request-headers.js";
import { type SecretMask, secretMask } from "./secret-mask.js";
import { readStatusError, StatusError } from "./status-error.js";

/** Options that a caller passes on: each may be absent or undefined. */
type OrUndefined<T> = { readonly [K in keyof T]: T[K] | undefined };

/** The address of a model's server, and how to reach it. */
export interface ModelServerOptions extends OrUndefined<Omit<ConnectionOptions, "extraBody">> {
  /** The client's id: `ollama:mistral`. */
  readonly id: string;
  readonly endpoint: string;
  /** Sent as a bearer token. */
  readonly apiKey?: string | undefined;
  /** Advice for installing a model that the server does not have. */
  readonly getModel: string;
}

/** An exchange with a server: requests that share a slot of the queue and a signal. */
export interface Exchange extends Speaker {
  /**
   * Sends a request and returns the text of its answer as it arrives.
   * @throws {StatusError} for a status that is not a success
   */
  post(path: string, body: object): Promise<AsyncIterable<string>>;
  /**
   * Requests a JSON document: by POST if a body is given, otherwise by GET.
   * @throws {StatusError} for a status that is not a success
   * @throws {ProtocolError} when the document is not an object, or is too long
   */
  read(path: string, body?: object): Promise<JsonObject>;
}

/** A server of models. All clients of this process share its queue. */
export interface ModelServer {
  readonly maxConcurrent: number;
  /**
   * Waits in the server's queue, then runs the exchange. Errors are converted to failures, and secrets in them are
   * masked. If the consumer stops iterating or aborts, the request is also closed at the server.
   */
  exchange(
    request: ChatRequest,
    talk: (exchange: Exchange) => AsyncIterable<ChatChunk>,
  ): AsyncGenerator<ChatChunk>;
  /** Requests a document without waiting in the queue. Errors are converted as in `exchange`. */
  read(path: string, body: object | undefined, signal: AbortSignal | undefined): Promise<JsonObject>;
}

/**
 * Returns a connection to a server. Nothing is sent yet.
 * @throws {RangeError} when the endpoint is not a URL, or a header cannot be sent
 */
export function connectModelServer(options: ModelServerOptions): ModelServer {
  const { id, maxConcurrent = clientDefaults.maxConcurrent } = options;
  const endpoint = readEndpoint(options.endpoint);
  const { headers, secrets: sent } = requestHeaders(endpoint.headers, options.apiKey, options.headers);
  const loadMask = secretMask([...endpoint.secrets, ...sent]);
  const queue = queueOfServer(endpoint.url);
  const failedRequest: FailedRequest = { where: `${id} at ${endpoint.url}`, getModel: options.getModel };

  /**
   * Sends a request. Redirects are not followed, because they could send the credentials and the prompt to another
   * server.
   */
  async function send(
    path: string,
    body: object | undefined,
    signal: AbortSignal | undefined,
    secrets: SecretMask,
  ): Promise<AsyncIterable<string>> {
    const address = endpoint.at(path);
    const reach = options.fetch ?? (await proxiedFetch(address));
    const reached = reach(address, {
      headers,
      redirect: "manual",
      ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
      ...omitUndefined({ signal }),
    });
    const response = await untilAborted(reached, signal).catch((thrown: unknown) => {
      throw unreachable(thrown, failedRequest);
    });
    if (!response.ok) throw await readStatusError(response, secrets, signal);
    return assertNotPage(
      decodedText(bodyBytes(response, failedRequest.where, signal), id),
      failedRequest,
      secrets,
    );
  }

  async function read(
    path: string,
    body: object | undefined,
    signal: AbortSignal | undefined,
    secrets: SecretMask,
  ): Promise<JsonObject> {
    const speaker: Speaker = { id, secrets };
    let document = "";
    for await (const text of await send(path, body, signal, secrets)) {
      document += text;
      if (document.length > maxLineLength) break;
    }
    const object = readJsonObject(document, "document", speaker);
    assertNoErrorReport(object, speaker, errorUnder);
    return object;
  }

  const ours = (thrown: unknown, secrets: SecretMask) =>
    secrets.maskError(
      thrown instanceof StatusError ? statusError(thrown, failedRequest) : mapError(thrown, failedRequest),
    );

  async function* exchange(
    request: ChatRequest,
    talk: (exchange: Exchange) => AsyncIterable<ChatChunk>,
  ): AsyncGenerator<ChatChunk> {
    request.signal?.throwIfAborted();
    const secrets = await loadMask();
    const leave = await enterQueue(queue, maxConcurrent, request);
    const closing = closingWith(request.signal);
    try {
      const { signal } = closing;
      yield* secrets.maskChunks(
        talk({
          id,
          secrets,
          post: (path, body) => send(path, body, signal, secrets),
          read: (path, body) => read(path, body, signal, secrets),
        }),
      );
    } catch (thrown) {
      request.signal?.throwIfAborted();
      throw ours(thrown, secrets);
    } finally {
      closing.close();
      leave();
    }
  }

  return {
    maxConcurrent,
    exchange,
    async read(path, body, signal) {
      const secrets = await loadMask();
      return read(path, body, signal, secrets).catch((thrown: unknown) => {
        signal?.throwIfAborted();
        throw ours(thrown, secrets);
      });
    },
  };
}

/**
 * Creates a signal that aborts when the caller's signal aborts or when `close` is called at the end of the exchange.
 */
function closingWith(caller: AbortSignal | undefined): { signal: AbortSignal; close(): void } {
  const closing = new AbortController();
  const unsubscribe = onAbort(caller, () => closing.abort(caller?.reason));
  return {
    signal: closing.signal,
    close() {
      unsubscribe();
      closing.abort();
    },
  };
}
