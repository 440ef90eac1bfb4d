import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { agentDecision } from "@concordat/contracts/agent-decision";
import { FilesError } from "@concordat/files";
import { describe, expect, it, vi } from "vitest";
import type { ChatChunk, ChatClient, ChatRequest } from "../chat/index.js";
import {
  AbortedError,
  ConnectionFailedError,
  ContextOverflowError,
  type Failure,
  ModelNotFoundError,
  ProtocolError,
  RateLimitedError,
  ReplayMissError,
  ServerBusyError,
  TimeoutError,
  TruncatedError,
  UnauthorizedError,
  UnreadableError,
} from "../errors/index.js";
import { generateObject, generateText, wireForms } from "../index.js";
import { generateMany } from "../many/index.js";
import { cacheClient } from "../replay/index.js";
import { createScriptedClient, type ScriptedAnswer } from "../scripted/index.js";
import { type FinishedRequest, fallback, meterClient, wrapClient } from "./index.js";

const like = '{"reason":"Lovely crumb.","choice":"LIKE"}';
const messages = [{ role: "user", content: "What do you do with this post?" }] as const;
const usage = { promptTokens: 1_000, completionTokens: 200 };
const answered: readonly ChatChunk[] = [
  { type: "text", text: like },
  { type: "finish", finishReason: "stop", usage },
];

const ask = (client: ChatClient, more: { readonly signal?: AbortSignal } = {}) =>
  generateObject({ client, contract: agentDecision, messages, maxAttempts: 1, random: () => 0, ...more });

async function chunksOf(client: ChatClient): Promise<ChatChunk[]> {
  const chunks: ChatChunk[] = [];
  for await (const chunk of client.chat({ messages })) chunks.push(chunk);
  return chunks;
}

describe("a wrapped client", () => {
  it("sends the request that a hook gives, passes on its pieces, and reports the end once", async () => {
    const inner = createScriptedClient([answered]);
    const finished: FinishedRequest[] = [];
    const client = wrapClient(inner, {
      onRequest: (request) => ({ ...request, temperature: 0 }),
      onChunk: (chunk) => (chunk.type === "text" ? { ...chunk, text: chunk.text.toUpperCase() } : undefined),
      onFinish: (end) => void finished.push(end),
    });
    expect(await chunksOf(client)).toEqual([{ type: "text", text: like.toUpperCase() }, answered[1]]);
    expect(inner.requests).toMatchObject([{ temperature: 0 }]);
    expect(finished).toMatchObject([
      { request: { temperature: 0 }, finishReason: "stop", usage, error: null },
    ]);
  });

  it("reports a failure, and a request that was left early", async () => {
    const finished: FinishedRequest[] = [];
    const failing = new ProtocolError("broke off");
    const client = wrapClient(createScriptedClient([failing, answered]), {
      onFinish: (end) => void finished.push(end),
    });
    await expect(chunksOf(client)).rejects.toBe(failing);
    for await (const _ of client.chat({ messages })) break;
    expect(finished).toMatchObject([
      { error: failing, finishReason: null },
      { error: null, finishReason: null, usage: { promptTokens: null } },
    ]);
  });

  it("is not harmed by a listener that throws", async () => {
    const report = vi.spyOn(console, "error").mockReturnValue();
    const spill = () => {
      throw new Error("the listener is broken");
    };
    const client = meterClient(wrapClient(createScriptedClient([answered]), { onFinish: spill }), {
      onUsage: spill,
    });
    expect((await ask(client)).state).toBe("valid");
    expect(report.mock.calls.map(([what]) => what)).toEqual([
      "onFinish threw; the call continues:",
      "onUsage threw; the call continues:",
    ]);
    report.mockRestore();
  });

  it("fails with what a hook throws before the request, and sends nothing", async () => {
    const inner = createScriptedClient([answered]);
    const refusal = new UnauthorizedError("the budget is spent");
    const client = wrapClient(inner, {
      onRequest: () => {
        throw refusal;
      },
    });
    expect(await ask(client)).toMatchObject({ state: "failed", error: { code: "UNAUTHORIZED" } });
    expect(inner.requests).toEqual([]);
  });

  it("is the same client otherwise", () => {
    const inner = {
      ...createScriptedClient([like]),
      contextTokens: 100,
      maxConcurrent: 2,
      countTokens: () => 7,
    };
    const client = wrapClient(inner, {});
    expect(client).toMatchObject({
      id: inner.id,
      wireForm: inner.wireForm,
      contextTokens: 100,
      maxConcurrent: 2,
    });
    expect(client.countTokens?.([])).toBe(7);
  });
});

