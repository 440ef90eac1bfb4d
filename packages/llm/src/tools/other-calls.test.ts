import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { generateEach } from "../many/generate-each.js";
import { generateMany } from "../many/generate-many.js";
import { createScriptedClient, type ScriptedAnswer } from "../scripted/index.js";
import { streamObject } from "../stream/index.js";
import { answer, engines, prompt, trip, weatherTool } from "../testing/weather-tool.js";
import { generateText, streamText } from "../text/index.js";

const said = "It rains in Tartu.";

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe.each(["native", "grammar"] as const)("tools of other calls, %s", (kind) => {
  const { nativeTools, step, ready } = engines[kind];
  const clientOf = (script: readonly ScriptedAnswer[]) => createScriptedClient(script, { nativeTools });
  /** The script of a text: a model that calls tools itself answers in place of a further call. */
  const textScript = nativeTools ? [step("Tartu"), said] : [step("Tartu"), ready, said];

  it("lead to a streamed value, whose parts are numbered after the steps", async () => {
    const { tool, calls } = weatherTool();
    const events: number[] = [];
    const { partials, outcome } = streamObject({
      client: clientOf([step("Tartu"), ready, answer]),
      contract: trip,
      prompt,
      tools: [tool],
      onEvent: ({ attempt }) => events.push(attempt),
    });
    expect((await all(partials)).at(-1)).toEqual({ attempt: 3, value: { city: "Tartu", pack: "umbrella" } });
    expect(await outcome).toMatchObject({ state: "valid", value: { city: "Tartu" } });
    expect((await outcome).steps).toHaveLength(2);
    expect(calls).toEqual([{ city: "Tartu" }]);
    expect(new Set(events)).toEqual(new Set([3]));
  });

  it("lead to a text, with every step on record", async () => {
    const { tool, calls } = weatherTool();
    const client = clientOf(textScript);
    const found = await generateText({ client, prompt, tools: [tool], stop: ["###"] });
    expect(found).toMatchObject({
      state: "valid",
      text: said,
      steps: [{ index: 1 }, { index: 2, runs: [] }],
    });
    expect(found.attempts.map(({ index }) => index)).toEqual(textScript.map((_, index) => index + 1));
    expect(calls).toEqual([{ city: "Tartu" }]);
    const last = client.requests.at(-1);
    expect(JSON.stringify(last?.messages)).toContain("rain");
    expect(last?.stop).toEqual(["###"]);
  });

  it("lead to a streamed text, whose pieces are those of its own request", async () => {
    const { tool } = weatherTool();
    const { text, outcome } = streamText({ client: clientOf(textScript), prompt, tools: [tool] });
    const pieces = await all(text);
    expect(await outcome).toMatchObject({ state: "valid", text: said });
    const own = pieces.filter(({ attempt }) => attempt === textScript.length);
    expect(own.map((piece) => piece.text).join("")).toBe(said);
  });

  it("fail a text as they fail a value", async () => {
    const { tool, calls } = weatherTool();
    const script = [step("Tartu"), step("Riga")];
    const found = await generateText({ client: clientOf(script), prompt, tools: [tool], maxSteps: 1 });
    expect(found).toMatchObject({
      state: "failed",
      error: { code: "STEPS_EXHAUSTED" },
      steps: [{ index: 1 }],
    });
    expect(found.attempts).toHaveLength(2);
    expect(calls).toEqual([{ city: "Tartu" }]);
  });

  it("are called for each item of a list, with the item's id, and one approval after another", async () => {
    const { tool, calls } = weatherTool({ confirm: true });
    const approvals: string[] = [];
    const steps: string[] = [];
    let asking = 0;
    const { results } = await generateMany({
      client: createScriptedClient(
        ({ messages }) => {
          const text = JSON.stringify(messages);
          const city = text.includes("Riga?") ? "Riga" : "Tartu";
          if (messages.length === (nativeTools ? 1 : 2) && !text.includes("You have used")) {
            if (!text.includes("So far")) return step(city);
            return ready;
          }
          return text.includes("You have used") ? `{"city":"${city}","pack":"hat"}` : ready;
        },
        { nativeTools },
      ),
      contract: trip,
      items: ["Riga?", "Tartu?"],
      prompt: (item) => item,
      id: (item) => item,
      concurrency: 2,
      tools: [tool],
      async approve({ input }, id) {
        expect(++asking).toBe(1);
        await new Promise((resolve) => setTimeout(resolve, 5));
        asking--;
        approvals.push(`${id} ${JSON.stringify(input)}`);
        return true;
      },
      onStep: ({ index }, id) => void steps.push(`${id} ${index}`),
    });
    expect(results.map((result) => result?.state === "valid" && result.value.city)).toEqual([
      "Riga",
      "Tartu",
    ]);
    expect(approvals.sort()).toEqual(['Riga? {"city":"Riga"}', 'Tartu? {"city":"Tartu"}']);
    expect(steps.sort()).toEqual(["Riga? 1", "Riga? 2", "Tartu? 1", "Tartu? 2"]);
    expect(calls).toHaveLength(2);
  });

  it("are called for each item of a stream", async () => {
    const { tool, calls } = weatherTool();
    const client = clientOf([step("Tartu"), ready, answer]);
    const results = generateEach({
      client,
      contract: trip,
      items: ["one"].values(),
      prompt: () => prompt,
      tools: [tool],
    });
    expect(await all(results)).toMatchObject([{ state: "valid", value: { city: "Tartu" }, attempts: 3 }]);
    expect(calls).toHaveLength(1);
  });
});

describe("tools of other calls", () => {
  const { tool } = weatherTool({ confirm: true });
  const message = "the tool weather needs approval: give approve, a function that decides about each call";

  it("that need approval are refused before anything is asked", async () => {
    const client = createScriptedClient([]);
    const call = { client, prompt, tools: [tool] };
    const many = { client, contract: trip, items: ["one"], prompt: (item: string) => item, tools: [tool] };
    expect(() => streamObject({ ...call, contract: trip })).toThrow(new RangeError(message));
    expect(() => streamText(call)).toThrow(new RangeError(message));
    await expect(generateText(call)).rejects.toThrow(message);
    await expect(generateMany(many)).rejects.toThrow(message);
    expect(() => generateEach(many)).toThrow(message);
    expect(client.requests).toEqual([]);
  });

  it("belong to what a journal was begun with", async () => {
    const journal = join(mkdtempSync(join(tmpdir(), "tools-")), "trips.ndjson");
    const many = { contract: trip, items: ["one"], prompt: (item: string) => item, journal };
    await generateMany({ ...many, client: createScriptedClient([answer]) });
    const client = createScriptedClient([]);
    await expect(generateMany({ ...many, client, tools: [weatherTool().tool] })).rejects.toThrow(/tools/);
  });
});
