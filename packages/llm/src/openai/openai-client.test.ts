import { agentDecision } from "@concordat/contracts/agent-decision";
import { defineContract } from "@concordat/contracts/define";
import { post } from "@concordat/contracts/post";
import { type ModelServer, startModelServer } from "@concordat/testing/model-server";
import { afterEach, describe, expect, it } from "vitest";
import { generateObject, wireForms } from "../index.js";
import { createScriptedClient } from "../scripted/index.js";
import { goodAnswer } from "../testing/faults/steps.js";
import { strictModeProblems } from "../testing/strict-mode.js";
import { createOpenAIClient } from "./index.js";

const servers: ModelServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serve(): Promise<ModelServer> {
  const server = await startModelServer({
    steps: [
      { do: "thinking", text: "hm" },
      { do: "text", text: goodAnswer },
      { do: "finish", reason: "stop", promptTokens: 50 },
    ],
  });
  servers.push(server);
  return server;
}

const messages = [{ role: "user", content: "What do you do with this post?" }] as const;

it("asks for the schema in strict mode, and reads text, finish and usage", async () => {
  const { origin, bodies, headers } = await serve();
  const client = createOpenAIClient({ endpoint: `${origin}/v1`, model: "m", apiKey: "k3y", temperature: 0 });
  const outcome = await generateObject({ client, contract: agentDecision, messages, seed: 7, maxTokens: 50 });
  expect(outcome).toMatchObject({
    state: "valid",
    model: "openai:m",
    usage: { promptTokens: 50, completionTokens: 20 },
  });
  expect(headers).toMatchObject([{ authorization: "Bearer k3y" }]);
  expect(bodies).toMatchObject([
    {
      model: "m",
      temperature: 0,
      max_tokens: 50,
      stream_options: { include_usage: true },
      response_format: { type: "json_schema", json_schema: { strict: true } },
    },
  ]);
});

it("keeps strict mode's rules: every object is closed and requires every key", async () => {
  const { origin, bodies } = await serve();
  const client = createOpenAIClient({ endpoint: `${origin}/v1`, model: "m" });
  await generateObject({ client, contract: post, messages, maxAttempts: 1, maxRetries: 0 });
  const objects = objectsOf(bodies[0]?.response_format);
  expect(objects.length).toBeGreaterThan(0);
  for (const { properties, required, additionalProperties } of objects) {
    expect(additionalProperties).toBe(false);
    expect(required).toEqual(Object.keys(properties ?? {}));
  }
});

it("sends nothing that was not asked for", async () => {
  const { origin, bodies } = await serve();
  const client = createOpenAIClient({ endpoint: `${origin}/v1`, model: "m" });
  for await (const _ of client.chat({ messages }));
  expect(bodies).toEqual([{ model: "m", messages, stream: true, stream_options: { include_usage: true } }]);
});

it("sends the headers and members of the body that it is given, in place of its own", async () => {
  const { origin, bodies, headers } = await serve();
  const client = createOpenAIClient({
    endpoint: `${origin}/v1`,
    model: "m",
    apiKey: "k3y",
    headers: { "API-Key": "other", authorization: "Basic abc" },
    extraBody: { top_k: 5, stream_options: undefined },
    tokenLimit: "max_completion_tokens",
  });
  for await (const _ of client.chat({ messages, maxTokens: 9 }));
  expect(headers).toMatchObject([{ "api-key": "other", authorization: "Basic abc" }]);
  expect(bodies).toEqual([{ model: "m", messages, stream: true, top_k: 5, max_completion_tokens: 9 }]);
});

it("calls OpenAI's own limit by the name that its newer models take", async () => {
  const bodies: unknown[] = [];
  const client = createOpenAIClient({
    endpoint: "https://api.openai.com/v1",
    model: "m",
    fetch: async (_, init) => {
      bodies.push(JSON.parse(String(init?.body)));
      return new Response('data: {"choices":[{"finish_reason":"stop"}]}\n\n');
    },
  });
  for await (const _ of client.chat({ messages, maxTokens: 9 }));
  expect(bodies).toMatchObject([{ max_completion_tokens: 9 }]);
});

