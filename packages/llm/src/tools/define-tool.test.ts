import { describe, expect, expectTypeOf, it } from "vitest";
import * as z from "zod";
import { fallback } from "../compose/index.js";
import { ConnectionFailedError } from "../errors/index.js";
import { generateObject } from "../generate/index.js";
import { createScriptedClient, type ScriptedAnswer } from "../scripted/index.js";
import { answer, calling, prompt, trip, weatherTool } from "../testing/weather-tool.js";
import { wireForms } from "../wire/lowering.js";
import { defineTool, type Tool } from "./index.js";

describe("a call of an engine's own", () => {
  const ask = (script: readonly ScriptedAnswer[], tool: Tool) =>
    generateObject({
      client: createScriptedClient(script, { nativeTools: true }),
      contract: trip,
      prompt,
      tools: [tool],
    });

  it.each<[string, ScriptedAnswer, string]>([
    ["with an input that breaks its contract", { calls: calling("x") }, "the input cannot be used"],
    [
      "of an unknown tool",
      { calls: [{ tool: "news", input: {} }] },
      'there is no tool "news"; there are weather',
    ],
  ])("%s never reaches a tool: the model is told", async (_, call, message) => {
    const { tool, calls } = weatherTool();
    const { steps } = await ask([call, "Enough.", answer], tool);
    expect(steps?.[0]?.runs).toMatchObject([
      { end: { state: "failed", message: expect.stringContaining(message) } },
    ]);
    expect(calls).toEqual([]);
  });
});

describe("tools as a contract", () => {
  it("are a union of their inputs, which the grammar holds", async () => {
    const { tool } = weatherTool();
    const client = createScriptedClient(['{"next":"answer"}', answer], { wireForm: wireForms.llama });
    await generateObject({ client, contract: trip, prompt, tools: [tool] });
    expect(client.requests[0]?.schema).toMatchObject({
      oneOf: [
        {
          properties: {
            next: { const: "tools" },
            calls: {
              items: {
                oneOf: [{ properties: { tool: { const: "weather" }, input: { required: ["city"] } } }],
              },
            },
          },
        },
        { properties: { next: { const: "answer" } } },
      ],
    });
    expect(client.requests[0]?.tools).toBeUndefined();
    expect(client.requests[0]?.messages.at(-1)?.content).toContain("- weather: The weather of a city now.");
  });

  it("with a wrong input are asked for again, with what was wrong", async () => {
    const { tool, calls } = weatherTool();
    const wrong = JSON.stringify({ next: "tools", calls: calling("x") });
    const right = JSON.stringify({ next: "tools", calls: calling("Tartu") });
    const client = createScriptedClient([wrong, right, '{"next":"answer"}', answer]);
    const outcome = await generateObject({ client, contract: trip, prompt, tools: [tool] });
    expect(outcome).toMatchObject({ state: "valid", steps: [{ attempts: [1, 2] }, { attempts: [3] }] });
    expect(client.requests[1]?.messages.at(-1)?.content).toContain("calls/0/input/city");
    expect(calls).toEqual([{ city: "Tartu" }]);
  });

  it("serve a fallback whose clients do not all take them", async () => {
    const { tool } = weatherTool();
    const step = JSON.stringify({ next: "tools", calls: calling("Tartu") });
    const down = createScriptedClient([new ConnectionFailedError("down")], { nativeTools: true });
    const client = fallback([down, createScriptedClient([step, '{"next":"answer"}', answer])]);
    expect(await generateObject({ client, contract: trip, prompt, tools: [tool] })).toMatchObject({
      state: "valid",
      steps: [{ runs: [{ end: { state: "done" } }] }, { runs: [] }],
    });
  });
});

describe("a tool", () => {
  it("has an execute whose input is that of its schema", () => {
    defineTool({
      name: "add",
      description: "Adds.",
      input: z.object({ a: z.number(), b: z.number().default(1) }),
      output: z.object({ sum: z.number() }),
      execute: (input, { signal, step }) => {
        expectTypeOf(input).toEqualTypeOf<{ a: number; b: number }>();
        expectTypeOf(signal).toEqualTypeOf<AbortSignal>();
        return { sum: input.a + input.b + step };
      },
    });
  });

  it("gets defaults and transforms of its schema", async () => {
    const got: unknown[] = [];
    const add = defineTool({
      name: "add",
      description: "Adds.",
      input: z.object({ a: z.string().transform(Number), b: z.number().default(1) }),
      execute: (input) => got.push(input),
    });
    const client = createScriptedClient(
      [{ calls: [{ tool: "add", input: { a: "2" } }] }, "Enough.", answer],
      {
        nativeTools: true,
      },
    );
    await generateObject({ client, contract: trip, prompt, tools: [add] });
    expect(got).toEqual([{ a: 2, b: 1 }]);
  });

  it.each<[string, object, string]>([
    [
      "a name that engines refuse",
      { name: "the weather" },
      "name must be a name of letters, digits, hyphens",
    ],
    ["an input of another type", { input: z.string() }, "the input of the tool weather must be an object"],
    ["no description", { description: " " }, "description must be a string that is not blank"],
    ["parameters", { parameters: 1 }, "parameters is not a known option; did you mean input?"],
  ])("is refused with %s", (_, more, message) => {
    expect(() => weatherTool(more)).toThrow(message);
  });

  it("is refused when it was not defined, or twice", async () => {
    const client = createScriptedClient([answer]);
    const { tool } = weatherTool();
    const asked = { client, contract: trip, prompt };
    await expect(generateObject({ ...asked, tools: [{ name: "x" }] as never })).rejects.toThrow(
      "tools must be a list of tools made with defineTool of @concordat/llm/tools",
    );
    await expect(generateObject({ ...asked, tools: [tool, tool] })).rejects.toThrow(
      "two tools have the name weather; give each its own",
    );
    expect(client.requests).toEqual([]);
  });
});
