import { describe, expect, it } from "vitest";
import * as z from "zod";
import type { ChatClient } from "../chat/index.js";
import { createScriptedClient, type ScriptedAnswer } from "../scripted/index.js";
import { usage } from "../testing/ask.js";
import { type EachProgress, generateEach, type ManyResult } from "./index.js";

const contract = z.object({ n: z.number() });
const prompt = (n: number): string => `n=${n}`;

/** Answers with the number that it was asked for. */
const echo = createScriptedClient(({ messages }): ScriptedAnswer => {
  const n = /n=(\d+)/.exec(messages[0]?.content ?? "")?.[1];
  return [
    { type: "text", text: `{"n":${n}}` },
    { type: "finish", finishReason: "stop", usage },
  ];
});

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

function* upTo(count: number, onTaken: (n: number) => void = () => undefined): Generator<number> {
  for (let n = 0; n < count; n++) {
    onTaken(n);
    yield n;
  }
}

describe("items of any number", () => {
  it.each<[string, () => Iterable<number> | AsyncIterable<number>]>([
    ["a list", () => [0, 1, 2]],
    ["a generator", () => upTo(3)],
    ["a stream", () => ReadableStream.from(upTo(3))],
  ])("come from %s, one result for each", async (_, items) => {
    const results = await all(
      generateEach({ client: echo, contract, items: items(), prompt, concurrency: 2 }),
    );
    expect(results.map(({ id }) => id).sort()).toEqual(["0", "1", "2"]);
    for (const result of results)
      expect(result).toMatchObject({ state: "valid", value: { n: Number(result.id) } });
  });

  it("are taken only when their request can be made, however many there are", async () => {
    let taken = 0;
    let done = 0;
    let most = 0;
    const items = upTo(300, () => {
      taken++;
      most = Math.max(most, taken - done);
    });
    for await (const _ of generateEach({ client: echo, contract, items, prompt, concurrency: 3 })) done++;
    expect(done).toBe(300);
    // Three in progress, and the one that was just done.
    expect(most).toBeLessThanOrEqual(4);
  });

  it("go on while the source is slow", async () => {
    async function* slow(): AsyncGenerator<number> {
      yield 0;
      await new Promise(() => undefined);
    }
    const results = generateEach({ client: echo, contract, items: slow(), prompt, concurrency: 2 });
    expect((await results.next()).value).toMatchObject({ id: "0", state: "valid" });
  });

  it("tell their progress and their tokens", async () => {
    const seen: EachProgress[] = [];
    const client = createScriptedClient([
      [
        { type: "text", text: '{"n":1}' },
        { type: "finish", finishReason: "stop", usage },
      ],
      "no",
    ]);
    const onProgress = (progress: EachProgress): void => void seen.push(progress);
    await all(generateEach({ client, contract, items: [1, 2], prompt, maxAttempts: 1, onProgress }));
    expect(seen).toEqual([
      { done: 1, failed: 0, usage },
      { done: 2, failed: 1, usage },
    ]);
  });

  it("have seeds that follow from their ids, not from their order", async () => {
    const client = createScriptedClient(['{"n":1}']);
    const id = (n: number): string => `item ${n}`;
    const asked = { client, contract, prompt, id, seed: 7 };
    await all(generateEach({ ...asked, items: [1, 2] }));
    await all(generateEach({ ...asked, items: [2, 1] }));
    const [first, second, third, fourth] = client.requests.map(({ seed }) => seed);
    expect([fourth, third]).toEqual([first, second]);
    expect(first).not.toBe(second);
  });
});

describe("leaving the loop", () => {
  it("stops the requests in progress and closes the source", async () => {
    let isClosed = false;
    const signals: (AbortSignal | undefined)[] = [];
    const client: ChatClient = {
      ...echo,
      chat(request) {
        signals.push(request.signal);
        return request.messages[0]?.content === "n=0"
          ? echo.chat(request)
          : createScriptedClient([{ afterMs: 60_000, answer: "late" }]).chat(request);
      },
    };
    function* items(): Generator<number> {
      try {
        yield* upTo(1_000_000);
      } finally {
        isClosed = true;
      }
    }
    const found: ManyResult<{ n: number }>[] = [];
    const asked = { client, contract, items: items(), prompt, concurrency: 3, describe: false } as const;
    for await (const result of generateEach(asked)) {
      found.push(result);
      break;
    }
    expect(found).toMatchObject([{ id: "0" }]);
    expect(isClosed).toBe(true);
    expect(signals.slice(1).map((signal) => signal?.aborted)).not.toContain(false);
  });

  it("happens when the caller stops: no result is made of that", async () => {
    const stop = new AbortController();
    const items = upTo(1_000);
    const asked = { client: echo, contract, items, prompt, signal: stop.signal };
    let done = 0;
    for await (const { state } of generateEach(asked)) {
      expect(state).toBe("valid");
      if (++done === 2) stop.abort();
    }
    expect(done).toBe(2);
  });
});

it("refuses invalid arguments before an item is taken", async () => {
  const asked = { client: echo, contract, prompt };
  expect(() => generateEach({ ...asked, items: 5 as never })).toThrow(
    "items must be what can be looped over: a list, a generator, a stream, but is 5",
  );
  expect(() => generateEach({ ...asked, items: [], journal: "x" } as never)).toThrow(
    /journal is not a known option/,
  );
  await expect(all(generateEach({ ...asked, items: [1], id: () => "" }))).rejects.toThrow(
    "the id of items[0] must be",
  );
});
