import * as v7 from "ai";
import { MockLanguageModelV4 } from "ai/test";
import * as v5 from "ai5";
import { MockLanguageModelV2 } from "ai5/test";
import * as v6 from "ai6";
import { MockLanguageModelV3 } from "ai6/test";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { readingMiddleware, repairText } from "./index.js";

const schema = z.object({ city: z.string(), founded: z.iso.date().transform((text) => new Date(text)) });
const written =
  "<think>{city: 'Riga'}</think>Sure!\n```json\n{City: 'Tartu', \"founded\": \"1030-01-01\",}\n```";
const value = { city: "Tartu", founded: new Date("1030-01-01") };
const cut = '{"city": "Tartu", "founded": "1030';
const prompt = "Which city?";

const shares = {
  noCache: undefined,
  cacheRead: undefined,
  cacheWrite: undefined,
  text: undefined,
  reasoning: undefined,
};
const usage = { inputTokens: { total: 7, ...shares }, outputTokens: { total: 5, ...shares } };
const finishReason = { unified: "stop", raw: undefined } as const;

const pieces = (text: string) =>
  [
    { type: "response-metadata", modelId: "mock" },
    { type: "text-start", id: "t" },
    { type: "text-delta", id: "t", delta: text.slice(0, 9) },
    { type: "text-delta", id: "t", delta: text.slice(9) },
    { type: "text-end", id: "t" },
  ] as const;

const modelV2 = (text: string) =>
  new MockLanguageModelV2({
    doGenerate: {
      content: [{ type: "text", text }],
      finishReason: "stop",
      usage: { inputTokens: 7, outputTokens: 5, totalTokens: 12 },
      warnings: [],
    },
  });
const modelV3 = (text: string) =>
  new MockLanguageModelV3({
    doGenerate: { content: [{ type: "text", text }], finishReason, usage, warnings: [] },
  });
type Unified = "stop" | "length" | "content-filter" | "tool-calls" | "error" | "other";
const modelV4 = (text: string, unified: Unified = "stop") => {
  const end = { unified, raw: undefined };
  return new MockLanguageModelV4({
    doGenerate: { content: [{ type: "text", text }], finishReason: end, usage, warnings: [] },
    doStream: async () => ({
      stream: v7.simulateReadableStream({
        chunks: [...pieces(text), { type: "finish", finishReason: end, usage }],
      }),
    }),
  });
};
/** An answer whose last brace is missing: a list of exceptions may have followed. */
const open = '{"decision": "allow"';
const decision = z.object({ decision: z.enum(["allow", "deny"]), except: z.array(z.string()).optional() });

describe("the repair of texts", () => {
  it("serves AI SDK 5, 6 and 7", async () => {
    const repair = repairText(schema);
    const five = await v5.generateObject({
      model: modelV2(written),
      schema,
      prompt,
      experimental_repairText: repair,
    });
    const six = await v6.generateObject({
      model: modelV3(written),
      schema,
      prompt,
      experimental_repairText: repair,
    });
    const seven = await v7.generateObject({ model: modelV4(written), schema, prompt, repairText: repair });
    expect([five.object, six.object, seven.object]).toEqual([value, value, value]);
  });

  it.each([
    ["is cut off", cut],
    ["may be cut off before its last brace", '{"city": "Tartu", "founded": "1030-01-01"'],
    ["holds two answers", '{"city":"A","founded":"1030-01-01"} {"city":"B","founded":"1030-01-01"}'],
    ["breaks the schema", '{"city": "Tartu", "founded": "long ago"}'],
  ])("gives nothing for a text that %s", async (_, text) => {
    expect(await repairText(schema)({ text })).toBeNull();
  });

  it.each([null, undefined, 7, {}])("refuses %j, which is not a schema", async (value) => {
    await expect(repairText(value as never)({ text: "{}" })).rejects.toThrow(
      /neither a contract nor a schema/,
    );
  });

  it("gives nothing for a number that nothing closes", async () => {
    const repair = repairText(z.number());
    expect([
      await repair({ text: "12" }),
      await repair({ text: "1." }),
      await repair({ text: '"12"' }),
    ]).toEqual([null, null, "12"]);
  });

  it("leaves it at the refusal of the AI SDK when the model ran out of room", async () => {
    const asked = { model: modelV4(open, "length"), schema: decision, prompt };
    await expect(v7.generateObject({ ...asked, repairText: repairText(decision) })).rejects.toThrow(
      /No object generated/,
    );
  });

  it("takes no finish reason as an option, since every answer has its own", () => {
    const options = { finishReason: "stop" } as object;
    const sentence = "finishReason is not an option here: it is taken from each answer, or unknown";
    expect(() => repairText(schema, options)).toThrow(new RangeError(sentence));
    expect(() => readingMiddleware(schema, { ...options, specificationVersion: "v4" })).toThrow(
      new RangeError(sentence),
    );
  });
});

