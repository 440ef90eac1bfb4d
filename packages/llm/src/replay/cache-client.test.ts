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

const ask = (client: ChatClient, { seed }: { readonly seed: number }) =>
  generateObject({ client, contract: agentDecision, messages, maxAttempts: 1, seed });

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

  it("keeps no failure and no answer that was left early", async () => {
    const store = new Map<string, readonly ChatChunk[]>();
    const client = cacheClient(createScriptedClient([new ProtocolError("broke off"), answered]), store);
    await expect(chunksOf(client)).rejects.toThrow("broke off");
    for await (const _ of client.chat({ messages })) break;
    expect(store.size).toBe(0);
  });
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
])("%s ends the call, and is never taken for a failure of the model", async (_, around) => {
  const error = new FilesError(
    "UNWRITABLE",
    "answers.ndjson cannot be written: no space is left on the disk",
  );
  const inner = createScriptedClient([answered, answered, answered]);
  await expect(ask(around(inner, error), { seed: 1 })).rejects.toBe(error);
  expect(inner.requests.length).toBeLessThanOrEqual(1);
});
