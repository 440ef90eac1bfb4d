import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { agentDecision } from "@concordat/contracts/agent-decision";
import { defineContract } from "@concordat/contracts/define";
import { encodeRandomModel, randomModel } from "@concordat/testing/random-model";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChatRequest, generateObject, type Outcome, quoteUntrusted } from "../index.js";
import { createLlamaClient, type LlamaClient } from "./index.js";

let client: LlamaClient;

beforeAll(async () => {
  client = await createLlamaClient({ modelPath: await randomModel() });
});

afterAll(() => client.dispose());

const messages = [{ role: "user", content: "What do you do with this post?" }] as const;

function decide(seed: number, temperature = 1.2, more = {}): Promise<Outcome<unknown>> {
  return generateObject({
    client,
    contract: agentDecision,
    messages,
    seed,
    temperature,
    maxTokens: 4_000,
    ...more,
  });
}

describe("a model of random weights, held by the grammar", () => {
  it.each([0, 0.7, 1.2, 2])(
    "gives twenty valid first answers of twenty at temperature %s",
    async (temperature) => {
      for (let seed = 0; seed < 20; seed++) {
        const outcome = await decide(seed, temperature);
        expect({ seed, state: outcome.state, attempts: outcome.attempts.length }).toEqual({
          seed,
          state: "valid",
          attempts: 1,
        });
      }
    },
  );

  it("fails as TRUNCATED, after asking with more room, when the room is never enough", async () => {
    const outcome = await decide(1, 1.2, { maxTokens: 2 });
    expect(outcome).toMatchObject({ state: "failed", error: { code: "TRUNCATED" } });
    expect(outcome.attempts.map(({ finishReason }) => finishReason)).toEqual(["length", "length", "length"]);
  });
});

it("writes no name twice in an object, and no number that JavaScript cannot keep", async () => {
  const contract = defineContract({
    type: "object",
    minProperties: 4,
    maxProperties: 8,
    // A name of any length can go on, so there is always one that is not a repetition.
    propertyNames: { pattern: "^[ab]{1,30}$" },
    additionalProperties: { type: "number" },
  });
  for (let seed = 0; seed < 10; seed++) {
    const outcome = await generateObject({
      client,
      contract,
      messages,
      seed,
      temperature: 1,
      maxAttempts: 1,
    });
    const text = outcome.attempts[0]?.text ?? "";
    const names = [...text.matchAll(/"([ab]+)":/g)].map(([, name]) => name);
    expect({ text, names: names.length }).toEqual({ text, names: new Set(names).size });
    const numbers = [...text.matchAll(/:-?([\d.]+)/g)].map(([, digits = ""]) => digits.replace(".", ""));
    expect(Math.max(...numbers.map((digits) => digits.replace(/^0+/, "").length))).toBeLessThanOrEqual(15);
    // A whole number of 15 digits may have been ended by that bound; everything else is valid.
    const mayBeCut = /:-?\d{15}[,}]/.test(text);
    expect([text, outcome.state]).toEqual([text, mayBeCut ? "failed" : "valid"]);
  }
});

it("ends where the grammar leaves nothing but a name that was written before", async () => {
  const contract = defineContract({
    type: "object",
    minProperties: 4,
    propertyNames: { pattern: "^[ab]{3}$" },
    additionalProperties: { const: 1 },
  });
  let repeated = 0;
  for (let seed = 0; seed < 20; seed++) {
    const { state, attempts } = await generateObject({ client, contract, messages, seed, maxAttempts: 1 });
    const names = [...(attempts[0]?.text ?? "").matchAll(/"([ab]+)":/g)].map(([, name]) => name);
    const distinct = new Set(names).size;
    repeated += names.length - distinct;
    // The values are equal, so a repeated name is not ambiguous; it counts once.
    expect({ seed, state }).toEqual({ seed, state: distinct < 4 ? "invalid" : "valid" });
  }
  expect(repeated).toBeGreaterThan(0);
});

describe("a seed", () => {
  const seeds = [3, 1, 4, 1, 5];
  const textOf = async (seed: number): Promise<string> =>
    (await decide(seed)).attempts.map(({ text }) => text).join();

  it("gives the same text in any order and all at once", async () => {
    const inOrder: string[] = [];
    for (const seed of seeds) inOrder.push(await textOf(seed));
    const reversed = await Promise.all([...seeds].reverse().map(textOf));
    expect(reversed.reverse()).toEqual(inOrder);
    expect(inOrder[1]).toBe(inOrder[3]);
    expect(new Set(inOrder).size).toBe(4);
  });

  it("gives the same text with one thread and with two", async () => {
    const two = await createLlamaClient({ modelPath: await randomModel(), threads: 2 });
    const outcome = await generateObject({
      client: two,
      contract: agentDecision,
      messages,
      seed: 9,
      temperature: 1.2,
      maxTokens: 4_000,
    });
    await two.dispose();
    expect(outcome.attempts[0]?.text).toBe((await decide(9)).attempts[0]?.text);
  });
});

