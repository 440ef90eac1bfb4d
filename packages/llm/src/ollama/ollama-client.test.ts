import { agentDecision } from "@concordat/contracts/agent-decision";
import { llmConfig } from "@concordat/contracts/llm-config";
import { type Answer, type ModelServer, startModelServer } from "@concordat/testing/model-server";
import { afterEach, describe, expect, it } from "vitest";
import { type GenerateOptions, generateObject } from "../index.js";
import { clientDefaults } from "../limits.js";
import { goodAnswer } from "../testing/faults/steps.js";
import { createOllamaClient, type OllamaClientOptions } from "./index.js";

const servers: ModelServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serve(answer: Answer = good): Promise<ModelServer> {
  const server = await startModelServer(answer);
  servers.push(server);
  return server;
}

const good: Answer = {
  steps: [
    { do: "text", text: goodAnswer.slice(0, 20) },
    { do: "text", text: goodAnswer.slice(20) },
    { do: "finish", reason: "stop", promptTokens: 50 },
  ],
};

function ask(
  endpoint: string,
  config: OllamaClientOptions = {},
  options: Partial<Omit<GenerateOptions<never>, "prompt">> = {},
) {
  const client = createOllamaClient({ endpoint, ...config });
  const messages = [{ role: "user", content: "What do you do with this post?" }] as const;
  // The prompts stay as they are: what is tested here is how they are sent.
  return generateObject({
    client,
    contract: agentDecision,
    messages,
    describe: false,
    random: () => 0,
    ...options,
  });
}

it("has the server and the model of llm-config/v1, unless told otherwise", () => {
  const { endpoint, model } = llmConfig.parse({});
  expect(clientDefaults).toMatchObject({ ollamaEndpoint: endpoint, ollamaModel: model });
  expect(createOllamaClient().id).toBe(`ollama:${model}`);
});

it("says how long its configuration lets a request take", () => {
  expect(createOllamaClient({ timeout: 90 }).timeoutMs).toBe(90_000);
  expect(createOllamaClient({ timeout: 90, timeoutMs: 500 }).timeoutMs).toBe(500);
  expect(createOllamaClient().timeoutMs).toBeUndefined();
});

it("asks with the contract as format, and reads the answer as it streams", async () => {
  const { origin, bodies } = await serve();
  const outcome = await ask(origin, { model: "m", temperature: 0.2 }, { seed: 5, maxTokens: 99 });
  expect(outcome).toMatchObject({
    state: "valid",
    value: { reason: "Lovely crumb 🥖." },
    model: "ollama:m",
    usage: { promptTokens: 50, completionTokens: 20 },
  });
  expect(bodies).toMatchObject([
    {
      model: "m",
      stream: true,
      format: { anyOf: expect.any(Array) },
      options: { temperature: 0.2, seed: 5, num_predict: 99, num_ctx: 2048 },
    },
  ]);
});

it("sends nothing that was not asked for, but what keeps the prompt whole and the answer from going on for ever", async () => {
  const { origin, bodies } = await serve();
  const messages = [{ role: "user", content: "What do you do with this post?" }] as const;
  for await (const _ of createOllamaClient({ endpoint: origin, model: "m" }).chat({ messages }));
  expect(bodies).toEqual([
    {
      model: "m",
      messages,
      stream: true,
      truncate: false,
      shift: false,
      options: { num_predict: 1_024, num_ctx: 2_048 },
    },
  ]);
});

it("sends the headers and members of the body that it is given", async () => {
  const { origin, bodies, headers } = await serve();
  await ask(origin, {
    headers: { "x-gateway": "eu" },
    extraBody: { logprobs: true, options: { top_k: 5, num_predict: 7 } },
  });
  expect(headers).toMatchObject([{ "x-gateway": "eu" }]);
  expect(bodies).toMatchObject([{ logprobs: true, options: { top_k: 5, num_predict: 7, num_ctx: 2_048 } }]);
});

