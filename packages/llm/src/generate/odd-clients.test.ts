import { expect, it } from "vitest";
import type { ChatChunk, ChatClient } from "../chat/index.js";
import { cacheClient } from "../replay/index.js";
import { createScriptedClient } from "../scripted/index.js";
import { ask, like } from "../testing/ask.js";

/** A client as a caller may write it in JavaScript. */
function odd(chat: () => AsyncIterable<unknown>): ChatClient {
  return { ...createScriptedClient([]), chat: chat as () => AsyncIterable<ChatChunk> };
}

const pieces = (...given: readonly unknown[]) =>
  odd(async function* () {
    yield* given;
  });

it.each([
  ["null", null],
  ["a text that is a number", { type: "text", text: 5 }],
  ["a piece of no kind", { type: "delta", text: "{" }],
  ["an end without a reason", { type: "finish" }],
])("a client that gives %s fails as a fault of its own", async (_, piece) => {
  const { outcome } = ask([], { client: pieces(piece), maxRetries: 0 });
  expect(await outcome).toMatchObject({
    state: "failed",
    error: {
      code: "PROTOCOL_ERROR",
      message: "scripted:test sent an invalid chunk of an answer",
    },
  });
});

it("a client that throws what cannot be read fails as a fault of its own", async () => {
  // biome-ignore lint/correctness/useYield: the client fails before it answers
  const client = odd(async function* () {
    throw Object.create(null);
  });
  expect(await ask([], { client, maxRetries: 0 }).outcome).toMatchObject({
    state: "failed",
    error: { code: "PROTOCOL_ERROR", message: "scripted:test failed: it threw a value that cannot be read" },
  });
});

it("an end that says nothing of tokens leaves them unknown", async () => {
  const client = pieces({ type: "text", text: like }, { type: "finish", finishReason: "stop" });
  expect(await ask([], { client }).outcome).toMatchObject({
    state: "valid",
    usage: { promptTokens: null, completionTokens: null },
  });
});

it("a client that never ends and ignores signals is left behind once it was stopped", async () => {
  const never = odd(() => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }) }));
  const limits = [{ timeoutMs: 20 }, { deadlineMs: 20 }, { signal: AbortSignal.timeout(20) }];
  const outcomes = await Promise.all(
    limits.map((limit) => ask([], { client: never, maxRetries: 0, ...limit }).outcome),
  );
  expect(outcomes.map((outcome) => outcome.state === "failed" && outcome.error.code)).toEqual([
    "TIMEOUT",
    "TIMEOUT",
    "TIMEOUT",
  ]);
});

it("a store of answers that holds something else fails the request, and is not asked past", async () => {
  const live = createScriptedClient([like]);
  const client = cacheClient(live, { get: () => "junk" as never, set: () => undefined });
  expect(await ask([], { client, maxRetries: 0 }).outcome).toMatchObject({
    error: { code: "PROTOCOL_ERROR", message: expect.stringMatching(/^the store holds something else/) },
  });
  expect(live.requests).toEqual([]);
});
