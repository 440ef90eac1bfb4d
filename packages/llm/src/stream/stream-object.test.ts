import { agentDecision } from "@concordat/contracts/agent-decision";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { ChatChunk, ChatClient } from "../chat/index.js";
import { TimeoutError } from "../errors/index.js";
import { createScriptedClient, type ScriptedAnswer } from "../scripted/index.js";
import { blank, like, messages, usage } from "../testing/ask.js";
import { type ObjectStream, streamObject } from "./index.js";

const finish: ChatChunk = { type: "finish", finishReason: "stop", usage };

/** A text that arrives piece by piece, with a moment between the pieces. */
function inPieces(...pieces: readonly string[]): ScriptedAnswer {
  return [...pieces.map((text): ChatChunk => ({ type: "text", text })), finish];
}

/** Gives every reader a turn between two chunks. */
function slowly(client: ChatClient): ChatClient {
  return {
    ...client,
    async *chat(request) {
      for await (const chunk of client.chat(request)) {
        yield chunk;
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    },
  };
}

function stream(answers: readonly ScriptedAnswer[], more = {}) {
  const client = createScriptedClient(answers);
  return streamObject({ client: slowly(client), contract: agentDecision, messages, ...more });
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe("a value that is being written", () => {
  it("grows, each time that it has changed, and ends as an outcome", async () => {
    const { partials, text, outcome } = stream([
      inPieces('{"reason":"Love', 'ly."', ',"choice":', '"LI', 'KE"}', "\n"),
    ]);
    expect(await all(partials)).toEqual([
      { attempt: 1, value: { reason: "Love" } },
      { attempt: 1, value: { reason: "Lovely." } },
      { attempt: 1, value: { reason: "Lovely.", choice: "LIKE" } },
    ]);
    expect((await all(text)).map((piece) => piece.text).join("")).toBe(
      '{"reason":"Lovely.","choice":"LIKE"}\n',
    );
    expect(await outcome).toMatchObject({ state: "valid", value: { reason: "Lovely.", choice: "LIKE" } });
  });

  it("starts again with each attempt, and says so", async () => {
    const { partials, outcome } = stream([blank, new TimeoutError("slow"), like]);
    expect(await all(partials)).toEqual([
      { attempt: 1, value: { reason: "I know this.", choice: "REPLY", content: " " } },
      { attempt: 3, value: undefined },
      { attempt: 3, value: { reason: "Lovely crumb.", choice: "LIKE" } },
    ]);
    expect((await outcome).attempts).toHaveLength(3);
  });

  it("does not show extra fields", async () => {
    const extension = { mood: { type: "string" as const } };
    const { partials } = stream([like.replace("{", '{"mood":"calm",')], { extension });
    expect(await all(partials)).toEqual([{ attempt: 1, value: { reason: "Lovely crumb.", choice: "LIKE" } }]);
  });

  it("is there in whole without anyone looping over it", async () => {
    expect(await stream([like]).outcome).toMatchObject({ state: "valid" });
  });

  it("is given to several readers, and to one that comes late", async () => {
    const { partials, text, outcome } = stream([like]);
    const together = await Promise.all([all(partials), all(partials), all(text)]);
    await outcome;
    expect(together[1]).toEqual(together[0]);
    expect(await all(text)).toEqual(together[2]);
  });
});

describe("leaving a loop", () => {
  it.each(["partials", "text"] as const)("over %s stops the model", async (name) => {
    let running = false;
    const endless: ChatClient = {
      ...createScriptedClient([like]),
      async *chat({ signal }) {
        running = true;
        try {
          yield { type: "text", text: '{"reason":"On' };
          for (;;) {
            await new Promise((resolve) => setTimeout(resolve, 2));
            signal?.throwIfAborted();
            yield { type: "text", text: " and on" };
          }
        } finally {
          running = false;
        }
      },
    };
    const streamed = streamObject({ client: endless, contract: agentDecision, messages });
    for await (const _ of streamed[name]) break;
    expect(await streamed.outcome).toMatchObject({ state: "failed", error: { code: "ABORTED" } });
    expect(running).toBe(false);
  });

  it.each(["partials", "text"] as const)("over %s stops it before the first piece has come", async (name) => {
    const silent = createScriptedClient([{ afterMs: 60_000, answer: like }]);
    const streamed = streamObject({ client: silent, contract: agentDecision, messages });
    const reader = streamed[name][Symbol.asyncIterator]();
    const first = reader.next();
    await reader.return?.();
    expect(await first).toEqual({ done: true, value: undefined });
    expect(await streamed.outcome).toMatchObject({ state: "failed", error: { code: "ABORTED" } });
  });

  it("over text stops reading a client that ignores its signal", async () => {
    let given = 0;
    const deaf: ChatClient = {
      ...createScriptedClient([like]),
      async *chat() {
        for (; given < 50; given++) {
          await new Promise((resolve) => setTimeout(resolve, 1));
          yield { type: "text", text: "on " };
        }
        yield finish;
      },
    };
    const streamed = streamObject({ client: deaf, contract: agentDecision, messages });
    for await (const _ of streamed.text) break;
    expect(await streamed.outcome).toMatchObject({ state: "failed", error: { code: "ABORTED" } });
    expect(given).toBeLessThan(50);
  });

  it("after the end changes nothing", async () => {
    const streamed = stream([like]);
    await all(streamed.partials);
    expect(await streamed.outcome).toMatchObject({ state: "valid" });
  });
});

it("stops when the caller's own signal aborts", async () => {
  const signal = AbortSignal.abort();
  const { partials, outcome } = stream([{ afterMs: 60_000, answer: like }], { signal });
  expect(await all(partials)).toEqual([]);
  expect(await outcome).toMatchObject({ error: { code: "ABORTED" } });
});

it("refuses invalid arguments at once", () => {
  expect(() => stream([like], { temperature: 7 })).toThrow(/temperature must be a number from 0 to 2/);
});

it("is typed as partial all the way down", () => {
  type Decision = ReturnType<typeof agentDecision.parse>;
  expectTypeOf(stream([like])).toEqualTypeOf<ObjectStream<Decision>>();
  expectTypeOf<
    Extract<Awaited<ObjectStream<Decision>["outcome"]>, { state: "valid" }>["value"]
  >().toEqualTypeOf<Decision>();
});
