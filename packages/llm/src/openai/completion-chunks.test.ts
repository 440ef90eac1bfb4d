import { expect, it } from "vitest";
import type { ChatChunk } from "../chat/index.js";
import { Secrets } from "../http/secrets.js";
import { completionChunks } from "./completion-chunks.js";

/** What the chunks are that a server's choices, one for each event, come to. */
async function chunksOf(...choices: readonly object[]): Promise<ChatChunk[]> {
  async function* events(): AsyncGenerator<string> {
    for (const choice of choices) yield JSON.stringify({ choices: [choice] });
    yield "[DONE]";
  }
  const chunks: ChatChunk[] = [];
  for await (const chunk of completionChunks(events(), { id: "openai:m", secrets: new Secrets([]) })) {
    chunks.push(chunk);
  }
  return chunks;
}

const says = (delta: object, finish_reason: string | null = null): object => ({ delta, finish_reason });

it("takes the same end twice for one", async () => {
  expect(await chunksOf(says({ content: "{}" }), says({}, "stop"), says({ content: "" }, "stop"))).toEqual([
    { type: "text", text: "{}" },
    {
      type: "finish",
      finishReason: "stop",
      usage: { promptTokens: null, completionTokens: null },
    },
  ]);
});

it.each([
  ["text", [says({ content: "{" }, "stop"), says({ content: "}" })]],
  ["thinking", [says({ content: "{}" }, "stop"), says({ reasoning: "hm" })]],
  ["another end", [says({ content: "{" }, "length"), says({}, "stop")]],
] as const)("refuses %s after the end", async (_, choices) => {
  await expect(chunksOf(...choices)).rejects.toMatchObject({
    code: "PROTOCOL_ERROR",
    message: "openai:m went on after it had finished",
  });
});

it("reports what a model says that refuses to answer, and does not ask it again", async () => {
  await expect(
    chunksOf(says({ refusal: "I cannot " }), says({ refusal: "do that." }), says({}, "stop")),
  ).rejects.toMatchObject({
    code: "PROTOCOL_ERROR",
    retryable: false,
    message: 'openai:m refused to answer: "I cannot do that."; ask in another way',
  });
});
