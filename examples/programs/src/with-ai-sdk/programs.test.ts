import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { startModelServer } from "@concordat/testing/model-server";
import { type ServerType, serve } from "@hono/node-server";
import { APICallError, generateText } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { testShop } from "../testing/test-shop.js";
import { answerWithTools } from "./answer-with-tools.js";
import { askInOrder } from "./ask-in-order.js";
import { classifyBatch } from "./classify-batch.js";
import { classifyTicket } from "./classify-ticket.js";
import { ticketMigration } from "./migrate-tickets.js";
import { recorded } from "./record-answers.js";
import { ticketServer } from "./stream-with-express.js";
import { ticketRoutes } from "./stream-with-hono.js";

const good = { summary: "Cannot log in.", urgency: 4 };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-programs-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A text of a model, or a call of a tool. */
type Answer = string | { readonly tool: string; readonly order: string };

/** A model that gives these answers in turn, the last one from then on. */
function scripted(answers: readonly Answer[], onAsked: (index: number) => void = () => undefined) {
  let asked = 0;
  return new MockLanguageModelV4({
    doGenerate: async () => {
      const index = asked++;
      onAsked(index);
      const answer = answers[Math.min(index, answers.length - 1)] ?? "";
      const isText = typeof answer === "string";
      return {
        content: [
          isText
            ? { type: "text", text: answer }
            : {
                type: "tool-call",
                toolCallId: `call-${index}`,
                toolName: answer.tool,
                input: JSON.stringify({ order: answer.order }),
              },
        ],
        finishReason: { unified: isText ? "stop" : "tool-calls", raw: undefined },
        usage: {
          inputTokens: { total: 1, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
          outputTokens: { total: 1, text: undefined, reasoning: undefined },
        },
        warnings: [],
      };
    },
  });
}

describe("the ticket classifier", () => {
  it("tells the model what was wrong, and gives a ticket with its defaults", async () => {
    const model = scripted([JSON.stringify({ ...good, urgency: 9 }), JSON.stringify(good)]);
    expect(await classifyTicket(model, "Help!")).toEqual({ ...good, tags: [] });
    expect(JSON.stringify(model.doGenerateCalls[1]?.prompt)).toContain("urgency");
  });

  it("never gives a ticket that the model did not write", async () => {
    await expect(classifyTicket(scripted(["I cannot."]), "Help!")).rejects.toMatchObject({
      name: "AI_NoObjectGeneratedError",
    });
  });

  it("gives up on fences and prose, which the model is asked about again", async () => {
    const model = scripted([`Sure:\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\``]);
    await expect(classifyTicket(model, "Help!")).rejects.toThrow(/could not parse/);
    expect(model.doGenerateCalls).toHaveLength(3);
  });
});

describe.each([
  ["Hono", (url: string) => serve({ fetch: ticketRoutes(modelAt(url)).fetch, port: 0 })],
  ["Express", (url: string) => ticketServer(modelAt(url)).listen(0) as ServerType],
])("a stream to a browser with %s", (_, start) => {
  it("sends the ticket as it grows, and how it ended", async () => {
    await using model = await startModelServer({
      steps: [
        { do: "text", text: '{"summary": "Cannot' },
        { do: "text", text: ' log in.", "urgency": 4}' },
        { do: "finish", reason: "stop" },
      ],
    });
    const { origin, close } = await listening(start(model.origin));
    const response = await post(origin);
    const lines = (await response.text())
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({ partial: { summary: expect.stringMatching(/^Cannot/) } });
    expect(lines.at(-1)).toEqual({ value: { ...good, tags: [] } });
    await close();
  });

  it("stops the model's request when the browser leaves", async () => {
    await using model = await startModelServer({
      steps: [
        { do: "text", text: '{"summary": "' },
        { do: "repeat", text: "on and on ", times: 100_000, everyMs: 5 },
      ],
    });
    const { origin, close } = await listening(start(model.origin));
    const browser = new AbortController();
    const response = await post(origin, browser.signal);
    await response.body?.getReader().read();
    expect(model.open()).toBe(1);
    browser.abort();
    await expect.poll(() => model.open(), { timeout: 10_000 }).toBe(0);
    await close();
  });
});

describe("a ticket for which the model uses tools", () => {
  const call = (tool: string, order = "A17") => ({ tool, order });

  it("comes after the calls, and a refund is made if a person approves it", async () => {
    const shop = testShop(true);
    const model = scripted([call("find_order"), call("refund"), JSON.stringify(good)]);
    expect(await answerWithTools(model, "A17 is lost.", shop)).toEqual({ ...good, tags: [] });
    expect(shop.done).toEqual(["find A17", 'ask {"order":"A17"}', "refund A17"]);
    expect(JSON.stringify(model.doGenerateCalls[1]?.prompt)).toContain("lost in the post");
  });

  it("tells the model what was not approved, and does not do it", async () => {
    const shop = testShop(false);
    const model = scripted([call("refund"), JSON.stringify(good)]);
    await answerWithTools(model, "A17 is lost.", shop);
    expect(shop.done).toEqual(['ask {"order":"A17"}']);
    expect(JSON.stringify(model.doGenerateCalls[1]?.prompt)).toContain("execution-denied");
  });

  it("tells the model of a tool's error", async () => {
    const model = scripted([call("find_order", "B2"), JSON.stringify(good)]);
    await answerWithTools(model, "Where is B2?", testShop(true));
    expect(JSON.stringify(model.doGenerateCalls[1]?.prompt)).toContain("there is no order B2");
  });

  it("is refused when the model calls tools without end", async () => {
    const shop = testShop(true);
    const asked = answerWithTools(scripted([call("find_order")]), "A17 is lost.", shop);
    await expect(asked).rejects.toMatchObject({ name: "AI_NoOutputGeneratedError" });
    expect(shop.done).toHaveLength(6);
  });
});

it("asks the next model if one is down, each request once, and says what each cost", async () => {
  const down = new MockLanguageModelV4({
    modelId: "local",
    doGenerate: async () => {
      throw new APICallError({ message: "down", url: "http://local", requestBodyValues: {} });
    },
  });
  const up = scripted(["Yes."]);
  const price = { prompt: 1_000, completion: 2_000 };
  const { model, costs } = askInOrder(
    [down, up].map((one) => ({ model: one, price })),
    join(folder, "in-order"),
  );
  const ask = async () => (await generateText({ model, prompt: "Is it?" })).text;
  expect([await ask(), await ask()]).toEqual(["Yes.", "Yes."]);
  expect(up.doGenerateCalls).toHaveLength(1);
  expect([...costs]).toEqual([["mock-model-id", 0.003]]);
});

it("classifies 2,000 mails, each asked for once, across a run that was stopped", async () => {
  const mails = Array.from({ length: 2_000 }, (_, index) => ({ id: `m${index}`, text: `Mail ${index}` }));
  const journal = join(folder, "tickets.ndjson");
  const stop = new AbortController();
  const first = scripted([JSON.stringify(good)], (index) => {
    if (index === 700) stop.abort();
  });
  await classifyBatch(first, mails, journal, stop.signal);
  const second = scripted([JSON.stringify(good)]);
  const { results, failures } = await classifyBatch(second, mails, journal);
  expect([results.size, failures.length]).toEqual([2_000, 0]);
  expect(second.doGenerateCalls.length).toBeLessThanOrEqual(1_308);
});

it("takes what the journal holds of another mail for this one's", async () => {
  const journal = join(folder, "other.ndjson");
  const model = scripted([JSON.stringify(good)]);
  await classifyBatch(model, [{ id: "a", text: "Help!" }], journal);
  const { results } = await classifyBatch(model, [{ id: "a", text: "Thanks." }], journal);
  expect([results.size, model.doGenerateCalls.length]).toEqual([1, 1]);
});

it("replays in continuous integration what was recorded before", async () => {
  const kept = join(folder, "answers");
  const model = scripted([JSON.stringify(good)]);
  vi.stubEnv("CI", undefined);
  const value = await classifyTicket(recorded(kept, model), "Help!");
  vi.stubEnv("CI", "true");
  try {
    expect(await classifyTicket(recorded(kept, model), "Help!")).toEqual(value);
    await expect(classifyTicket(recorded(kept, model), "Something else")).rejects.toThrow(/does not hold/);
  } finally {
    vi.unstubAllEnvs();
  }
  expect(model.doGenerateCalls).toHaveLength(1);
});

it("migrates tickets both ways", () => {
  for (const urgency of [1, 2, 3, 4, 5]) {
    const value = { summary: "x", urgency, tags: [] };
    expect(ticketMigration.down(ticketMigration.up(value))).toEqual(value);
  }
});

it("bundles a page with Vite that reads a model's text", async () => {
  const outDir = join(folder, "page");
  await build({
    logLevel: "silent",
    configFile: false,
    build: {
      outDir,
      lib: { entry: join(import.meta.dirname, "page.ts"), formats: ["es"], fileName: "page" },
    },
  });
  const { shown } = await import(join(outDir, "page.js"));
  expect([shown('Sure: {"choice": "LIKE", "reason": "Good."}'), shown("no")]).toEqual([
    "LIKE: Good.",
    "no decision",
  ]);
  expect(await readFile(join(outDir, "page.js"), "utf8")).not.toContain('from"node:');
});

function modelAt(origin: string) {
  return createOpenAICompatible({ name: "test", baseURL: `${origin}/v1`, supportsStructuredOutputs: true })(
    "m",
  );
}

function post(origin: string, signal?: AbortSignal): Promise<Response> {
  return fetch(`${origin}/ticket`, {
    method: "POST",
    body: "Help!",
    headers: { "content-type": "text/plain" },
    ...(signal === undefined ? {} : { signal }),
  });
}

async function listening(server: ServerType): Promise<{ origin: string; close(): Promise<void> }> {
  if (!server.listening) await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
    },
  };
}
