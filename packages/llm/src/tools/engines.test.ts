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

const begins = (id: string | undefined, city: unknown, index: number | undefined = 0): object => ({
  ...(index === undefined ? {} : { index }),
  ...(id === undefined ? {} : { id }),
  function: { name: "weather", arguments: city },
});
const two = ['{"city":"Tartu"}', '{"city":"Riga"}'];

it.each([
  [
    "two calls with the index 0 and ids of their own",
    [begins("a", two[0]), begins("b", two[1])],
    two,
    ["a", "b"],
  ],
  [
    "an id with every piece",
    [begins("a", '{"city":'), { index: 0, id: "a", function: { arguments: '"Riga"}' } }],
    [two[1]],
    ["a"],
  ],
  [
    "an empty id with later pieces",
    [begins("a", '{"city":'), { index: 0, id: "", function: { name: "", arguments: '"Riga"}' } }],
    [two[1]],
    ["a"],
  ],
  [
    "pieces without an index",
    [{ id: "a", function: { name: "weather", arguments: "" } }, { function: { arguments: two[1] } }],
    [two[1]],
    ["a"],
  ],
  ["the input as an object", [begins("a", { city: "Riga" })], [two[1]], ["a"]],
  ["the same id twice", [begins("a", two[0], 0), begins("a", two[1], 1)], two, ["a", "call-2"]],
  ["no ids", [begins(undefined, two[0], 0), begins(undefined, two[1], 1)], two, ["call-1", "call-2"]],
])("a server of the OpenAI API may send %s", async (_, pieces, inputs, ids) => {
  const calls = pieces.map((piece) => event({ tool_calls: [piece] })).join("");
  const { fetch } = server([
    `${calls}${event({}, "tool_calls")}`,
    event({ content: "Rain." }, "stop"),
    event({ content: answer }, "stop"),
  ]);
  const outcome = await ask(createOpenAIClient({ model: "m", endpoint: "http://localhost:1/v1", fetch }));
  expect(outcome.state).toBe("valid");
  const runs = outcome.steps?.[0]?.runs ?? [];
  expect(runs.map(({ input }) => input)).toEqual(inputs);
  expect(runs.map(({ id }) => id)).toEqual(ids);
  expect(runs.map(({ end }) => end.state)).toEqual(runs.map(() => "done"));
});

it.each([
  ["no such tool", begins("a", two[0]), { name: "wether" }, /there is no tool|wether/],
  ["an input that is a number", begins("a", 5), {}, /./],
  ["an input that is null", begins("a", null), {}, /./],
  ["an input that is cut", begins("a", '{"city":"Ta'), {}, /./],
  ["an input without its last brace", begins("a", '{"city":"Tartu"'), {}, /its last brace is missing/],
])("a call with %s runs nothing, and the model is told", async (_, piece, named, message) => {
  const call = { ...piece, function: { ...Object(piece).function, ...named } };
  const { fetch, bodies } = server([
    `${event({ tool_calls: [call] })}${event({}, "tool_calls")}`,
    event({ content: "Rain." }, "stop"),
    event({ content: answer }, "stop"),
  ]);
  const outcome = await ask(createOpenAIClient({ model: "m", endpoint: "http://localhost:1/v1", fetch }));
  const [run] = outcome.steps?.[0]?.runs ?? [];
  expect(run?.end).toMatchObject({ state: "failed", message: expect.stringMatching(message) });
  expect(JSON.stringify(bodies[1]?.messages)).toContain("tool_call_id");
});

it("a call that runs out of room is a truncated answer, and runs nothing", async () => {
  const { fetch } = server([
    `${event({ tool_calls: [begins("a", '{"city":"Tartu"}')] })}${event({}, "length")}`,
  ]);
  const outcome = await ask(createOpenAIClient({ model: "m", endpoint: "http://localhost:1/v1", fetch }));
  expect(outcome).toMatchObject({ state: "failed", steps: [] });
});

it.each(["\r", "\r\n"])("events may end their lines with %j", async (end) => {
  const events = [event({ tool_calls: [begins("a", two[0])] }), event({}, "tool_calls")].join("");
  const { fetch } = server(
    [events, event({ content: "Rain." }, "stop"), event({ content: answer }, "stop")].map((text) =>
      text.replaceAll("\n", end),
    ),
  );
  const client = createOpenAIClient({ model: "m", endpoint: "http://localhost:1/v1", fetch });
  expect(await ask(client)).toMatchObject({ state: "valid", value: { pack: "umbrella" } });
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
