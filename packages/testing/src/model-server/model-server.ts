import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { play } from "./play.js";
import { protocolAt } from "./protocols.js";
import { readBody } from "./read-body.js";
import type { Answer, ModelRequest } from "./script.js";

const charactersPerToken = 4;

/** The answer of a server: always the same, or computed from each request. */
export type RespondWith = Answer | ((request: ModelRequest) => Answer | Promise<Answer>);

/** A server that answers every chat request with the script of a test. */
export interface ModelServer {
  /** The address: the endpoint of an Ollama client; with `/v1` appended, that of an OpenAI client. */
  readonly origin: string;
  /** The bodies of the requests so far, in the order in which they came. */
  readonly bodies: readonly Readonly<Record<string, unknown>>[];
  /** The headers of the requests so far. */
  readonly headers: readonly IncomingHttpHeaders[];
  /** Path and query of the requests so far. */
  readonly paths: readonly string[];
  /** Number of requests whose answer is still in progress. */
  open(): number;
  /** The maximum number of concurrent requests so far. */
  maxOpen(): number;
  /** Ends every connection and stops listening. */
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Starts a server on a free port of this machine. The protocol is that of the request's path; other paths are
 * answered with 404, and bodies that are not an object of JSON with 400.
 * @example
 * await using server = await startModelServer(answerText({ reason: "Nice.", choice: "LIKE" }));
 */
export async function startModelServer(respondWith: RespondWith): Promise<ModelServer> {
  const bodies: Record<string, unknown>[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const paths: string[] = [];
  let open = 0;
  let maxOpen = 0;
  const server = createServer(async (request, response) => {
    maxOpen = Math.max(maxOpen, ++open);
    response.once("close", () => open--);
    const path = request.url ?? "";
    const protocol = protocolAt(path);
    if (protocol === undefined) return refuse(response, 404, `nothing is served at ${path}`);
    const read = await readBody(request);
    if (read === null) return;
    if ("refused" in read) return refuse(response, read.refused, read.error);
    const { body } = read;
    headers.push(request.headers);
    paths.push(path);
    const index = bodies.push(body) - 1;
    const answer = typeof respondWith === "function" ? await respondWith({ path, body, index }) : respondWith;
    await play(answer, { protocol, response, promptTokens: tokensOf(body) }).catch(() => undefined);
  });
  await listen(server);
  const close = (): Promise<void> => stop(server);
  return {
    origin: originOf(server),
    bodies,
    headers,
    paths,
    open: () => open,
    maxOpen: () => maxOpen,
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** An origin without a listener. */
export async function closedOrigin(): Promise<string> {
  const server = createServer();
  await listen(server);
  const origin = originOf(server);
  await stop(server);
  return origin;
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Estimates the number of tokens in the messages of a request. */
function tokensOf({ messages }: Readonly<Record<string, unknown>>): number {
  return Math.ceil(JSON.stringify(messages ?? "").length / charactersPerToken);
}

/** Answers a request that no script is asked about, and ends its connection: the rest of its body is not read. */
function refuse(response: ServerResponse, status: number, error: string): void {
  response.writeHead(status, { "content-type": "application/json", connection: "close" });
  response.end(`${JSON.stringify({ error })}\n`);
}
