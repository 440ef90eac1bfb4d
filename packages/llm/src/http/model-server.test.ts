import { inspect } from "node:util";
import { agentDecision } from "@concordat/contracts/agent-decision";
import {
  type Answer,
  closedOrigin,
  type ModelServer,
  type Step,
  startModelServer,
} from "@concordat/testing/model-server";
import { afterEach, describe, expect, it } from "vitest";
import { type ChatClient, generateObject } from "../index.js";
import { createOllamaClient } from "../ollama/index.js";
import { createOpenAIClient } from "../openai/index.js";

const key = "sk-live-4f9a7c21d0";
const password = "p4ss word/ö";
const token = Buffer.from(`user:${password}`).toString("base64");

const servers: ModelServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

interface Engine {
  readonly name: string;
  /** The secrets of the client, which a server may echo. */
  readonly secrets: readonly string[];
  connect(origin: string): ChatClient;
}

const engines: readonly Engine[] = [
  {
    name: "ollama, with a password in the URL",
    secrets: [password, encodeURIComponent(password), token],
    connect: (origin) =>
      createOllamaClient({
        endpoint: origin.replace("//", `//user:${encodeURIComponent(password)}@`),
        model: "m",
      }),
  },
  {
    name: "ollama, with a key as the user name in the URL",
    secrets: [password, encodeURIComponent(password)],
    connect: (origin) =>
      createOllamaClient({
        endpoint: origin.replace("//", `//${encodeURIComponent(password)}@`),
        model: "m",
      }),
  },
  {
    name: "openai, with an API key and a query",
    secrets: [key, "q-s3cret-value"],
    connect: (origin) =>
      createOpenAIClient({ endpoint: `${origin}/v1?key=q-s3cret-value`, model: "m", apiKey: key }),
  },
];

const bytes = (text: string): Step => ({ do: "bytes", bytes: text });

/** The ways in which a server may echo the secrets of a request. */
const echoes: readonly [string, (secrets: string) => Answer][] = [
  ["refuses and echoes the request's headers", (echo) => ({ status: 401, steps: [bytes(echo)] })],
  [
    "echoes them in JSON",
    (echo) => ({ status: 500, steps: [bytes(JSON.stringify({ error: { message: echo } }))] }),
  ],
  [
    "echoes them where a message is cut",
    (echo) => ({ status: 404, steps: [bytes(`${"x".repeat(490)} ${echo}`)] }),
  ],
  ["reports them in the middle of a stream", (echo) => ({ steps: [{ do: "error", message: echo }] })],
  ["sends them as a damaged line", (echo) => ({ steps: [bytes(`${echo}\n\n`), bytes(`data: ${echo}\n\n`)] })],
  [
    "sends them where a quotation is cut",
    (echo) => ({ steps: [bytes(`data: ${"y".repeat(50)} ${echo}\n\n`)] }),
  ],
  ["is reset", () => ({ steps: [{ do: "reset" }] })],
];

describe.each(engines)("$name", (engine) => {
  it.each(echoes)("a server that %s gets no secret into an outcome", async (_, echo) => {
    const server = await startModelServer(echo(engine.secrets.join(" and ")));
    servers.push(server);
    expect(await everythingShown(engine, server.origin)).toEqual([]);
  });

  it("a server that is not there gets no secret into an outcome", async () => {
    expect(await everythingShown(engine, await closedOrigin())).toEqual([]);
  });
});

it("masks an API key that a server writes into the answer", async () => {
  const text = JSON.stringify({ reason: `My key is ${key}.`, choice: "LIKE" });
  const steps: Step[] = [...text].map((piece) => ({ do: "text", text: piece }));
  const server = await startModelServer({
    steps: [...steps, { do: "finish", reason: "stop" }],
  });
  servers.push(server);
  const client = createOpenAIClient({ endpoint: `${server.origin}/v1`, model: "m", apiKey: key });
  const outcome = await ask(client);
  expect(outcome).toMatchObject({ state: "valid", value: { reason: "My key is [secret]." } });
  expect(server.headers[0]?.authorization).toBe(`Bearer ${key}`);
});

it("sends the endpoint's query with every request", async () => {
  const server = await startModelServer({ status: 400, steps: [] });
  servers.push(server);
  await ask(createOpenAIClient({ endpoint: `${server.origin}/v1?api-version=2`, model: "m" }));
  expect(server.paths).toEqual(["/v1/chat/completions?api-version=2"]);
});

function ask(client: ChatClient) {
  return generateObject({
    client,
    contract: agentDecision,
    messages: [{ role: "user", content: "What do you do with this post?" }],
    maxAttempts: 1,
  });
}

/** The secrets of which at least the beginning can be read anywhere in an outcome or in its debug output. */
async function everythingShown({ connect, secrets }: Engine, origin: string): Promise<string[]> {
  const outcome = await ask(connect(origin));
  expect(outcome.state).toBe("failed");
  const shown = `${JSON.stringify(outcome)} ${inspect(outcome, { depth: 20, showHidden: true })}`;
  return secrets.filter((secret) => shown.includes(secret.slice(0, 6)));
}

describe.each([
  ["ollama", "", createOllamaClient],
  ["openai", "/v1", createOpenAIClient],
] as const)(
  "%s: an exchange that never settles ends with its time-out, and the next has its turn",
  (_, path, create) => {
    const ask = (origin: string, more: { fetch?: typeof fetch } = {}) =>
      generateObject({
        client: create({ endpoint: `${origin}${path}`, model: "m", maxConcurrent: 1, ...more }),
        messages: [{ role: "user", content: "Which?" }],
        ...{ contract: agentDecision, timeoutMs: 50, maxRetries: 1, retryTimeouts: true },
      });

    // Node's fetch reports such a body, or never settles, whichever comes first: the damage or the end of the connection.
    it.each([200, 500])("after a damaged body that says it is compressed, with status %i", async (status) => {
      const headers = { "content-encoding": "gzip", connection: "close" };
      const server = await startModelServer(() => ({
        ...{ status, headers, steps: [{ do: "bytes", bytes: "not compressed at all" }] },
      }));
      servers.push(server);
      const { state, attempts } = await ask(server.origin);
      expect([state, attempts.length > 1]).toEqual(["failed", true]);
    });

    it("with a fetch of the user's own that ignores its signal", async () => {
      const { state, attempts } = await ask("http://127.0.0.1:1", {
        fetch: () => new Promise(() => undefined),
      });
      expect([state, attempts.map(({ error }) => error?.code)]).toEqual(["failed", ["TIMEOUT", "TIMEOUT"]]);
    });
  },
);
