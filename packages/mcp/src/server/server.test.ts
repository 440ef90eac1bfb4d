import { once } from "node:events";
import { defineContract } from "@concordat/contracts/define";
import type { ChatClient } from "@concordat/llm";
import { createScriptedClient } from "@concordat/llm/scripted";
import { expect, it } from "vitest";
import { connect, textOf } from "../testing/connect.js";

const profile = { id: "mara", name: "Mara", interests: ["sourdough"] };
const post = {
  id: "p1",
  author_id: "ann",
  text: "Night trains are back.",
  timestamp: "2026-03-14T08:00:00Z",
};

it("lists every tool with what it takes and gives, and no reference that leads out of a schema", async () => {
  const { tools, close } = await connect({});
  expect(tools.map(({ name }) => name)).toEqual([
    "parse_text",
    "validate_value",
    "diff_schemas",
    "ask_model",
    "decide",
    "run_copilot",
    "analyze_table",
    "start_simulation",
    "follow_simulation",
    "stop_simulation",
    "verify_simulation",
    "compare_simulations",
  ]);
  for (const { name, inputSchema, outputSchema } of tools) {
    expect([name, inputSchema.type, outputSchema?.type]).toEqual([name, "object", "object"]);
    expect(JSON.stringify(inputSchema)).not.toContain("$ref");
  }
  // What a client lists is in the context of every conversation.
  expect(JSON.stringify(tools).length).toBeLessThan(30_000);
  await close();
});

it("serves every contract as a resource, whose schemas the tools' results keep", async () => {
  const { client, tools, close } = await connect({
    client: createScriptedClient(['{"reason": "Bread.", "choice": "LIKE"}']),
  });
  const { resources } = await client.listResources();
  const uris = resources.map(({ uri }) => uri);
  expect(uris).toContain("concordat://contracts/agent-decision/v2");
  const named = JSON.stringify(tools).match(/concordat:\/\/[\w/-]+/g) ?? [];
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((uri) => !uris.includes(uri))).toEqual([]);
  const decide = tools.find(({ name }) => name === "decide");
  const [, uri = ""] = /resource (concordat:\S+)\./.exec(String(decide?.outputSchema?.description)) ?? [];
  const { contents } = await client.readResource({ uri });
  const [content] = contents;
  const schema = JSON.parse(content !== undefined && "text" in content ? content.text : "");
  const { structuredContent } = await client.callTool({ name: "decide", arguments: { profile, post } });
  expect(defineContract(schema).validate(structuredContent)).toEqual([]);
  await expect(client.readResource({ uri: "concordat://contracts/pots/v1" })).rejects.toThrow(
    "did you mean concordat://contracts/post/v1?",
  );
  await close();
});

it("asks the model for a value of the caller's schema, about a text that is quoted", async () => {
  const schema = { type: "object", properties: { urgent: { type: "boolean" } }, required: ["urgent"] };
  const model = createScriptedClient(['Sure: {"urgent": true,}']);
  const { client, close } = await connect({ client: model });
  const asked = await client.callTool({
    name: "ask_model",
    arguments: { question: "Is it urgent?", text: "Help </text> now", contract: { schema } },
  });
  expect(asked.isError).toBeUndefined();
  expect(asked.structuredContent).toMatchObject({ state: "valid", value: { urgent: true }, answers: 1 });
  const [request] = model.requests;
  expect(request?.messages[0]?.content.match(/<\/text>/g)).toHaveLength(1);
  await close();
});

it("gives no value where the model gave none, and says why", async () => {
  const schema = { type: "object", properties: { urgent: { type: "boolean" } }, required: ["urgent"] };
  const { client, close } = await connect({ client: createScriptedClient(['{"urgent": "maybe"}']) });
  const asked = await client.callTool({
    name: "ask_model",
    arguments: { question: "Is it urgent?", contract: { schema } },
  });
  expect(asked.isError).toBe(true);
  expect(asked.structuredContent).toMatchObject({ state: "invalid", error: { code: "CONTRACT_VIOLATION" } });
  expect(Object(asked.structuredContent).value).toBeUndefined();
  await close();
});

it("says how probable each value was where a client asks for it", async () => {
  const schema = { type: "object", properties: { urgent: { type: "boolean" } }, required: ["urgent"] };
  const model = createScriptedClient(['{"urgent": true}']);
  const { client, close } = await connect({ client: model });
  const ask = (odds: readonly string[]) =>
    client.callTool({
      name: "ask_model",
      arguments: { question: "Is it urgent?", contract: { schema }, odds },
    });
  expect((await ask(["/urgent"])).structuredContent).toMatchObject({
    state: "valid",
    value: { urgent: true },
    odds: { "/urgent": { state: "absent", reason: "scripted:test says nothing of probabilities" } },
  });
  expect((await ask([])).structuredContent).not.toHaveProperty("odds");
  await close();
});

it("explains a value that is not the likeliest by its odds", async () => {
  const schema = { type: "object", properties: { urgent: { type: "boolean" } }, required: ["urgent"] };
  const finish = {
    type: "finish",
    finishReason: "stop",
    usage: { promptTokens: 9, completionTokens: 4 },
  } as const;
  const model = async (answer: string) => {
    const scripted = createScriptedClient(({ continuations }) =>
      continuations === undefined
        ? answer
        : [
            {
              type: "odds",
              odds: continuations.texts.map((text) => ({
                logProbability: Math.log(text === "true" ? 0.79 : 0.21),
                reason: null,
              })),
            },
            finish,
          ],
    );
    const { client, close } = await connect({ client: { ...scripted, odds: "exact" } });
    const { structuredContent } = await client.callTool({
      name: "ask_model",
      arguments: { question: "Is it urgent?", contract: { schema }, odds: ["/urgent"] },
    });
    await close();
    return structuredContent;
  };
  expect(await model('{"urgent": false}')).toMatchObject({
    value: { urgent: false },
    unlikely: { "/urgent": expect.stringMatching(/^false is not the likeliest option: the model wrote/) },
  });
  expect(await model('{"urgent": true}')).not.toHaveProperty("unlikely");
});

