import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ChatChunk, ChatClient } from "../chat/index.js";
import { createScriptedClient } from "../scripted/index.js";
import { generateText } from "../text/index.js";
import { limitRate, type RateLimit } from "./index.js";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const answer: ChatChunk[] = [
  { type: "text", text: "Yes." },
  { type: "finish", finishReason: "stop", usage: { promptTokens: 60, completionTokens: 40 } },
];

/** Asks so many questions at once, and gives the second in which each request was made. */
async function secondsOf(count: number, limit: RateLimit, more = {}): Promise<number[]> {
  const start = Date.now();
  const seconds: number[] = [];
  const scripted = createScriptedClient([answer]);
  const timed: ChatClient = {
    ...scripted,
    chat(request) {
      seconds.push((Date.now() - start) / 1_000);
      return scripted.chat(request);
    },
  };
  const client = limitRate(timed, limit);
  const asked = Array.from({ length: count }, () => generateText({ client, prompt: "Is it?", ...more }));
  await vi.runAllTimersAsync();
  for (const { state } of await Promise.all(asked)) expect(state).toBe("valid");
  return seconds;
}

it("spreads requests over the minute, after a sixth of them at once", async () => {
  expect(await secondsOf(5, { requestsPerMinute: 12 })).toEqual([0, 0, 5, 10, 15]);
});

it("lets a request wait for the tokens of those before it", async () => {
  // 600 in a minute are 10 in a second: 100 at once, and then 100 every ten seconds.
  expect(await secondsOf(1, { tokensPerMinute: 600 })).toEqual([0]);
  const [first, second] = await secondsOf(2, { requestsPerMinute: 6, tokensPerMinute: 60 });
  expect([first, second]).toEqual([0, 91]);
});

it("does not count the wait as time of the request", async () => {
  expect(await secondsOf(3, { requestsPerMinute: 6 }, { timeoutMs: 1_000 })).toEqual([0, 10, 20]);
});

it("gives a waiting request back to a caller that stops, and the others their turn", async () => {
  const client = limitRate(createScriptedClient([answer]), { requestsPerMinute: 1 });
  const stop = new AbortController();
  const first = generateText({ client, prompt: "1" });
  const second = generateText({ client, prompt: "2", signal: stop.signal });
  const third = generateText({ client, prompt: "3" });
  await vi.advanceTimersByTimeAsync(10);
  stop.abort();
  await vi.runAllTimersAsync();
  expect(await Promise.all([first, second, third])).toMatchObject([
    { state: "valid" },
    { state: "failed", error: { code: "ABORTED" } },
    { state: "valid" },
  ]);
});
