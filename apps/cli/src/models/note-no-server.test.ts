import { type ChatClient, ConnectionFailedError, TimeoutError, wireForms } from "@concordat/llm";
import { afterEach, expect, it, vi } from "vitest";
import { noteNoServer } from "./note-no-server.js";

afterEach(() => {
  vi.restoreAllMocks();
});

const refused = new ConnectionFailedError("refused");
const late = new TimeoutError("too late");

/** What is noted while requests end in these ways, one after the other. */
async function notedFor(...ends: readonly (Error | "answered")[]): Promise<string[]> {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const left = [...ends];
  const server: ChatClient = {
    id: "ollama:m",
    wireForm: wireForms.ollama,
    async *chat() {
      const end = left.shift();
      if (end instanceof Error) throw end;
      yield { type: "text", text: "Yes." };
    },
  };
  const client = noteNoServer(server);
  for (const _ of ends)
    await client
      .chat({ messages: [] })
      [Symbol.asyncIterator]()
      .next()
      .catch(() => null);
  return write.mock.calls.map(([text]) => String(text));
}

it("names the model in process once, if no server is there", async () => {
  expect(await notedFor(refused, refused)).toEqual([
    "without a server: --llm llama asks a small model in process\n",
  ]);
});

it("names it not for a server that has answered before, nor for one that is slow", async () => {
  expect(await notedFor("answered", refused)).toEqual([]);
  expect(await notedFor(late)).toEqual([]);
});

it("names it where a run asks first which model the server has", async () => {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const client = noteNoServer({
    id: "ollama:m",
    wireForm: wireForms.ollama,
    chat: () => {
      throw refused;
    },
    identity: () => Promise.reject(refused),
  });
  await expect(client.identity?.()).rejects.toBe(refused);
  expect(write.mock.calls).toEqual([["without a server: --llm llama asks a small model in process\n"]]);
});
