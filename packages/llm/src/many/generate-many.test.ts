import { appendFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { agentDecision } from "@concordat/contracts/agent-decision";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { ChatRequest } from "../chat/index.js";
import {
  ConnectionFailedError,
  ModelNotFoundError,
  ProtocolError,
  RateLimitedError,
  ServerBusyError,
  TimeoutError,
} from "../errors/index.js";
import { createScriptedClient, type ScriptedAnswer } from "../scripted/index.js";
import { usage } from "../testing/ask.js";
import { generateMany, type ManyOptions, type ManyProgress } from "./index.js";

let folder: string;
let journal: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-many-"));
  journal = join(folder, "answers.ndjson");
});
afterEach(() => rm(folder, { recursive: true }));

const otherSchema = { ...agentDecision.schema, description: "What to do." };
const items = ["bread", "trains", "cats", "rain", "moss"];
type Options = Omit<ManyOptions<string, ReturnType<typeof agentDecision.parse>>, "items"> & {
  readonly items: readonly string[];
};

/** A model that answers by the item alone, and the items it was asked about. */
function asking(more: Partial<Options> = {}, answer: (item: string) => ScriptedAnswer = decision) {
  const asked: string[] = [];
  const client = createScriptedClient((request) => {
    const item = itemOf(request);
    asked.push(item);
    return answer(item);
  });
  const many = generateMany({
    client,
    contract: agentDecision,
    items,
    prompt: (item) => item,
    id: (item) => `about ${item}`,
    describe: false,
    ...more,
  });
  return { asked, client, many };
}

function itemOf({ messages }: ChatRequest): string {
  return messages[0]?.content ?? "";
}

function decision(item: string): ScriptedAnswer {
  return [
    { type: "text", text: `{"reason":"About ${item}.","choice":"LIKE"}` },
    { type: "finish", finishReason: "stop", usage },
  ];
}

it("continues when onWarning throws", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const client = { ...createScriptedClient(['{"reason":"r","choice":"LIKE"}']), maxConcurrent: 1 };
  const onWarning = (): void => {
    throw new Error("W");
  };
  const { failures } = await asking({ client, concurrency: 4, onWarning }).many;
  expect([failures, report.mock.calls.length]).toEqual([[], 1]);
  report.mockRestore();
});

const failing =
  (broken: string) =>
  (item: string): ScriptedAnswer =>
    item === broken ? new ModelNotFoundError("unknown") : decision(item);