describe("a picture", () => {
  const picture = { type: "image", data: "iVBORw0KGgo=", mediaType: "image/png" } as const;
  const messages = [{ role: "user", content: "What is this?", parts: [picture] }] as const;
  /** A server of a model that can do what it is said to. */
  const withCapabilities = (capabilities: readonly string[]) => {
    const asked: { path: string; body: unknown }[] = [];
    const answered: typeof fetch = async (url, init) => {
      const { pathname: path } = new URL(String(url));
      asked.push({ path, body: JSON.parse(String(init?.body)) });
      if (path === "/api/show") return Response.json({ capabilities });
      return Response.json({ message: { content: goodAnswer }, done: true, done_reason: "stop" });
    };
    return { asked, fetch: answered };
  };

  it("is sent to a model that sees", async () => {
    const { asked, fetch } = withCapabilities(["completion", "vision"]);
    expect(await ask("http://localhost:1", { fetch }, { messages })).toMatchObject({ state: "valid" });
    expect(asked).toMatchObject([
      { path: "/api/show" },
      {
        path: "/api/chat",
        body: {
          messages: [{ images: ["iVBORw0KGgo="], content: "What is this?" }],
        },
      },
    ]);
  });

  it("is refused where the model reads text only: it is not asked", async () => {
    const { asked, fetch } = withCapabilities(["completion"]);
    expect(await ask("http://localhost:1", { fetch }, { messages })).toMatchObject({
      error: {
        code: "IMAGES_UNSUPPORTED",
        message: expect.stringMatching(/reads text only, and a message holds a picture/),
      },
      attempts: [{ index: 1 }],
    });
    expect(asked).toMatchObject([{ path: "/api/show" }]);
  });

  it("that is a PDF is refused also where the model sees: Ollama takes none", async () => {
    const { asked, fetch } = withCapabilities(["completion", "vision"]);
    const pdf = { type: "document", data: "JVBERi0=", mediaType: "application/pdf" } as const;
    const read = [{ role: "user", content: "What is this?", parts: [picture, pdf] }] as const;
    expect(await ask("http://localhost:1", { fetch }, { messages: read })).toMatchObject({
      error: { code: "IMAGES_UNSUPPORTED", message: expect.stringMatching(/takes no documents/) },
    });
    expect(asked).toEqual([]);
  });
});

describe("the identity of a model", () => {
  const digest = "ab".repeat(32);
  const identity = (model: string, answer: Response) =>
    createOllamaClient({ model, fetch: async () => answer }).identity?.();

  it.each([
    ["is its digest at the server", "m:latest", digest, `sha256:${digest}`],
    ["is found under the name that the server completes", "m", digest, `sha256:${digest}`],
    ["is not pinned where the server does not have it", "other", digest, "unpinned"],
    ["is not pinned where the server says something else", "m", "v2", "unpinned"],
  ])("%s", async (_, model, reported, expected) => {
    const answer = Response.json({ models: [{ name: "m:latest", digest: reported }] });
    expect(await identity(model, answer)).toEqual({ model: `ollama:${model}`, digest: expected });
  });

  it("is a failure where the server cannot say", async () => {
    await expect(identity("m", new Response("no", { status: 401 }))).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    await expect(identity("m", new Response("5"))).rejects.toMatchObject({ code: "PROTOCOL_ERROR" });
  });
});

it("sends a thinking level only to models that take one", async () => {
  const { origin, bodies } = await serve();
  await ask(origin, { model: "gpt-oss:20b", reasoning_effort: "low" });
  await ask(origin, { model: "mistral", reasoning_effort: "low" });
  expect(bodies.map(({ think }) => think)).toEqual(["low", undefined]);
});

