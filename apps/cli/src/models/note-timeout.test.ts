import { type ChatClient, wireForms } from "@concordat/llm";
import { afterEach, expect, it, vi } from "vitest";
import { noteTimeout } from "./note-timeout.js";

afterEach(() => {
  vi.restoreAllMocks();
});

/** A model that never answers. */
const silent: ChatClient = {
  id: "ollama:m",
  wireForm: wireForms.ollama,
  async *chat({ signal }) {
    await new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  },
};

/** What is noted while the requests are made, each given up for a reason. */
async function notedFor(...reasons: readonly unknown[]): Promise<string[]> {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const client = noteTimeout(silent);
  for (const reason of reasons) {
    const given = new AbortController();
    const answer = client
      .chat({ messages: [], signal: given.signal, timeoutMs: 2_000 })
      [Symbol.asyncIterator]()
      .next();
    given.abort(reason);
    await expect(answer).rejects.toBe(reason);
  }
  return write.mock.calls.map(([text]) => String(text));
}

const timeUp = new DOMException("no complete answer", "TimeoutError");

it("names the option that gives an answer longer, at the first one that was not complete in time", async () => {
  expect(await notedFor(timeUp, timeUp)).toEqual([
    "ollama:m: no complete answer within 2 s; --timeout 8 gives each answer longer\n",
  ]);
});

it("notes nothing when the user stops a request", async () => {
  expect(await notedFor(new DOMException("stopped", "AbortError"))).toEqual([]);
});