describe("one value for each of many items", () => {
  it("gives the results in the order of the items, with usage summed", async () => {
    const { many, asked } = asking({ concurrency: 3 });
    const { results, failures, usage: sum } = await many;
    expect(results.map((result) => result?.id)).toEqual(items.map((item) => `about ${item}`));
    expect(results[1]).toMatchObject({ state: "valid", value: { reason: "About trains.", choice: "LIKE" } });
    expect([failures, asked.length, sum]).toEqual([[], 5, { promptTokens: 50, completionTokens: 25 }]);
  });

  it("has no more requests in flight than allowed, and gives each item its own seeds in any order", async () => {
    const seedsOf = async (concurrency: number) => {
      let running = 0;
      let most = 0;
      const scripted = createScriptedClient((request) => ({ afterMs: 2, answer: decision(itemOf(request)) }));
      const client = {
        ...scripted,
        async *chat(request: ChatRequest) {
          most = Math.max(most, ++running);
          yield* scripted.chat(request);
          running--;
        },
      };
      await asking({ client, concurrency, seed: 7 }).many;
      expect(most).toBe(concurrency);
      return scripted.requests.map((request) => `${itemOf(request)} ${request.seed}`).sort();
    };
    const alone = await seedsOf(1);
    expect(await seedsOf(4)).toEqual(alone);
    expect(new Set(alone).size).toBe(5);
  });

  it("continues when a listener throws, and says so on the console", async () => {
    const report = vi.spyOn(console, "error").mockReturnValue();
    const onResult = () => {
      throw new Error("the disk of the listener is full");
    };
    const { failures } = await asking({ onResult }).many;
    expect([failures, report.mock.calls.length]).toEqual([[], 5]);
    expect(report.mock.calls[0]?.[0]).toBe("onResult threw; the call continues:");
    report.mockRestore();
  });

  it("warns when the client runs fewer requests at once", async () => {
    const client = { ...createScriptedClient((request) => decision(itemOf(request))), maxConcurrent: 4 };
    const warnings: string[] = [];
    const onWarning = (message: string) => void warnings.push(message);
    await asking({ client, concurrency: 4, onWarning }).many;
    expect(warnings).toEqual([]);
    await asking({ client, concurrency: 8, onWarning }).many;
    expect(warnings).toEqual([
      "8 requests at once were asked for, but scripted:test runs 4: give it a larger maxConcurrent",
    ]);
  });

  it("shares one signal among many requests without a warning of Node.js", async () => {
    const warnings: Error[] = [];
    const listen = (warning: Error) => void warnings.push(warning);
    process.on("warning", listen);
    const client = createScriptedClient((request) => ({ afterMs: 2, answer: decision(itemOf(request)) }));
    const many = Array.from({ length: 30 }, (_, index) => `item ${index}`);
    const { signal } = new AbortController();
    await asking({ client, items: many, concurrency: 30, signal }).many;
    await new Promise((resolve) => setImmediate(resolve));
    process.off("warning", listen);
    expect(warnings).toEqual([]);
  });

  it("gives each item a value of its own, by one run of a schema's checks", async () => {
    let checked = 0;
    const contract = z.object({ a: z.number() }).transform(({ a }) => ({ a, number: ++checked }));
    const client = createScriptedClient(['{"a":1}']);
    const { results } = await generateMany({ client, contract, items: ["x", "y"], prompt: (item) => item });
    expect(results.map((result) => result?.state === "valid" && result.value.number)).toEqual([1, 2]);
  });

  it("keeps failures apart, and continues with the rest", async () => {
    const { results, failures } = await asking({}, failing("cats")).many;
    expect(failures).toMatchObject([
      { id: "about cats", state: "failed", error: { code: "MODEL_NOT_FOUND" } },
    ]);
    expect(results.filter((result) => result?.state === "valid")).toHaveLength(4);
  });

  it("stops when the caller does, and leaves what was not reached open", async () => {
    const controller = new AbortController();
    const onResult = () => controller.abort();
    const { results } = await asking({ signal: controller.signal, onResult, journal }).many;
    expect(results.map((result) => result !== null)).toEqual([true, false, false, false, false]);
    const progress: ManyProgress[] = [];
    const { asked, many } = asking({ journal, onResult: (_, now) => progress.push(now) });
    await many;
    expect(asked).toEqual(items.slice(1));
    expect(progress).toEqual([2, 3, 4, 5].map((done) => ({ done, total: 5 })));
  });
});

