import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { agentDecision } from "@concordat/contracts/agent-decision";
import { afterEach, describe, expect, it } from "vitest";
import { type GenerateOptions, generateObject } from "../index.js";
import { createOllamaClient, type OllamaClientOptions } from "./index.js";

/** Servers of a test that speak Ollama's protocol as a script tells them. */
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

type Handler = (response: ServerResponse, request: Record<string, unknown>) => void;

async function serve(
  handler: Handler,
): Promise<{ endpoint: string; requests: Record<string, unknown>[]; headers: unknown[] }> {
  const requests: Record<string, unknown>[] = [];
  const headers: unknown[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    requests.push(JSON.parse(Buffer.concat(chunks).toString()));
    headers.push(request.headers);
    handler(response, requests.at(-1) ?? {});
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, headers };
}

const answer = '{"reason":"Lovely crumb 🥖.","choice":"LIKE"}';
const part = (content: string, more: object = {}): string =>
  `${JSON.stringify({ model: "m", message: { role: "assistant", content }, done: false, ...more })}\n`;
const end = part("", { done: true, done_reason: "stop", prompt_eval_count: 50, eval_count: 20 });
const error = (response: ServerResponse, status: number, message: string, headers = {}): void => {
  response
    .writeHead(status, { "content-type": "application/json", ...headers })
    .end(JSON.stringify({ error: message }));
};

function ask(
  endpoint: string,
  config: OllamaClientOptions = {},
  options: Partial<GenerateOptions<never>> = {},
) {
  const client = createOllamaClient({ endpoint, ...config });
  const messages = [{ role: "user", content: "What do you do with this post?" }] as const;
  return generateObject({ client, contract: agentDecision, messages, random: () => 0, ...options });
}

it("asks with the contract as format, and reads the answer as it streams", async () => {
  const { endpoint, requests } = await serve((response) => {
    const bytes = Buffer.from(part(answer.slice(0, 30)) + part(answer.slice(30)) + end);
    // Cut in the middle of the emoji's bytes.
    const cut = bytes.indexOf(Buffer.from("🥖")) + 2;
    response.write(bytes.subarray(0, cut), () => setTimeout(() => response.end(bytes.subarray(cut)), 20));
  });
  expect(await ask(endpoint, { model: "m", temperature: 0.2 }, { seed: 5, maxTokens: 99 })).toMatchObject({
    state: "valid",
    value: { reason: "Lovely crumb 🥖." },
    model: "ollama:m",
    usage: { promptTokens: 50, completionTokens: 20 },
  });
  expect(requests).toMatchObject([
    {
      model: "m",
      stream: true,
      format: { anyOf: expect.any(Array) },
      options: { temperature: 0.2, seed: 5, num_predict: 99, num_ctx: 2048 },
    },
  ]);
});

