import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { ConnectionFailedError } from "../errors/index.js";
import { createScriptedClient, type ScriptedAnswer } from "../scripted/index.js";
import { usage } from "../testing/ask.js";
import { generateMany, type Many, type ManyProgress, type ManySummary } from "./index.js";

let folder: string;
let journal: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-stream-"));
  journal = join(folder, "answers.ndjson");
});
afterEach(() => rm(folder, { recursive: true }));

const contract = z.object({ n: z.number() });

function* upTo(count: number): Generator<number> {
  for (let n = 0; n < count; n++) yield n;
}

/** Answers with the number in the prompt, except to those that are broken; and what was asked. */
function asking(items: Iterable<number> | AsyncIterable<number>, more: object = {}, broken: number[] = []) {
  const asked: number[] = [];
  const warnings: string[] = [];
  const client = createScriptedClient(({ messages }): ScriptedAnswer => {
    const n = Number(messages[0]?.content);
    asked.push(n);
    if (broken.includes(n)) return new ConnectionFailedError("refused");
    return [
      { type: "text", text: `{"n":${n}}` },
      { type: "finish", finishReason: "stop", usage },
    ];
  });
  const prompt = String;
  const onWarning = (message: string): void => void warnings.push(message);
  const describe = false as const;
  const shared = {
    client,
    contract,
    items,
    prompt,
    journal,
    describe,
    concurrency: 3,
    maxRetries: 0,
    onWarning,
  };
  return { asked, warnings, many: generateMany({ ...shared, ...more }) };
}

const sum = (count: number) => ({ promptTokens: 10 * count, completionTokens: 5 * count });

describe("generateMany over an iterable", () => {
  it("has a summary in place of a list, and the compiler knows which", () => {
    const prompt = String;
    const call = { client: createScriptedClient([""]), contract, prompt };
    const ofList = () => generateMany({ ...call, items: [1] });
    const ofStream = () => generateMany({ ...call, items: upTo(1) });
    expectTypeOf(ofList).returns.resolves.toEqualTypeOf<Many<{ n: number }>>();
    expectTypeOf(ofStream).returns.resolves.toEqualTypeOf<ManySummary>();
  });

  it("asks about each item once, counts results, and continues where it was left", async () => {
    const stop = new AbortController();
    const progress: ManyProgress[] = [];
    const onResult = (_: unknown, now: ManyProgress): void => {
      progress.push(now);
      if (now.done === 20) stop.abort();
    };
    const first = asking(upTo(50), { onResult, signal: stop.signal });
    const left = await first.many;
    expect([progress[0], left.valid >= 20 && left.valid < 25]).toEqual([{ done: 1, total: null }, true]);
    const second = asking(ReadableStream.from(upTo(50)));
    const summary = { total: 50, valid: 50, failed: 0, failures: {}, usage: sum(50) };
    expect(await second.many).toEqual(summary);
    expect(second.asked.length).toBe(50 - left.valid);
    const third = asking(upTo(50));
    expect([await third.many, third.asked, third.warnings]).toEqual([summary, [], []]);
  });

  it("repeats items without an answer, and removes what was replaced when that is most of the journal", async () => {
    const broken = asking(upTo(4), {}, [0, 1, 2, 3]);
    expect(await broken.many).toMatchObject({ valid: 0, failed: 4, failures: { CONNECTION_FAILED: 4 } });
    await asking(upTo(4), {}, [0, 1, 2, 3]).many;
    expect(await asking(upTo(4)).many).toMatchObject({ valid: 4, failed: 0, usage: sum(4) });
    const { many, warnings, asked } = asking(upTo(4));
    expect(await many).toMatchObject({ total: 4, valid: 4 });
    expect([asked, warnings.length]).toEqual([[], 1]);
    expect(warnings[0]).toMatch(/answers\.ndjson: 8 lines that later ones replace were removed$/);
    const lines = (await readFile(journal, "utf8")).trim().split("\n");
    expect(lines.map((line) => JSON.parse(line).value.n).sort()).toEqual([0, 1, 2, 3]);
  });

  it("refuses a changed item before it asks, and an id that comes twice", async () => {
    await asking([5, 6].values()).many;
    const changed = asking([5, 7].values());
    await expect(changed.many).rejects.toMatchObject({
      code: "OTHER_RUN",
      message: expect.stringMatching(/has a result of the item "1" with another prompt/),
    });
    expect(changed.asked).toEqual([]);
    const doubled = asking([5, 6].values(), { id: () => "x", journal: join(folder, "other") });
    await expect(doubled.many).rejects.toThrow('two items have the id "x"; give each its own');
  });

  it("refuses another schema, and says when the journal knows of more items than were given", async () => {
    await asking(upTo(3)).many;
    const other = asking(upTo(3), { contract: z.object({ n: z.number().int() }) });
    await expect(other.many).rejects.toMatchObject({ code: "OTHER_RUN" });
    const fewer = asking(upTo(1));
    expect(await fewer.many).toMatchObject({ total: 1, valid: 1 });
    expect(fewer.warnings).toEqual([
      `${journal} has results of 2 items that were not given; they are not counted`,
    ]);
  });

  it("ends when it is stopped, though the source gives nothing more", async () => {
    const stop = new AbortController();
    async function* slow(): AsyncGenerator<number> {
      yield 1;
      await new Promise(() => undefined);
    }
    const onResult = (): void => stop.abort();
    expect(await asking(slow(), { onResult, signal: stop.signal }).many).toMatchObject({
      total: 1,
      valid: 1,
    });
  });

  it("passes on what the source throws, after the requests in progress", async () => {
    function* broken(): Generator<number> {
      yield 1;
      throw new Error("the source is broken");
    }
    await expect(asking(broken()).many).rejects.toThrow("the source is broken");
  });
});

it("reads the lines of node:readline, which are lost while nothing iterates over them", async () => {
  const { asked, many } = asking(createInterface({ input: Readable.from(["1\n2\n3\n"]) }) as never);
  expect(await many).toMatchObject({ total: 3, valid: 3 });
  expect(asked).toEqual([1, 2, 3]);
});

it("closes an iterable whose journal cannot be used", async () => {
  let isClosed = false;
  const items = {
    [Symbol.iterator]: () => ({
      next: () => ({ done: false as const, value: 1 }),
      return: () => {
        isClosed = true;
        return { done: true as const, value: undefined };
      },
    }),
  };
  const { many } = asking(items, { journal: join(folder, "absent/answers.ndjson") });
  await expect(many).rejects.toThrow();
  expect(isClosed).toBe(true);
});