describe("what the fields mean", () => {
  const ticket = defineContract({
    title: "Ticket",
    oneOf: [
      {
        type: "object",
        properties: {
          kind: { const: "bug", description: "Something is broken." },
          urgency: { type: "integer", description: "How soon somebody must act", minimum: 1, maximum: 5 },
          steps: { type: "array", description: "How to see it.", items: { type: "string", minLength: 3 } },
        },
        required: ["kind", "urgency"],
        additionalProperties: false,
      },
      {
        type: "object",
        properties: { kind: { const: "question" }, text: { type: "string", pattern: "[^ \\t\\r\\n]" } },
        required: ["kind", "text"],
        additionalProperties: false,
      },
    ],
  });
  const ask = async (options: Partial<Parameters<typeof createOpenAIClient>[0]>, describe?: "short") => {
    const bodies: { messages: unknown[]; response_format: unknown }[] = [];
    const client = createOpenAIClient({
      endpoint: "http://localhost:1/v1",
      model: "m",
      fetch: async (_, init) => {
        bodies.push(JSON.parse(String(init?.body)));
        return new Response('data: {"choices":[{"finish_reason":"stop"}]}\n\n');
      },
      ...options,
    });
    await generateObject({
      client,
      contract: ticket,
      messages,
      maxAttempts: 1,
      ...(describe && { describe }),
    });
    return bodies[0];
  };
  const words = /urgency: How soon somebody must act. From 1 to 5\./;

  it.each([
    [{ endpoint: "https://api.openai.com/v1" }],
    [{ endpoint: "https://mine.openai.azure.com/openai/v1" }],
    [{ showsSchema: true }],
  ])("is said in the schema where the server shows it to the model, and only there: %j", async (options) => {
    const body = await ask(options);
    expect(body?.messages).toEqual(messages);
    expect(body?.response_format).toMatchObject({
      json_schema: {
        strict: true,
        schema: {
          properties: {
            answer: {
              anyOf: [
                {
                  properties: {
                    kind: { const: "bug", description: "Something is broken." },
                    urgency: { description: "How soon somebody must act. From 1 to 5." },
                    steps: {
                      description: "How to see it.",
                      anyOf: [
                        { type: "array", items: { description: "At least 3 characters." } },
                        { type: "null" },
                      ],
                    },
                  },
                },
                { properties: { text: { description: "Not blank." } } },
              ],
            },
          },
        },
      },
    });
    expect(strictModeProblems(schemaOf(body))).toEqual([]);
    expect(JSON.stringify(body).match(/How to see it/g)).toHaveLength(1);
  });

  it("is said in words elsewhere, and only there", async () => {
    const body = await ask({});
    expect(JSON.stringify(body?.messages)).toMatch(words);
    expect(JSON.stringify(body?.response_format)).not.toContain("description");
    expect(
      JSON.stringify((await ask({ endpoint: "https://api.openai.com/v1", showsSchema: false }))?.messages),
    ).toMatch(words);
  });

  it("is omitted from the short form, also if the prompt shows the schema", async () => {
    for (const showsSchema of [true, false]) {
      expect(JSON.stringify(await ask({ showsSchema }, "short"))).not.toContain("How soon");
    }
  });

  it("is said for each branch where a union is asked for as one object", async () => {
    const client = createScriptedClient(["x"], { wireForm: wireForms["openai-shown"] });
    await generateObject({ client, contract: agentDecision, messages, maxAttempts: 1 });
    const { choice, content } = client.requests[0]?.schema?.properties ?? {};
    expect(choice).toMatchObject({
      enum: ["LIKE", "REPLY", "RESHARE", "SCROLL"],
      description: expect.stringMatching(/^"LIKE": Like the post\. "REPLY": Write a reply/),
    });
    expect(content?.description).toMatch(/"REPLY": .+ "RESHARE": /);
  });
});

it("says what it adds to every request itself", () => {
  const client = { endpoint: "http://localhost/v1", model: "m" };
  expect(createOpenAIClient(client).settings).toBeUndefined();
  expect(createOpenAIClient({ ...client, temperature: 0, extraBody: { top_k: 5 } }).settings).toEqual({
    temperature: 0,
    extraBody: { top_k: 5 },
  });
});