describe("a fallback", () => {
  const named = (
    id: string,
    script: readonly ScriptedAnswer[],
    wireForm: ChatClient["wireForm"] = wireForms.llama,
  ) => createScriptedClient(script, { id, wireForm });

  it("asks the next client where one cannot be reached, and says who answered", async () => {
    const client = fallback([named("a", [new ConnectionFailedError("refused")]), named("b", [answered])]);
    expect(client.id).toBe("fallback(a, b)");
    expect((await chunksOf(client)).at(-1)).toMatchObject({ type: "finish", model: "b" });
  });

  it("asks nobody else for what the caller stopped, or what the caller's own rule excepts", async () => {
    const b = named("b", [like]);
    await expect(chunksOf(fallback([named("a", [new AbortedError("stopped")]), b]))).rejects.toThrow(
      "stopped",
    );
    const never = fallback([named("a", [new ConnectionFailedError("refused")]), b], { when: () => false });
    await expect(chunksOf(never)).rejects.toThrow("refused");
    expect(b.requests).toEqual([]);
  });

  /** Takes the request, and never says anything. */
  const silent = (id: string, heeds = true): ChatClient & { readonly asked: ChatRequest[] } => {
    const asked: ChatRequest[] = [];
    return {
      ...named(id, []),
      asked,
      async *chat(request) {
        asked.push(request);
        await new Promise((_, reject) => {
          if (heeds) request.signal?.addEventListener("abort", () => reject(request.signal?.reason));
        });
        yield* [];
      },
    };
  };

  it.each([
    ["stops when it is told to", true],
    ["ignores that it is stopped", false],
  ])("asks the next client in time where one is silent and %s", async (_, heeds) => {
    const a = silent("a", heeds);
    const outcome = await generateObject({
      client: fallback([a, named("b", [answered])]),
      contract: agentDecision,
      messages,
      timeoutMs: 400,
      maxRetries: 0,
    });
    expect(outcome).toMatchObject({ state: "valid", value: { choice: "LIKE" } });
    expect([a.asked.length, a.asked[0]?.signal?.aborted]).toEqual([1, true]);
  });

  it("gives a client the time that its maker says, its queue not counted", async () => {
    const queued: ChatClient = {
      ...named("a", []),
      async *chat({ onQueued, onStarted }) {
        onQueued?.();
        await new Promise((resolve) => setTimeout(resolve, 60));
        onStarted?.();
        yield* answered;
      },
    };
    const b = named("b", [like]);
    expect((await chunksOf(fallback([queued, b], { timeoutMs: 30 }))).at(-1)).toMatchObject({ model: "a" });
    expect((await chunksOf(fallback([silent("a"), b], { timeoutMs: 30 }))).at(-1)).toMatchObject({
      model: "b",
    });
  });

  it("does not ask the next client when its caller stops the first", async () => {
    const b = named("b", [like]);
    const controller = new AbortController();
    const answer = ask(fallback([silent("a"), b]), { signal: controller.signal });
    controller.abort();
    expect(await answer).toMatchObject({ state: "failed", error: { code: "ABORTED" } });
    expect(b.requests).toEqual([]);
  });

  it.each<[string, Failure | Error, boolean]>([
    ["CONNECTION_FAILED", new ConnectionFailedError("x"), true],
    ["TIMEOUT", new TimeoutError("x"), true],
    ["MODEL_NOT_FOUND", new ModelNotFoundError("x"), true],
    ["UNAUTHORIZED", new UnauthorizedError("x"), true],
    ["RATE_LIMITED", new RateLimitedError("x"), true],
    ["SERVER_BUSY", new ServerBusyError("x"), true],
    ["PROTOCOL_ERROR", new ProtocolError("x"), true],
    ["CONTEXT_OVERFLOW", new ContextOverflowError("x"), true],
    ["an error of a custom client", new Error("x"), true],
    ["ABORTED", new AbortedError("x"), false],
    ["REPLAY_MISS", new ReplayMissError("x"), false],
    ["UNREADABLE", new UnreadableError("x"), false],
    ["TRUNCATED", new TruncatedError("x"), false],
    ["a recording that cannot be written", new FilesError("UNWRITABLE", "x"), false],
  ])("after %s", async (_, failure, falls) => {
    const a: ChatClient = {
      ...named("a", []),
      chat() {
        throw failure;
      },
    };
    const b = named("b", [answered]);
    await chunksOf(fallback([a, b])).catch(() => undefined);
    expect(b.requests).toHaveLength(falls ? 1 : 0);
  });

  it("has room and time for each of its clients", () => {
    const limited = { ...named("a", []), answerTokens: 500, contextTokens: 4_096, timeoutMs: 60_000 };
    const client = fallback([limited, { ...named("b", []), answerTokens: 700 }]);
    expect(client).toMatchObject({ answerTokens: 700, timeoutMs: 120_000 });
    expect(client.contextTokens).toBeUndefined();
  });

  it("never continues with one model what another has begun", async () => {
    const broken: ChatClient = {
      ...named("a", [like]),
      async *chat() {
        yield { type: "text", text: '{"reason":"Lov' };
        throw new ProtocolError("a broke off");
      },
    };
    const b = named("b", [like]);
    await expect(chunksOf(fallback([broken, b]))).rejects.toThrow("a broke off");
    expect(b.requests).toEqual([]);
  });

  it("fails as the last client does", async () => {
    const client = fallback([
      named("a", [new ConnectionFailedError("a refused")]),
      named("b", [new ConnectionFailedError("b refused")]),
    ]);
    await expect(chunksOf(client)).rejects.toMatchObject({
      code: "CONNECTION_FAILED",
      message: "b refused (before it failed a: CONNECTION_FAILED: a refused)",
    });
  });

  it("names in each attempt who was asked last, and why the others gave no answer", async () => {
    const a = named("a", [new ConnectionFailedError("a refused"), new ServerBusyError("a is busy")]);
    const b = named("b", [new ServerBusyError("b is busy"), answered]);
    const { attempts } = await ask(fallback([a, b]));
    expect(attempts).toMatchObject([
      {
        state: "failed",
        model: "b",
        error: { message: "b is busy (before it failed a: CONNECTION_FAILED: a refused)" },
        tried: [
          { model: "a", error: { code: "CONNECTION_FAILED", message: "a refused" } },
          { model: "b", error: { code: "SERVER_BUSY", message: "b is busy" } },
        ],
      },
      { state: "valid", model: "b", tried: [{ model: "a", error: { code: "SERVER_BUSY" } }] },
    ]);
  });

  it("names the client whose answer cannot be used: in a value, in turns and in a text", async () => {
    const junk = named("b", [
      [
        { type: "text", text: "No idea." },
        { type: "finish", finishReason: "length", usage },
      ],
    ]);
    const client = fallback([named("a", [new ConnectionFailedError("refused")]), junk]);
    const once = { client, messages, maxAttempts: 1, maxRetries: 0 };
    const outcomes = [
      await generateObject({ ...once, contract: agentDecision }),
      await generateObject({ ...once, contract: agentDecision, form: "turns" }),
      await generateText(once),
    ];
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ error: { message: expect.stringMatching(/^b was cut off/) } });
    }
  });

  it("is in the results of many items by the client that answered, also when they are resumed", async () => {
    const folder = mkdtempSync(join(tmpdir(), "concordat-fallback-"));
    const many = () =>
      generateMany({
        client: fallback([named("a", [new ConnectionFailedError("refused")]), named("b", [answered])]),
        contract: agentDecision,
        items: ["a loaf"],
        prompt: (item) => item,
        journal: join(folder, "answers.ndjson"),
      });
    for (const { results } of [await many(), await many()])
      expect(results).toMatchObject([{ state: "valid", model: "fallback(a, b)", answeredBy: "b" }]);
    rmSync(folder, { recursive: true });
  });

  it("tells clients of one name apart by their place in the list", async () => {
    const refused = new ConnectionFailedError("refused");
    const clients = [named("m", [refused]), named("other", [refused]), named("m", [answered])];
    const { attempts, model } = await ask(fallback(clients));
    expect(model).toBe("fallback(m, other, m)");
    expect(attempts).toMatchObject([
      { state: "valid", model: "m#3", tried: [{ model: "m#1" }, { model: "other" }] },
    ]);
    const dead = fallback([named("m", [refused]), named("m", [refused])]);
    await expect(chunksOf(dead)).rejects.toThrow("before it failed m#1: CONNECTION_FAILED");
  });

  it("says so of requests that share an answer, and of an answer that breaks off", async () => {
    const broken: ChatClient = {
      ...named("b", []),
      async *chat() {
        yield { type: "text", text: '{"re' };
        throw new ServerBusyError("b broke off");
      },
    };
    const client = cacheClient(fallback([named("a", [new ConnectionFailedError("no")]), broken]));
    const both = await Promise.all(
      [1, 2].map(() => generateObject({ client, contract: agentDecision, messages, maxRetries: 0 })),
    );
    for (const { attempts } of both) {
      expect(attempts).toMatchObject([{ model: "b", tried: [{ model: "a" }, { model: "b" }] }]);
    }
  });

  it("is a single client's own name where there is one", async () => {
    const { attempts } = await ask(named("a", [answered]));
    expect(attempts).toMatchObject([{ model: "a", tried: [] }]);
  });

  it("lowers contracts as its engines need it, or to the lowest form where they differ", () => {
    const { llama, ollama, flat } = wireForms;
    expect(fallback([named("a", [], llama), named("b", [], llama)]).wireForm).toBe(llama);
    expect(fallback([named("a", [], llama), named("b", [], ollama)]).wireForm).toBe(flat);
    const { openai, "openai-shown": shown } = wireForms;
    expect(fallback([named("a", [], shown), named("b", [], openai)]).wireForm).toBe(openai);
    expect(fallback([named("a", [], shown), named("b", [], shown)]).wireForm).toBe(shown);
  });

  it("needs a client", () =>
    expect(() => fallback([])).toThrow(
      /^clients must be a list of at least one chat client, but is an empty list$/,
    ));
});

