import { expect, it } from "vitest";
import * as z from "zod";
import { type ChatClient, generateObject } from "../index.js";
import { createOllamaClient } from "../ollama/index.js";
import { createOpenAIClient } from "../openai/index.js";
import { defineTool } from "./index.js";

const weather = defineTool({
  name: "weather",
  description: "The weather of a city now.",
  input: z.object({ city: z.string() }),
  execute: ({ city }) => ({ city, sky: "rain" }),
});
const answer = '{"pack":"umbrella"}';

function ask(client: ChatClient) {
  const contract = z.object({ pack: z.string() });
  return generateObject({ client, contract, prompt: "What do I pack for Tartu?", tools: [weather] });
}

/** A server that answers each request of a chat in turn, and keeps what it was asked. */
function server(answers: readonly string[], capabilities: readonly string[] = []) {
  const bodies: { tools?: unknown; messages: unknown[]; format?: unknown }[] = [];
  const answered: typeof fetch = async (url, init) => {
    if (String(url).endsWith("/api/show")) return Response.json({ capabilities });
    bodies.push(JSON.parse(String(init?.body)));
    return new Response(answers[bodies.length - 1]);
  };
  return { bodies, fetch: answered };
}

const offered = [
  {
    type: "function",
    function: {
      name: "weather",
      description: "The weather of a city now.",
      parameters: expect.objectContaining({ type: "object", required: ["city"] }),
    },
  },
];
const result = '{"city":"Tartu","sky":"rain"}';

const line = (message: object, more: object = { done: true, done_reason: "stop" }): string =>
  `${JSON.stringify({ message, ...more })}\n`;

it("Ollama offers tools to a model that takes them, and its calls and their results are messages of its own", async () => {
  const calls = [{ function: { name: "weather", arguments: { city: "Tartu" } } }];
  const answers = [
    line({ content: "", tool_calls: calls }, { done: false }) + line({ content: "" }),
    line({ content: "Rain." }),
    line({ content: answer }),
  ];
  const { bodies, fetch } = server(answers, ["completion", "tools"]);
  const client = createOllamaClient({ model: "qwen3", endpoint: "http://localhost:1", fetch });
  expect(await ask(client)).toMatchObject({ state: "valid", value: { pack: "umbrella" } });
  expect(bodies[0]).toMatchObject({ tools: offered });
  expect(bodies[0]).not.toHaveProperty("format");
  expect(bodies[1]?.messages.slice(1)).toEqual([
    { role: "assistant", content: "", tool_calls: calls },
    { role: "tool", content: result, tool_name: "weather" },
  ]);
  expect(bodies[2]).toMatchObject({ format: { type: "object" } });
  expect(bodies[2]).not.toHaveProperty("tools");
});

it("Ollama holds a model without tools to the union of their inputs", async () => {
  const step = { next: "tools", calls: [{ tool: "weather", input: { city: "Tartu" } }] };
  const answers = [step, { next: "answer" }].map((next) => line({ content: JSON.stringify(next) }));
  const { bodies, fetch } = server([...answers, line({ content: answer })], ["completion"]);
  const client = createOllamaClient({ model: "smollm", endpoint: "http://localhost:1", fetch });
  expect(await ask(client)).toMatchObject({
    state: "valid",
    steps: [{ runs: [{ end: { state: "done" } }] }, {}],
  });
  expect(bodies[0]).not.toHaveProperty("tools");
  expect(JSON.stringify(bodies[0]?.format)).toContain('"weather"');
});

const event = (delta: object, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

it("a server of the OpenAI API sends calls in pieces", async () => {
  const piece = (more: object, rest: object = {}) => ({
    tool_calls: [{ index: 0, ...rest, function: more }],
  });
  const answers = [
    event(piece({ name: "weather", arguments: "" }, { id: "c1", type: "function" })) +
      event(piece({ arguments: '{"city":' })) +
      event(piece({ arguments: '"Tartu"}' })) +
      event({}, "tool_calls"),
    event({ content: "Rain." }, "stop"),
    event({ content: answer }, "stop"),
  ].map((events) => `${events}data: [DONE]\n\n`);
  const { bodies, fetch } = server(answers);
  const client = createOpenAIClient({ model: "m", endpoint: "http://localhost:1/v1", fetch });
  expect(await ask(client)).toMatchObject({
    state: "valid",
    steps: [{ runs: [{ id: "c1", input: '{"city":"Tartu"}', end: { state: "done" } }] }, { runs: [] }],
  });
  expect(bodies[0]).toMatchObject({ tools: offered });
  expect(bodies[1]?.messages.slice(1)).toEqual([
    {
      role: "assistant",
      content: "",
      tool_calls: [
        { id: "c1", type: "function", function: { name: "weather", arguments: '{"city":"Tartu"}' } },
      ],
    },
    { role: "tool", tool_call_id: "c1", content: result },
  ]);
});

it("a call that names no tool is a fault of the server", async () => {
  const { fetch } = server([line({ content: "", tool_calls: [{ function: {} }] })], ["tools"]);
  const client = createOllamaClient({ model: "m", endpoint: "http://localhost:1", fetch });
  const asked = {
    client,
    contract: z.object({ pack: z.string() }),
    prompt: "?",
    tools: [weather],
    maxRetries: 0,
  };
  expect(await generateObject(asked)).toMatchObject({
    state: "failed",
    error: { code: "PROTOCOL_ERROR", message: "ollama:m sent a call of a tool without the tool's name" },
  });
});

it("a server that cannot say whether it has tools is asked, and its outage is the outcome", async () => {
  const down: typeof fetch = () => Promise.reject(new TypeError("fetch failed"));
  const client = createOllamaClient({ model: "m", endpoint: "http://localhost:1", fetch: down });
  const asked = {
    client,
    contract: z.object({ pack: z.string() }),
    prompt: "?",
    tools: [weather],
    maxRetries: 0,
  };
  expect(await generateObject(asked)).toMatchObject({
    state: "failed",
    error: { code: "CONNECTION_FAILED" },
  });
});