describe("the context", () => {
  it("grows with the prompt, up to the limit", async () => {
    const { origin, bodies } = await serve();
    const messages = [{ role: "user", content: "word ".repeat(2_000) }] as const;
    await ask(origin, {}, { messages });
    await ask(origin, { maxContext: 3_000 }, { messages });
    expect(bodies.map(({ options }) => options)).toMatchObject([{ num_ctx: 5_120 }, { num_ctx: 3_000 }]);
  });

  it("is too small when the server says that it looked at less than the prompt", async () => {
    const { origin } = await serve();
    const messages = [{ role: "user", content: "word ".repeat(1_000) }] as const;
    expect(await ask(origin, {}, { messages })).toMatchObject({
      error: { code: "CONTEXT_OVERFLOW", message: expect.stringMatching(/looked at 50: it was cut/) },
      attempts: [{ index: 1 }],
    });
  });

  it("is too small for a prompt that surely exceeds it: nothing is sent", async () => {
    const { origin, bodies } = await serve();
    const messages = [{ role: "user", content: "word ".repeat(50_000) }] as const;
    expect(await ask(origin, {}, { messages })).toMatchObject({ error: { code: "CONTEXT_OVERFLOW" } });
    expect(bodies).toEqual([]);
  });
});

it("closes the connection when it is stopped, so that the server stops generating", async () => {
  const server = await serve({ steps: [{ do: "repeat", text: "a", times: 10_000, everyMs: 10 }] });
  const controller = new AbortController();
  const outcome = ask(server.origin, {}, { signal: controller.signal });
  await expect.poll(() => server.open()).toBe(1);
  controller.abort();
  expect(await outcome).toMatchObject({ error: { code: "ABORTED" } });
  await expect.poll(() => server.open()).toBe(0);
});

describe("requests at once", () => {
  const slow: Answer = {
    steps: [{ do: "repeat", text: " ", times: 10, everyMs: 10 }, ...good.steps],
  };

  it("are at most as many at a server as the largest limit allows, whichever client asks", async () => {
    const server = await serve(slow);
    const outcomes = await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        ask(server.origin, { model: `m${index % 2}`, maxConcurrent: index < 5 ? 3 : 1 }),
      ),
    );
    expect(outcomes.map(({ state }) => state)).toEqual(Array(9).fill("valid"));
    expect(server.maxOpen()).toBe(3);
  });

  it("are as many at a server as one client allows, whatever path and model", async () => {
    const server = await serve(slow);
    const outcomes = await Promise.all(
      Array.from({ length: 7 }, (_, index) =>
        ask(server.origin, { model: `m${index % 2}`, maxConcurrent: 2 }),
      ),
    );
    expect(outcomes.map(({ state }) => state)).toEqual(Array(7).fill("valid"));
    expect(server.maxOpen()).toBe(2);
  });

  it("wait for their turn without their time-out running", async () => {
    const server = await serve(slow);
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () =>
        ask(server.origin, { maxConcurrent: 1 }, { timeoutMs: 350, maxAttempts: 1, maxRetries: 0 }),
      ),
    );
    expect(outcomes.map(({ state }) => state)).toEqual(Array(6).fill("valid"));
  });

  it("leave the queue when they are stopped", async () => {
    const server = await serve(slow);
    const controller = new AbortController();
    const first = ask(server.origin, { maxConcurrent: 1 });
    const second = ask(server.origin, { maxConcurrent: 1 }, { signal: controller.signal });
    const third = ask(server.origin, { maxConcurrent: 1 });
    controller.abort();
    expect(await second).toMatchObject({ error: { code: "ABORTED" } });
    expect([(await first).state, (await third).state]).toEqual(["valid", "valid"]);
    expect(server.bodies).toHaveLength(2);
  });
});

describe("an endpoint", () => {
  it("with credentials sends them as a header, and shows them nowhere", async () => {
    const { origin, headers } = await serve({ status: 500, steps: [] });
    const outcome = await ask(origin.replace("//", "//user:s3cret@"), {}, { maxAttempts: 1, maxRetries: 0 });
    expect(headers).toMatchObject([
      { authorization: `Basic ${Buffer.from("user:s3cret").toString("base64")}` },
    ]);
    const said = JSON.stringify(outcome) + (outcome.state === "failed" ? outcome.error.message : "");
    expect(said).not.toContain("s3cret");
  });

  it("must be an http or https URL", () => {
    expect(() => createOllamaClient({ endpoint: "ftp://localhost" })).toThrow(/endpoint/);
  });
});