it("gives the same text and odds whether or not the beginning of the conversation was kept", async () => {
  const system = { role: "system", content: "You are Mara, and you like night trains and poems." } as const;
  const user = (content: string) => ({ role: "user", content }) as const;
  const requests: ChatRequest[] = [
    { messages: [system, user("What is a lighthouse for?")], seed: 1, maxTokens: 20 },
    {
      messages: [
        system,
        user("What is a lighthouse for?"),
        { role: "assistant", content: "It shows ships where the coast is." },
        user("Are you sure?"),
      ],
      continuations: { texts: ["yes", "no", "not at all"], ended: true },
    },
    { messages: [system, user("Where do the trains go?")], seed: 2, maxTokens: 20 },
  ];
  const answer = async (from: LlamaClient, request: ChatRequest): Promise<string> => {
    let written = "";
    for await (const chunk of from.chat(request))
      if (chunk.type !== "finish") written += JSON.stringify(chunk);
    return written;
  };
  const expected: string[] = [];
  for (const request of requests) {
    const fresh = await createLlamaClient({ modelPath: await randomModel() });
    expected.push(await answer(fresh, request));
    await fresh.dispose();
  }
  const order = [0, 1, 2, 1, 0, 2];
  for (const index of order) {
    const request = requests[index];
    if (request === undefined) throw new Error(`there is no request ${index}`);
    expect(await answer(client, request)).toBe(expected[index]);
  }
});
describe("a request", () => {
  it("is stopped at once", async () => {
    const controller = new AbortController();
    const outcome = decide(1, 1.2, { signal: controller.signal, onEvent: () => controller.abort() });
    expect(await outcome).toMatchObject({
      state: "failed",
      error: { code: "ABORTED" },
      attempts: [{ text: "" }],
    });
    expect(await decide(1)).toMatchObject({ state: "valid" });
  });

  it("counts its tokens", async () => {
    const { usage } = await decide(2);
    expect(usage.promptTokens).toBeGreaterThan(client.countTokens(messages));
    expect(usage.completionTokens).toBeGreaterThan(10);
  });

  it("is refused when its prompt does not fit, with both numbers", async () => {
    const long = [{ role: "user", content: "word ".repeat(4_000) }] as const;
    const outcome = await generateObject({ client, contract: agentDecision, messages: long });
    expect(outcome).toMatchObject({ state: "failed", attempts: [{ error: { code: "CONTEXT_OVERFLOW" } }] });
    expect(outcome.state === "failed" && outcome.error.message).toMatch(
      /the prompt has \d+ tokens, but llama:random-\w+ holds 4096/,
    );
  });

  it.each(["system", "user", "assistant"] as const)(
    "is plain text to the tokenizer from %s, whatever it looks like: every control token of the model among it",
    (role) => {
      const turn = { role: "user", content: "Hello." } as const;
      const tokens = (content: string): number =>
        client.countTokens(role === "system" ? [{ role, content }, turn] : [turn, { role, content }]);
      for (const mark of ["<|im_start|>", "<|im_end|>", "<|endoftext|>", "<|pad|>"]) {
        // As a special token the mark would be one token; as text each of its characters is a token of this model.
        expect(tokens(`x${mark}`) - tokens("x")).toBeGreaterThanOrEqual(mark.length);
      }
      expect(quoteUntrusted("post", "<|im_end|>")).not.toContain("<|im_end|>");
    },
  );

  it("leaves the model's memory as it was", async () => {
    await decide(1);
    const before = process.memoryUsage().rss;
    for (let seed = 0; seed < 60; seed++) await decide(seed);
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 2 ** 20);
  });
});

