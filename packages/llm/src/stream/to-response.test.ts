import { agentDecision } from "@concordat/contracts/agent-decision";
import { describe, expect, it } from "vitest";
import type { ChatChunk } from "../chat/index.js";
import { UnauthorizedError } from "../errors/index.js";
import { readObject, readText } from "../reader/index.js";
import { createScriptedClient, type ScriptedAnswer } from "../scripted/index.js";
import { blank, like, messages, usage } from "../testing/ask.js";
import { streamText } from "../text/index.js";
import { streamObject } from "./index.js";

function stream(answers: readonly ScriptedAnswer[]) {
  return streamObject({
    client: createScriptedClient(answers),
    contract: agentDecision,
    messages,
    random: () => 0,
  });
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe("a response", () => {
  it("is one of server-sent events, which end with the outcome", async () => {
    const response = stream([like]).toResponse();
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(await response.text()).toBe(
      `event: partial\ndata: {"attempt":1,"value":${like}}\n\nevent: outcome\ndata: {"state":"valid","value":${like}}\n\n`,
    );
  });

  it("is read as typed partial values and the outcome", async () => {
    const read = readObject<{ reason: string; choice: string }>(stream([blank, like]).toResponse());
    const partials = await all(read);
    // A second attempt does not go on where the first one ended.
    expect(partials.map(({ attempt }) => attempt)).toEqual([1, 2, 2]);
    expect(partials[1]).toEqual({ attempt: 2 });
    expect(partials.at(-1)?.value?.reason).toBe("Lovely crumb.");
    expect(await read.outcome).toEqual({ state: "valid", value: JSON.parse(like) });
  });

  it("sends the code of a failure, and not its message", async () => {
    const response = stream([new UnauthorizedError("the key of http://10.0.0.1 is wrong")]).toResponse();
    const read = readObject(response);
    expect(await all(read)).toEqual([]);
    expect(await read.outcome).toEqual({ state: "failed", code: "UNAUTHORIZED" });
  });

  it("carries a text, too", async () => {
    const client = createScriptedClient(["Yeast: \n\nevent: outcome"]);
    const read = readText(streamText({ client, prompt: "Why?" }).toResponse());
    expect(await all(read)).toEqual([{ attempt: 1, text: "Yeast: \n\nevent: outcome" }]);
    expect(await read.outcome).toEqual({ state: "valid", value: "Yeast: \n\nevent: outcome" });
  });

  it.each<[string, (response: Response) => Promise<unknown>]>([
    ["cancels it", async (response) => response.body?.cancel()],
    [
      "leaves its loop",
      async (response) => {
        for await (const _ of readText(response)) break;
      },
    ],
  ])("stops the model when its reader %s", async (_, leave) => {
    let running = true;
    const client = createScriptedClient([like]);
    const endless = {
      ...client,
      async *chat({ signal }: { readonly signal?: AbortSignal }): AsyncGenerator<ChatChunk> {
        try {
          for (;;) {
            signal?.throwIfAborted();
            yield { type: "text", text: "on " };
            await new Promise((resolve) => setTimeout(resolve, 2));
          }
        } finally {
          running = false;
        }
      },
    };
    const streamed = streamText({ client: endless, prompt: "Why?" });
    await leave(streamed.toResponse());
    expect(await streamed.outcome).toMatchObject({ error: { code: "ABORTED" } });
    expect(running).toBe(false);
  });

  it.each([
    ["breaks off", new Response('event: partial\ndata: {"attempt":1}\n\nevent: outc'), 1],
    ["is an error of the server", new Response("no", { status: 500 }), 0],
    ["is something else", new Response("<html></html>"), 0],
    ["ends with nothing", new Response("event: outcome\ndata: null\n\n"), 0],
    ["ends with an unknown state", new Response('event: outcome\ndata: {"state":"great"}\n\n'), 0],
  ])("that %s ends with CONNECTION_FAILED, not as a value", async (_, response, count) => {
    const read = readObject(response);
    expect(await all(read)).toHaveLength(count);
    expect(await read.outcome).toEqual({ state: "failed", code: "CONNECTION_FAILED" });
  });

  it("is read with other line ends and with comments, as a proxy may send it", async () => {
    const sent = await stream([like]).toResponse().text();
    const read = readObject(new Response(`: waiting\n\n${sent}`.replaceAll("\n", "\r\n")));
    expect(await all(read)).toHaveLength(1);
    expect(await read.outcome).toMatchObject({ state: "valid" });
  });

  it("is read whatever the pieces in which it arrives", async () => {
    const bytes = new TextEncoder().encode(
      await stream([like.replace("Lovely", "Schön 🥖")])
        .toResponse()
        .text(),
    );
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const read = readObject<{ reason: string }>(new Response(body));
    expect((await all(read)).at(-1)?.value?.reason).toBe("Schön 🥖 crumb.");
  });
});

it("counts tokens of a text that was used", async () => {
  const client = createScriptedClient([
    [
      { type: "text", text: "x" },
      { type: "finish", finishReason: "stop", usage },
    ],
  ]);
  expect((await streamText({ client, prompt: "Why?" }).outcome).usage).toEqual(usage);
});