describe("a meter", () => {
  it("gives the cost of each request and the sum, and says how many it does not know", async () => {
    const spent: (number | null)[] = [];
    const client = meterClient(createScriptedClient([answered, like, answered]), {
      price: { prompt: 0.5, completion: 2 },
      onUsage: ({ cost }) => void spent.push(cost),
    });
    for (let request = 0; request < 3; request++) await ask(client);
    expect(spent).toEqual([0.0009, null, 0.0009]);
    const sum = { requests: 3, unreported: 1, promptTokens: 2_000, completionTokens: 400, cost: 0.0018 };
    expect(client.total()).toEqual({ ...sum, members: { [client.id]: sum } });
  });

  const local = (answers: readonly ScriptedAnswer[]) => ({ ...createScriptedClient(answers), id: "local" });
  const hosted = (answers: readonly ScriptedAnswer[]) => ({ ...createScriptedClient(answers), id: "hosted" });

  it("counts tokens and cost of each member of a fallback", async () => {
    const spent: unknown[] = [];
    const busy = new ServerBusyError("busy");
    const client = meterClient(fallback([local([answered, busy, busy]), hosted([answered, busy])]), {
      prices: { local: { prompt: 0, completion: 0 }, hosted: { prompt: 0.5, completion: 2 } },
      onUsage: ({ model, cost }) => void spent.push([model, cost]),
    });
    for (let request = 0; request < 3; request++) {
      await generateObject({ client, contract: agentDecision, messages, maxAttempts: 1, maxRetries: 0 });
    }
    expect(spent).toEqual([
      ["local", 0],
      ["hosted", 0.0009],
      ["hosted", null],
    ]);
    const tokens = { promptTokens: 1_000, completionTokens: 200 };
    expect(client.total()).toEqual({
      requests: 3,
      unreported: 1,
      promptTokens: 2_000,
      completionTokens: 400,
      cost: 0.0009,
      members: {
        local: { requests: 3, unreported: 2, ...tokens, cost: 0 },
        hosted: { requests: 2, unreported: 1, ...tokens, cost: 0.0009 },
      },
    });
  });

  it("knows no sum if a member has no price", async () => {
    const client = meterClient(fallback([local([answered]), hosted([])]), {
      prices: { hosted: { prompt: 0.5, completion: 2 } },
    });
    await ask(client);
    expect(client.total()).toMatchObject({
      cost: null,
      members: { local: { promptTokens: 1_000, cost: null } },
    });
  });

  it("refuses a price that is not one, with its place", () => {
    const prices = { hosted: { prompt: -1, completion: 2 } };
    expect(() => meterClient(hosted([]), { prices })).toThrow(/^prices\["hosted"\]\.prompt must be a number/);
  });

  it("knows no cost without a price", async () => {
    const client = meterClient(createScriptedClient([answered]));
    await ask(client);
    expect(client.total()).toMatchObject({ promptTokens: 1_000, cost: null });
  });
});