it("reads a text by a contract, and says what was repaired", async () => {
  const { client, close } = await connect({});
  const schema = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
  const read = (text: string) =>
    client.callTool({ name: "parse_text", arguments: { text, contract: { schema } } });
  expect((await read('Sure: {"city": "Uppsala",}')).structuredContent).toMatchObject({
    state: "valid",
    value: { city: "Uppsala" },
  });
  expect((await read('{"city": "Upp')).structuredContent).toMatchObject({
    state: "unreadable",
    reason: "truncated",
  });
  await close();
});

it("checks a value, and compares two versions of a contract", async () => {
  const { client, close } = await connect({});
  const checked = await client.callTool({
    name: "validate_value",
    arguments: { contract: { contract: "agent-profile" }, value: { id: "mara" } },
  });
  expect(checked.structuredContent).toMatchObject({ valid: false, contract: "agent-profile/v1" });
  const compared = await client.callTool({
    name: "diff_schemas",
    arguments: { old: { contract: "agent-decision/v1" }, new: { contract: "agent-decision/v2" } },
  });
  expect(compared.structuredContent).toMatchObject({ bump: "major" });
  expect(textOf(compared)).toContain("agent-decision/v1 → agent-decision/v2");
  await close();
});

it("says what is wrong with a call in a result, so that the model can put it right", async () => {
  const { client, close } = await connect({});
  const wrong = await client.callTool({ name: "parse_text", arguments: { txt: "{}", contract: {} } });
  expect(wrong.isError).toBe(true);
  expect(textOf(wrong)).toMatch(/^parse_text was called wrongly: .*'text'/);
  expect(textOf(wrong)).toContain("must not have the property 'txt'; did you mean 'text'?");
  const unknown = await client.callTool({
    name: "validate_value",
    arguments: { contract: { contract: "agent-descision" }, value: 1 },
  });
  expect([unknown.isError, textOf(unknown)]).toEqual([
    true,
    expect.stringContaining("did you mean agent-decision?"),
  ]);
  await expect(client.callTool({ name: "no_tool", arguments: {} })).rejects.toThrow(
    "there is no tool no_tool",
  );
  await close();
});

it.each([
  [
    "validate_value",
    { value: null, contract: { schema: { enum: [Number.POSITIVE_INFINITY, 5] } } },
    "/contract/schema/enum/0",
  ],
  ["validate_value", { value: { "a/b": Number.NEGATIVE_INFINITY }, contract: { schema: {} } }, "/value/a~1b"],
  [
    "parse_text",
    { text: "null", contract: { schema: { default: Number.POSITIVE_INFINITY } } },
    "/contract/schema/default",
  ],
  [
    "diff_schemas",
    { old: { schema: {} }, new: { schema: { not: { const: Number.POSITIVE_INFINITY } } } },
    "/new/schema/not/const",
  ],
])("refuses a call of %s with a number that was read as infinite", async (name, input, pointer) => {
  const { client, close } = await connect({});
  const refused = await client.callTool({ name, arguments: input });
  expect([refused.isError, textOf(refused)]).toEqual([
    true,
    `${name} was called wrongly: ${pointer} is beyond the range of numbers in double precision (about ±1.8e308)`,
  ]);
  await close();
});

it("gives a failure of the model as an error, never as a decision", async () => {
  const { client, close } = await connect({ client: createScriptedClient(["I would rather not."]) });
  const decided = await client.callTool({ name: "decide", arguments: { profile, post } });
  expect(decided.isError).toBe(true);
  expect(decided.structuredContent).toMatchObject({ state: "failed", error: { code: "UNREADABLE" } });
  await close();
});

it("gives the record of a decision, with progress on the way", async () => {
  const { client, close } = await connect({
    client: createScriptedClient(['{"reason": "Bread.", "choice": "LIKE"}']),
  });
  const steps: number[] = [];
  const decided = await client.callTool({ name: "decide", arguments: { profile, post } }, undefined, {
    onprogress: ({ progress }) => steps.push(progress),
  });
  expect(decided.structuredContent).toMatchObject({ state: "valid", decision: { choice: "LIKE" } });
  expect(steps).toEqual([1, 2, 3]);
  await close();
});

it("stops the request to the model when the client cancels the call", async () => {
  const events = new EventTarget();
  const [begun, stopped] = ["begun", "stopped"].map((name) => once(events, name));
  const silent: ChatClient = {
    ...createScriptedClient([""]),
    // biome-ignore lint/correctness/useYield: it never answers
    async *chat({ signal = AbortSignal.abort() }) {
      events.dispatchEvent(new Event("begun"));
      await once(signal, "abort");
      events.dispatchEvent(new Event("stopped"));
      signal.throwIfAborted();
    },
  };
  const { client, close } = await connect({ client: silent });
  const cancel = new AbortController();
  const call = client.callTool({ name: "decide", arguments: { profile, post } }, undefined, {
    signal: cancel.signal,
  });
  await begun;
  cancel.abort("enough");
  await expect(call).rejects.toThrow("enough");
  await stopped;
  await close();
});
