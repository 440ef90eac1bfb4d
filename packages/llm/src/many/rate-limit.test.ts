import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod";
import type { ChatClient } from "../chat/index.js";
import { ServerBusyError } from "../errors/index.js";
import { createScriptedClient } from "../scripted/index.js";
import { generateEach, generateMany, workMany } from "./index.js";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const contract = z.object({ n: z.int() });

/** A client that notes the second in which each request was made. */
function timed(first: () => string | Error = () => '{"n":1}') {
  const start = Date.now();
  const seconds: number[] = [];
  const scripted = createScriptedClient((_, index) => (index === 0 ? first() : '{"n":1}') as string);
  const client: ChatClient = {
    ...scripted,
    maxConcurrent: 8,
    chat(request) {
      seconds.push(Math.round((Date.now() - start) / 1_000));
      return scripted.chat(request);
    },
  };
  return { client, seconds };
}

const rateLimit = { requestsPerMinute: 12 };
const batch = { contract, items: [1, 2, 3, 4], prompt: String, concurrency: 4, rateLimit };

it("delays the requests of all items together", async () => {
  const { client, seconds } = timed();
  const many = generateMany({ ...batch, client });
  await vi.runAllTimersAsync();
  expect((await many).failures).toEqual([]);
  expect(seconds).toEqual([0, 0, 5, 10]);
});

it("counts a request that is repeated", async () => {
  const { client, seconds } = timed(() => new ServerBusyError("full", { retryAfterMs: 0 }));
  const many = generateMany({ ...batch, client, items: [1, 2], concurrency: 1, random: () => 0 });
  await vi.runAllTimersAsync();
  expect((await many).failures).toEqual([]);
  expect(seconds).toEqual([0, 0, 5]);
});

it("holds for generateEach, too", async () => {
  const { client, seconds } = timed();
  const each = (async () => {
    for await (const { state } of generateEach({ ...batch, client })) expect(state).toBe("valid");
  })();
  await vi.runAllTimersAsync();
  await each;
  expect(seconds).toEqual([0, 0, 5, 10]);
});

it.each([
  [{}, "rateLimit must be { requestsPerMinute, tokensPerMinute }, or one of them, but is another object"],
  [60, "rateLimit must be { requestsPerMinute, tokensPerMinute }, or one of them, but is 60"],
  [{ requestsPerMinute: 0 }, "rateLimit.requestsPerMinute must be an integer of at least 1, but is 0"],
  [
    { tokensPerminute: 5 },
    "rateLimit.tokensPerminute is not a known option; did you mean rateLimit.tokensPerMinute?",
  ],
])("refuses %j before anything is asked", async (limit, message) => {
  const { client, seconds } = timed();
  const asked = { ...batch, client, rateLimit: limit as typeof rateLimit };
  await expect(generateMany(asked)).rejects.toThrow(new RangeError(message));
  expect(() => generateEach(asked)).toThrow(new RangeError(message));
  const worker = {
    journal: "postgres://h/d",
    client,
    contractOf: () => contract,
    rateLimit: asked.rateLimit,
  };
  await expect(workMany(worker)).rejects.toThrow(new RangeError(message));
  expect(seconds).toEqual([]);
});
