import { createOllamaClient } from "@concordat/llm/ollama";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { identifyModel } from "./identify-model.js";

/** A server that accepts every request, and answers none. */
const silent = createOllamaClient({ model: "m", fetch: () => new Promise(() => undefined) });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("is not awaited for ever where the server never says which model it has", async () => {
  const identified = expect(identifyModel(silent)).rejects.toMatchObject({
    code: "TIMEOUT",
    message: "ollama:m: the server did not say within 10 s which model it has; is it busy?",
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await identified;
});

it("ends when its caller ends it", async () => {
  const caller = new AbortController();
  const identified = expect(identifyModel(silent, caller.signal)).rejects.toBe("stopped");
  caller.abort("stopped");
  await identified;
});
