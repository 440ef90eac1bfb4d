import { expect, it } from "vitest";
import type { ChatChunk } from "../chat/index.js";
import { Secrets } from "../http/secrets.js";
import { completionChunks } from "./completion-chunks.js";

/** The chunks made from a server's choices, one for each event. */
function chunksOf(...choices: readonly object[]): Promise<ChatChunk[]> {
  return chunksOfEvents(...choices.map((choice) => JSON.stringify({ choices: [choice] })));
}

async function chunksOfEvents(...given: readonly string[]): Promise<ChatChunk[]> {
  async function* events(): AsyncGenerator<string> {
    yield* given;
    yield "[DONE]";
  }
  const chunks: ChatChunk[] = [];
  for await (const chunk of completionChunks(events(), { id: "openai:m", secrets: new Secrets([]) })) {
    chunks.push(chunk);
  }
  return chunks;
}

const says = (delta: object, finish_reason: string | null = null): object => ({ delta, finish_reason });

it("takes an empty reason for none: some servers send it with every piece", async () => {
  expect(
    await chunksOf(says({ content: "{" }, ""), says({ content: "}" }, ""), says({}, "stop")),
  ).toMatchObject([{ text: "{" }, { text: "}" }, { finishReason: "stop" }]);
  await expect(chunksOf(says({ content: "{}" }, ""))).rejects.toMatchObject({
    message: "openai:m broke off its answer: the stream ended without a reason",
  });
});

it.each([
  [
    "after another",
    [
      { index: 0, delta: { content: "1" } },
      { index: 1, delta: { content: "2" } },
    ],
  ],
  ["alone", [{ index: 1, delta: { content: "9" }, finish_reason: "stop" }]],
])("refuses a piece of a second answer %s, and does not ask again", async (_, choices) => {
  await expect(chunksOf(...choices)).rejects.toMatchObject({
    code: "PROTOCOL_ERROR",
    retryable: false,
    message:
      "openai:m sent several answers at once, and one was asked for; have the server give one choice (n: 1)",
  });
});

it("refuses two answers in one event", async () => {
  const event = JSON.stringify({ choices: [{ delta: { content: "1" } }, { delta: { content: "2" } }] });
  await expect(chunksOfEvents(event)).rejects.toMatchObject({
    message: expect.stringMatching(/sent several answers at once/),
  });
});

it("refuses the call of a tool after the end", async () => {
  const call = { index: 0, id: "c", function: { name: "refund", arguments: "{}" } };
  await expect(chunksOf(says({}, "stop"), says({ tool_calls: [call] }))).rejects.toMatchObject({
    message: "openai:m sent more after the end of its answer",
  });
});

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
    message: "openai:m sent more after the end of its answer",
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
