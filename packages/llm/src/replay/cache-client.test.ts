import { agentDecision } from "@concordat/contracts/agent-decision";
import { FilesError } from "@concordat/files";
import { describe, expect, it } from "vitest";
import type { ChatChunk, ChatClient } from "../chat/index.js";
import { ProtocolError } from "../errors/index.js";
import { generateObject } from "../index.js";
import { createScriptedClient } from "../scripted/index.js";
import { cacheClient, recordClient } from "./index.js";

const messages = [{ role: "user", content: "What do you do with this post?" }] as const;
const usage = { promptTokens: 1_000, completionTokens: 200 };
const answered: readonly ChatChunk[] = [
  { type: "text", text: '{"reason":"Lovely crumb.","choice":"LIKE"}' },
  { type: "finish", finishReason: "stop", usage },
];

const ask = (client: ChatClient, more: { readonly seed: number; readonly signal?: AbortSignal }) =>
  generateObject({ client, contract: agentDecision, messages, maxAttempts: 1, ...more });

async function chunksOf(client: ChatClient): Promise<ChatChunk[]> {
  const chunks: ChatChunk[] = [];
  for await (const chunk of client.chat({ messages })) chunks.push(chunk);
  return chunks;
}

describe("a cache", () => {
  it("asks every request once, and counts no tokens for an answer that it kept", async () => {
    const inner = createScriptedClient([answered]);
    const client = cacheClient(inner);
    const [first, second] = [await ask(client, { seed: 1 }), await ask(client, { seed: 1 })];
    expect([first.usage, second.usage]).toEqual([usage, { promptTokens: 0, completionTokens: 0 }]);
    expect(second).toMatchObject({ state: "valid", value: { choice: "LIKE" } });
    await ask(client, { seed: 2 });
    expect(inner.requests).toHaveLength(2);
  });

  it.each(["length", "other"] as const)(
    "asks again for an answer that ended with %s",
    async (finishReason) => {
      const cut = [
        { type: "text", text: '{"reason":"Lov' } as const,
        { type: "finish", finishReason, usage } as const,
      ];
      const inner = createScriptedClient([cut, answered]);
      const client = cacheClient(inner);
      expect(await ask(client, { seed: 1 })).not.toMatchObject({ state: "valid" });
      expect(await ask(client, { seed: 1 })).toMatchObject({ state: "valid", value: { choice: "LIKE" } });
      expect(inner.requests).toHaveLength(2);
    },
  );

  it("answers only what was asked with the same settings of the client itself", async () => {
    const inner = createScriptedClient([answered]);
    const store = new Map<string, readonly ChatChunk[]>();
    for (const settings of [
      {},
      { temperature: 0 },
      { temperature: 1 },
      { extraBody: { top_k: 5 } },
      { temperature: 0 },
    ])
      await ask(cacheClient({ ...inner, settings }, store), { seed: 1 });
    expect(inner.requests).toHaveLength(4);
  });

  it("asks once for the same request made several times at once, whose tokens count once", async () => {
    const inner = createScriptedClient([{ afterMs: 20, answer: answered }]);
    const client = cacheClient(inner);
    const outcomes = await Promise.all([1, 1, 1].map((seed) => ask(client, { seed })));
    expect(outcomes.map(({ state }) => state)).toEqual(["valid", "valid", "valid"]);
    expect(outcomes.map((outcome) => outcome.usage.promptTokens)).toEqual([1_000, 0, 0]);
    expect(inner.requests).toHaveLength(1);
  });

  it("gives the others their answer where one of several callers stops", async () => {
    const inner = createScriptedClient([{ afterMs: 40, answer: answered }]);
    const client = cacheClient(inner);
    const stopping = new AbortController();
    const calls = [ask(client, { seed: 1, signal: stopping.signal }), ask(client, { seed: 1 })];
    setTimeout(() => stopping.abort(), 10);
    expect((await Promise.all(calls)).map(({ state }) => state)).toEqual(["failed", "valid"]);
    expect((await calls[1])?.usage).toEqual(usage);
    expect(inner.requests).toHaveLength(1);
  });

  it("stops a request that no caller waits for, and sends it again for a later caller", async () => {
    const inner = createScriptedClient([{ afterMs: 5_000, answer: answered }, answered]);
    const client = cacheClient(inner);
    const stopping = new AbortController();
    const calls = [1, 1].map((seed) => ask(client, { seed, signal: stopping.signal }));
    setTimeout(() => stopping.abort(), 10);
    expect((await Promise.all(calls)).map(({ state }) => state)).toEqual(["failed", "failed"]);
    expect(inner.requests[0]?.signal?.aborted).toBe(true);
    expect((await ask(client, { seed: 1 })).state).toBe("valid");
  });

  it("fails for all who wait, and asks again afterwards", async () => {
    const inner = createScriptedClient([
      { afterMs: 10, answer: new ProtocolError("broke off", { retryable: false }) },
      answered,
    ]);
    const client = cacheClient(inner);
    const outcomes = await Promise.all([1, 1].map((seed) => ask(client, { seed })));
    expect(outcomes.map(({ state }) => state)).toEqual(["failed", "failed"]);
    expect((await ask(client, { seed: 1 })).state).toBe("valid");
    expect(inner.requests).toHaveLength(2);
  });

  it("keeps no failure and no answer that was left early", async () => {
    const store = new Map<string, readonly ChatChunk[]>();
    const client = cacheClient(createScriptedClient([new ProtocolError("broke off"), answered]), store);
    await expect(chunksOf(client)).rejects.toThrow("broke off");
    for await (const _ of client.chat({ messages })) break;
    expect(store.size).toBe(0);
  });
});

it.each([
  ["set", /^the store of a cache cannot keep an answer: the connection is lost$/],
  ["get", /^the store of a cache cannot be read: the connection is lost$/],
] as const)("a store whose %s throws ends the call with an error of its own", async (method, message) => {
  const store = {
    get: () => null,
    set: () => undefined,
    [method]() {
      throw new TypeError("the connection is lost");
    },
  };
  const inner = createScriptedClient([answered]);
  await expect(ask(cacheClient(inner, store), { seed: 1 })).rejects.toMatchObject({
    code: "STORE_FAILED",
    message: expect.stringMatching(message),
  });
  expect(inner.requests.length).toBeLessThanOrEqual(1);
});

it.each<[string, (inner: ChatClient, error: Error) => ChatClient]>([
  ["a recording that cannot be written", (inner, error) => recordClient(inner, () => Promise.reject(error))],
  [
    "a cache that cannot be written",
    (inner, error) => cacheClient(inner, { get: () => undefined, set: () => Promise.reject(error) }),
  ],
  [
    "a cache that cannot be read",
    (inner, error) => cacheClient(inner, { get: () => Promise.reject(error), set: () => undefined }),
  ],
])("%s ends the call, and never counts as a failure of the model", async (_, around) => {
  const error = new FilesError(
    "UNWRITABLE",
    "answers.ndjson cannot be written: no space is left on the disk",
  );
  const inner = createScriptedClient([answered, answered, answered]);
  await expect(ask(around(inner, error), { seed: 1 })).rejects.toBe(error);
  expect(inner.requests.length).toBeLessThanOrEqual(1);
});