describe("a model file", () => {
  const code = { code: "MODEL_NOT_FOUND" };

  it("that is not there is named", async () => {
    const opening = createLlamaClient({ modelPath: "/nowhere/model.gguf" });
    await expect(opening).rejects.toMatchObject({
      ...code,
      message: expect.stringMatching(/no model at \/nowhere\/model\.gguf: there is no such file/),
    });
  });

  it.each([
    ["of another kind", Buffer.from("PNG, in truth"), /is not a GGUF model \(it begins with "PNG,"\)/],
    ["with a damaged header", Buffer.from("GGUF but nothing like one after it"), /is a damaged GGUF model/],
    ["that was cut off", encodeRandomModel().subarray(0, 100_000), /cannot be loaded/],
  ])("%s is refused", async (_, bytes, message) => {
    const folder = await mkdtemp(join(tmpdir(), "concordat-model-"));
    const modelPath = join(folder, "model.gguf");
    await writeFile(modelPath, bytes);
    await expect(createLlamaClient({ modelPath })).rejects.toMatchObject({
      ...code,
      message: expect.stringMatching(message),
    });
    await rm(folder, { recursive: true });
  });
});

describe("the probabilities of given texts", () => {
  async function oddsOf(texts: readonly string[], { ended = true, prefill = "" } = {}) {
    for await (const chunk of client.chat({
      messages,
      continuations: { texts, ended },
      ...(prefill === "" ? {} : { prefill }),
    })) {
      if (chunk.type === "odds") return chunk.odds;
    }
    return [];
  }

  it("do not depend on the texts next to them, nor on what was asked before", async () => {
    const [alone] = await oddsOf(["yes"]);
    const [first, , again] = await oddsOf(["yes", "no", "yes"]);
    const [, second] = await oddsOf(["no", "yes"]);
    expect([first, again, second]).toEqual([alone, alone, alone]);
  });

  it("multiply along a text: what begins it is as probable as all that goes on from it", async () => {
    const [whole] = await oddsOf(["ab"], { ended: false });
    const [start] = await oddsOf(["a"], { ended: false });
    const [rest] = await oddsOf(["b"], { ended: false, prefill: "a" });
    expect(whole?.logProbability).toBeCloseTo((start?.logProbability ?? 0) + (rest?.logProbability ?? 0), 4);
  });

  it("tell a text from one that it begins, by the end of the answer", async () => {
    const [reply, all] = await oddsOf(["REPLY", "REPLY_ALL"]);
    const [begun] = await oddsOf(["REPLY"], { ended: false });
    const sum = Math.exp(reply?.logProbability ?? 0) + Math.exp(all?.logProbability ?? 0);
    expect(sum).toBeLessThan(Math.exp(begun?.logProbability ?? 0));
  });

  it("count what may follow a text: the ways to go on, letter by letter, make up what ends nowhere", async () => {
    const followed = async (followedBy: readonly string[]) => {
      const continuations = { texts: ["ab"], ended: false, followedBy };
      for await (const chunk of client.chat({ messages, continuations })) {
        if (chunk.type === "odds") return Math.exp(chunk.odds[0]?.logProbability ?? Number.NEGATIVE_INFINITY);
      }
      return Number.NaN;
    };
    const [whole] = await oddsOf(["ab"], { ended: false });
    const [ended] = await oddsOf(["ab"]);
    const [quote, comma, both] = [await followed(['"']), await followed([","]), await followed(['"', ","])];
    expect(quote).toBeGreaterThan(0);
    expect(both).toBeCloseTo(quote + comma, 12);
    expect(both + Math.exp(ended?.logProbability ?? 0)).toBeLessThan(Math.exp(whole?.logProbability ?? 0));
  });

  it("stand next to an answer of JSON, and say the same whatever seed the answer has", async () => {
    const contract = defineContract({
      type: "object",
      properties: { choice: { enum: ["REPLY", "REPLY_ALL", "はい"] } },
      required: ["choice"],
      additionalProperties: false,
    });
    const ask = (seed: number) => generateObject({ client, contract, messages, seed, odds: ["/choice"] });
    const [first, second] = [await ask(1), await ask(2)];
    expect(first.odds["/choice"]).toMatchObject({ state: "known", source: "evaluated" });
    expect(second.odds).toEqual(first.odds);
  });

  it("are drawn from in turns, the same each time for a seed", async () => {
    const ask = () => decide(3, 1, { form: "turns", omit: ["content"], maxTokens: 12, maxAttempts: 12 });
    const choices = (outcome: Outcome<unknown>) =>
      outcome.attempts.map(({ turn }) => turn?.odds ?? null).filter((odds) => odds !== null);
    const first = choices(await ask());
    expect(choices(await ask())).toEqual(first);
    for (const { mass } of first) expect(mass).toBeGreaterThan(0);
  });
});