describe("the middleware", () => {
  it("gives every SDK the answer that a text holds", async () => {
    const middleware = readingMiddleware(schema, { specificationVersion: "v4" });
    const seven = v7.wrapLanguageModel({ model: modelV4(written), middleware });
    const six = v6.wrapLanguageModel({
      model: modelV3(written),
      middleware: readingMiddleware(schema, { specificationVersion: "v3" }),
    });
    const five = v5.wrapLanguageModel({
      model: modelV2(written),
      middleware: readingMiddleware(schema, { specificationVersion: "v2" }),
    });
    const json = '{"city":"Tartu","founded":"1030-01-01"}';
    expect((await v7.generateText({ model: seven, prompt })).text).toBe(json);
    expect((await v6.generateText({ model: six, prompt })).text).toBe(json);
    expect((await v5.generateText({ model: five, prompt })).text).toBe(json);
    expect((await v7.generateObject({ model: seven, schema, prompt })).object).toEqual(value);
  });

  it("holds a stream back until the text is whole, and ends it as it ended", async () => {
    const middleware = readingMiddleware(schema, { specificationVersion: "v4" });
    const model = v7.wrapLanguageModel({ model: modelV4(written), middleware });
    const { textStream, finishReason: reason } = v7.streamText({ model, prompt });
    const texts: string[] = [];
    for await (const text of textStream) texts.push(text);
    expect(texts).toEqual(['{"city":"Tartu","founded":"1030-01-01"}']);
    expect(await reason).toBe("stop");
  });

  it("adds the last brace after a model that stopped by itself, and after no other end", async () => {
    const middleware = readingMiddleware(decision, { specificationVersion: "v4" });
    const read = async (unified: Unified): Promise<readonly string[]> => {
      const model = v7.wrapLanguageModel({ model: modelV4(open, unified), middleware });
      let streamed = "";
      for await (const text of v7.streamText({ model, prompt }).textStream) streamed += text;
      return [(await v7.generateText({ model, prompt })).text, streamed];
    };
    expect(await read("stop")).toEqual(['{"decision":"allow"}', '{"decision":"allow"}']);
    for (const end of ["length", "content-filter", "tool-calls", "error", "other"] as const)
      expect(await read(end)).toEqual([open, open]);
  });

  it.each(["content-filter", "error"] as const)("repairs nothing that ended by %s", async (end) => {
    const middleware = readingMiddleware(schema, { specificationVersion: "v4" });
    const model = v7.wrapLanguageModel({ model: modelV4(written, end), middleware });
    expect((await v7.generateText({ model, prompt })).text).toBe(written);
  });

  it("lets a text that cannot be read pass as it came", async () => {
    const middleware = readingMiddleware(schema, { specificationVersion: "v4" });
    const model = v7.wrapLanguageModel({ model: modelV4(cut), middleware });
    expect((await v7.generateText({ model, prompt })).text).toBe(cut);
    let streamed = "";
    for await (const text of v7.streamText({ model, prompt }).textStream) streamed += text;
    expect(streamed).toBe(cut);
  });
});