describe("a picture", () => {
  const picture = { type: "image", data: "iVBORw0KGgo=", mediaType: "image/png" } as const;
  const look = [{ role: "user", content: "What is this?", parts: [picture] }] as const;

  it("is sent behind the text of its message", async () => {
    const { origin, bodies } = await serve();
    const client = createOpenAIClient({ endpoint: `${origin}/v1`, model: "m" });
    await generateObject({ client, contract: agentDecision, messages: look });
    expect(bodies).toMatchObject([
      {
        messages: [
          {
            content: [
              { type: "text", text: expect.stringMatching(/^What is this\?\nAnswer with JSON only/) },
              { type: "image_url", image_url: { url: "data:image/png;base64,iVBORw0KGgo=" } },
            ],
          },
        ],
      },
    ]);
  });

  it("may be a PDF, which is sent as a file", async () => {
    const { origin, bodies } = await serve();
    const client = createOpenAIClient({ endpoint: `${origin}/v1`, model: "m" });
    const pdf = { type: "document", data: "JVBERi0=", mediaType: "application/pdf", name: "a.pdf" } as const;
    const read = [{ role: "user", content: "What is this?", parts: [pdf] }] as const;
    await generateObject({ client, contract: agentDecision, messages: read });
    const file = { filename: "a.pdf", file_data: "data:application/pdf;base64,JVBERi0=" };
    expect(bodies).toMatchObject([{ messages: [{ content: [{ type: "text" }, { type: "file", file }] }] }]);
  });

  it.each([
    ["a picture", picture, /reads text only, and a message holds a picture/],
    [
      "a PDF",
      { type: "document", data: "JVBERi0=", mediaType: "application/pdf" } as const,
      /takes no documents, and a message holds a PDF/,
    ],
  ])("%s is refused under a code of its own where the model reads text only", async (_, part, message) => {
    const { origin } = await serve();
    const client = createOpenAIClient({ endpoint: `${origin}/v1`, model: "m", images: false });
    const parts = [{ role: "user" as const, content: "What is this?", parts: [part] }];
    const outcome = await generateObject({ client, contract: agentDecision, messages: parts });
    expect(outcome).toMatchObject({
      error: { code: "IMAGES_UNSUPPORTED", message: expect.stringMatching(message) },
    });
  });

  it("is refused, and nothing sent, where the model reads text only", async () => {
    const { origin, bodies } = await serve();
    const client = createOpenAIClient({ endpoint: `${origin}/v1`, model: "m", images: false });
    const outcome = await generateObject({ client, contract: agentDecision, messages: look });
    expect(outcome).toMatchObject({
      error: {
        code: "IMAGES_UNSUPPORTED",
        message: expect.stringMatching(/openai:m reads text only, and a message holds a picture/),
      },
      attempts: [{ index: 1 }],
    });
    expect(bodies).toEqual([]);
  });
});

it.each([
  ["no name of a model", { model: " " }, /model must be the name of a model/],
  ["a temperature of 7", { temperature: 7 }, /temperature must be a number from 0 to 2/],
  ["no number as temperature", { temperature: Number.NaN }, /temperature must be/],
  ["no room for a request", { maxConcurrent: 0 }, /maxConcurrent must be an integer of at least 1/],
  ["half a request at once", { maxConcurrent: 1.5 }, /maxConcurrent must be an integer of at least 1/],
  ["more than one answer", { extraBody: { n: 2 } }, /with n at 1 if at all, since one answer is read/],
  ["an invalid header", { headers: { "a b": "c" } }, /"a b" is not the name of a header/],
  ["a header with a line break", { headers: { a: "b\nc: d" } }, /the header a contains a line break/],
])("refuses %s when it is made", (_, options, message) => {
  expect(() => createOpenAIClient({ endpoint: "http://localhost:1/v1", model: "m", ...options })).toThrow(
    message,
  );
});

function schemaOf(body: { readonly response_format: unknown } | undefined): unknown {
  return Object(Object(body?.response_format).json_schema).schema;
}

type ObjectSchema = Record<"properties" | "required" | "additionalProperties", unknown>;

function objectsOf(value: unknown): ObjectSchema[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(objectsOf);
  return isObjectSchema(value) ? [value, ...inner] : inner;
}

function isObjectSchema(value: object): value is ObjectSchema {
  return "type" in value && value.type === "object";
}

it("says how long a request may take, if it is told", () => {
  const asked = { endpoint: "http://localhost:1/v1", model: "m" };
  expect(createOpenAIClient({ ...asked, timeoutMs: 500 }).timeoutMs).toBe(500);
  expect(createOpenAIClient(asked).timeoutMs).toBeUndefined();
});
