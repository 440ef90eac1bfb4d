import { expect, it } from "vitest";
import { z } from "zod";
import { readingStream } from "./reading-stream.js";

const written = 'Sure: {"decision": "allow"}';
const text = { type: "text-delta", id: "1", delta: written };
const finish = { type: "finish", finishReason: "stop" };
const error = { type: "error", error: "quota" };

async function read(parts: readonly object[]): Promise<object[]> {
  const schema = z.object({ decision: z.enum(["allow", "deny"]) });
  const stream = new ReadableStream<object>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  const read: object[] = [];
  for await (const part of stream.pipeThrough(readingStream<object>(schema, {}))) read.push(part);
  return read;
}

it("gives the answer that a text holds", async () => {
  expect(await read([text, finish])).toEqual([{ ...text, delta: '{"decision":"allow"}' }, finish]);
});

it.each([
  ["before", [error, text, finish]],
  ["after", [text, error, finish]],
])("leaves a text as it came when an error stands %s it", async (_, parts) => {
  expect((await read(parts)).filter((part) => part !== error)).toEqual([text, finish]);
});