describe("what can go wrong at the server", () => {
  const busy: Handler = (response) =>
    error(response, 503, "server busy, please try again", { "retry-after": "0" });
  const faults: [string, Handler, code: string, message: RegExp, requests: number][] = [
    ["an unknown model", (r) => error(r, 404, "model 'm' not found"), "MODEL_NOT_FOUND", /ollama pull m$/, 1],
    [
      "a request refused as bad",
      (r) => error(r, 400, "invalid format"),
      "PROTOCOL_ERROR",
      /refused .*400.*invalid format/,
      1,
    ],
    ["a full queue", busy, "SERVER_BUSY", /is busy \(503\)/, 3],
    ["too many requests", (r) => error(r, 429, "slow down"), "SERVER_BUSY", /is busy \(429\)/, 3],
    [
      "a crash",
      (r) => error(r, 500, "llama runner terminated"),
      "PROTOCOL_ERROR",
      /500.*llama runner terminated/,
      3,
    ],
    [
      "a redirect to another host",
      (r) => void r.writeHead(302, { location: "http://example.org/" }).end(),
      "PROTOCOL_ERROR",
      /not followed/,
      1,
    ],
    ["a stream without an end", (r) => void r.end(part(answer)), "PROTOCOL_ERROR", /broke off/, 3],
    [
      "an error in the middle of the stream",
      (r) => void r.end(`${part("{")}{"error":"out of memory"}\n`),
      "PROTOCOL_ERROR",
      /out of memory/,
      3,
    ],
    ["a body that is no JSON", (r) => void r.end("<html>gateway</html>\n"), "PROTOCOL_ERROR", /broke off/, 3],
    ["a connection that is reset", (r) => void r.destroy(), "CONNECTION_FAILED", /cannot be reached/, 3],
    [
      "an answer cut off",
      (r) => void r.end(part('{"rea') + part("", { done: true, done_reason: "length" })),
      "TRUNCATED",
      /cut off/,
      3,
    ],
    [
      "a model unloaded meanwhile",
      (r) => void r.end(part("", { done: true, done_reason: "unload" })),
      "PROTOCOL_ERROR",
      /unloaded/,
      3,
    ],
    [
      "an answer only in the thinking",
      (r) => void r.end(part("", { message: { role: "assistant", content: "", thinking: answer } }) + end),
      "UNREADABLE",
      /thought/,
      3,
    ],
  ];

  it.each(faults)("%s", async (_, handler, code, message, requests) => {
    const server = await serve(handler);
    expect(await ask(server.endpoint, { model: "m" })).toMatchObject({
      state: "failed",
      error: { code, message },
    });
    expect(server.requests).toHaveLength(requests);
  });

  it("nothing listens there", async () => {
    const { endpoint } = await serve(() => undefined);
    await new Promise((resolve) => servers.pop()?.close(resolve));
    expect(await ask(endpoint)).toMatchObject({
      error: { code: "CONNECTION_FAILED", message: /is the server running\?/ },
    });
  });

  it("the server accepts and says nothing", async () => {
    const { endpoint } = await serve(() => undefined);
    const outcome = await ask(endpoint, {}, { timeoutMs: 50, maxAttempts: 2 });
    expect(outcome).toMatchObject({ error: { code: "TIMEOUT" }, attempts: [{ index: 1 }, { index: 2 }] });
  });

  it("the prompt was cut to the server's context", async () => {
    const { endpoint } = await serve((response) => void response.end(part(answer) + end));
    const messages = [{ role: "user", content: "word ".repeat(1_000) }] as const;
    expect(await ask(endpoint, {}, { messages })).toMatchObject({ error: { code: "CONTEXT_OVERFLOW" } });
  });

  it("the prompt is larger than any context allowed: nothing is sent", async () => {
    const { endpoint, requests } = await serve((response) => void response.end(part(answer) + end));
    const messages = [{ role: "user", content: "word ".repeat(50_000) }] as const;
    expect(await ask(endpoint, {}, { messages })).toMatchObject({ error: { code: "CONTEXT_OVERFLOW" } });
    expect(requests).toEqual([]);
  });
});

it("closes the connection when it is stopped, so that the server stops generating", async () => {
  const closed = new Promise((resolve) => {
    void serve((response) => {
      response.write(part("{"));
      response.on("close", resolve);
    }).then(({ endpoint }) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), 50);
      return ask(endpoint, {}, { signal: controller.signal });
    });
  });
  await expect(closed).resolves.toBeUndefined();
});

describe("an endpoint", () => {
  it("with credentials sends them as a header, and shows them nowhere", async () => {
    const { endpoint, headers } = await serve((response) => error(response, 500, "no"));
    const outcome = await ask(endpoint.replace("//", "//user:s3cret@"), {}, { maxAttempts: 1 });
    expect(headers).toMatchObject([
      { authorization: `Basic ${Buffer.from("user:s3cret").toString("base64")}` },
    ]);
    expect(JSON.stringify(outcome) + (outcome.state === "failed" ? outcome.error.message : "")).not.toContain(
      "s3cret",
    );
  });

  it("must be an http or https URL", () => {
    expect(() => createOllamaClient({ endpoint: "ftp://localhost" })).toThrow(/endpoint/);
  });
});