describe("a journal", () => {
  it("keeps each result: the same call asks for nothing again", async () => {
    const first = await asking({ journal, concurrency: 2 }).many;
    const { asked, many } = asking({ journal });
    expect([await many, asked]).toEqual([first, []]);
  });

  it("asks again for what the model answered badly when that is wanted, and only then", async () => {
    const bad = (item: string): ScriptedAnswer => (item === "cats" ? "I would rather not." : decision(item));
    await asking({ journal, maxAttempts: 1 }, bad).many;
    const kept = asking({ journal });
    expect([(await kept.many).failures.length, kept.asked]).toEqual([1, []]);
    const retried = asking({ journal, retryFailed: true });
    expect([(await retried.many).failures, retried.asked]).toEqual([[], ["cats"]]);
    expect((await asking({ journal }).many).failures).toEqual([]);
  });

  it.each<[string, ScriptedAnswer]>([
    ["a dead server", new ConnectionFailedError("refused")],
    ["a used-up quota", new RateLimitedError("quota", { status: 429 })],
    ["a busy server", new ServerBusyError("busy", { status: 503 })],
    ["a time-out", new TimeoutError("too slow")],
    ["a broken answer", new ProtocolError("broke off")],
  ])("asks again for what got no answer because of %s", async (_, failure) => {
    const down = (item: string): ScriptedAnswer => (item === "cats" ? failure : decision(item));
    expect((await asking({ journal, maxRetries: 0 }, down).many).failures).toHaveLength(1);
    const { many, asked } = asking({ journal });
    expect([(await many).failures, asked]).toEqual([[], ["cats"]]);
    const whole = asking({ journal });
    expect([(await whole.many).failures, whole.asked]).toEqual([[], []]);
  });

  it("is refused once a line of it was changed", async () => {
    await asking({ journal }).many;
    const before = (await readFile(journal, "utf8")).replace("LIKE", "SCROLL");
    await writeFile(journal, before);
    const { many, asked } = asking({ journal });
    await expect(many).rejects.toMatchObject({
      code: "CHANGED",
      message: expect.stringMatching(/answers\.ndjson:\d was changed since this run wrote it/),
    });
    expect([await readFile(journal, "utf8"), asked]).toEqual([before, []]);
  });

  it("holds no result of an item that was not given", async () => {
    await asking({ journal }).many;
    const [line = ""] = (await readFile(journal, "utf8")).split("\n");
    await appendFile(journal, `${line.replace(/"id":"[^"]*"/, '"id":"about whales"')}\n`);
    await expect(asking({ journal }).many).rejects.toThrow(/no item has the id "about whales"/);
  });

  it("loses no more than a torn last line", async () => {
    await asking({ journal }).many;
    const text = await readFile(journal, "utf8");
    await writeFile(journal, text.slice(0, -20));
    const { asked, many } = asking({ journal });
    expect([(await many).results.length, asked]).toEqual([5, ["moss"]]);
  });

  it.each<[string, Partial<Options>, string]>([
    ["another seed", { seed: 8 }, "seed is 7 there, but 8 here"],
    ["other items", { items: [...items, "fog"] }, "other items"],
    ["another prompt", { prompt: (item) => `What of ${item}?` }, "other prompts of the items"],
    ["another temperature", { temperature: 1 }, "temperature is not set there, but 1 here"],
    [
      "another model",
      { client: createScriptedClient([], { id: "other" }) },
      'model is "scripted:test" there',
    ],
    ["another schema", { contract: { ...agentDecision, schema: otherSchema } }, "other schema"],
  ])("of a run with %s is refused with what differs, and left as it was", async (_, more, difference) => {
    await asking({ journal, seed: 7 }).many;
    const before = await readFile(journal, "utf8");
    const other = asking({ journal, seed: 7, ...more });
    await expect(other.many).rejects.toMatchObject({
      code: "OTHER_RUN",
      message: expect.stringContaining(`belongs to another run (${difference}`),
    });
    expect([await readFile(journal, "utf8"), other.asked]).toEqual([before, []]);
  });

  it("is never a file of someone else's", async () => {
    await writeFile(journal, "my notes\n");
    await expect(asking({ journal }).many).rejects.toMatchObject({ code: "NOT_A_RUN" });
    expect(await readFile(journal, "utf8")).toBe("my notes\n");
  });

  it("continues after an outage with what an uninterrupted run would have given", async () => {
    const whole = await asking({ journal: join(folder, "whole.ndjson"), seed: 7 }).many;
    const down = (item: string): ScriptedAnswer =>
      item === "rain" ? new ConnectionFailedError("refused") : decision(item);
    await asking({ journal, seed: 7, maxRetries: 0 }, down).many;
    const { results } = await asking({ journal, seed: 7, retryFailed: true }).many;
    const values = (of: typeof results) => of.map((result) => result?.state === "valid" && result.value);
    expect(values(results)).toEqual(values(whole.results));
  });
});

it.each<[string, object, RegExp]>([
  [
    "no list of items",
    { items: "bread" },
    /^items must be what can be looped over: a list, a generator, a stream/,
  ],
  ["two items of one id", { id: () => "x" }, /^two items have the id "x"/],
  ["no concurrency", { concurrency: 0 }, /^concurrency must be an integer of at least 1, but is 0$/],
  ["a seed that is not an integer", { seed: 0.5 }, /^seed/],
  ["an option that generateObject refuses", { temperature: 7 }, /^temperature must be/],
])("is refused with %s", async (_, more, sentence) => {
  await expect(asking(more).many).rejects.toThrow(sentence);
});

it("asks in turns, keeps whole values, and starts a value again that was left between two turns", async () => {
  const ask = (stopAt: number) => {
    const stop = new AbortController();
    const client = createScriptedClient((request, index) => {
      if (index === stopAt) stop.abort();
      return request.field === "/reason" ? `About ${itemOf(request).split("\n")[0]}.` : "LIKE";
    });
    const many = generateMany({
      client,
      contract: agentDecision,
      items: items.slice(0, 3),
      prompt: (item) => item,
      form: "turns",
      omit: ["content"],
      journal,
      signal: stop.signal,
    });
    return { client, many };
  };
  const first = ask(3);
  await first.many;
  const second = ask(-1);
  const { results } = await second.many;
  expect(results.map((result) => result?.state === "valid" && result.value.reason)).toEqual([
    "About bread.",
    "About trains.",
    "About cats.",
  ]);
  expect(second.client.requests.map(({ field }) => field)).toEqual([
    "/reason",
    "/choice",
    "/reason",
    "/choice",
  ]);
});
