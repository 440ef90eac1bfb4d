import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkMigration } from "@concordat/contracts/migration";
import { ConnectionFailedError, generateText } from "@concordat/llm";
import { createOllamaClient } from "@concordat/llm/ollama";
import { createScriptedClient, type ScriptedAnswer } from "@concordat/llm/scripted";
import { startModelServer } from "@concordat/testing/model-server";
import { type ServerType, serve } from "@hono/node-server";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { answerWithTools } from "./answer-with-tools.js";
import { askInOrder } from "./ask-in-order.js";
import { classifyBatch } from "./classify-batch.js";
import { classifyLines } from "./classify-lines.js";
import { classifyTicket } from "./classify-ticket.js";
import { ticketMigration } from "./migrate-tickets.js";
import { recorded } from "./record-answers.js";
import { ticketServer } from "./stream-with-express.js";
import { ticketRoutes } from "./stream-with-hono.js";
import { testShop } from "./testing/test-shop.js";

const good = { summary: "Cannot log in.", urgency: 4 };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-programs-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("the ticket classifier", () => {
  it("tells the model what was wrong, and gives a ticket with its defaults", async () => {
    const client = createScriptedClient([JSON.stringify({ ...good, urgency: 9 }), JSON.stringify(good)]);
    expect(await classifyTicket(client, "Help!")).toEqual({ ...good, tags: [] });
    expect(client.requests[0]?.messages.at(-1)?.content).toContain("5: production is down. From 1 to 5.");
    expect(client.requests[1]?.messages.at(-1)?.content).toContain("(path: urgency)");
  });

  it("reads through fences and prose at the first answer", async () => {
    const client = createScriptedClient([`Sure:\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\``]);
    expect(await classifyTicket(client, "Help!")).toEqual({ ...good, tags: [] });
    expect(client.requests).toHaveLength(1);
  });

  it("never gives a ticket that the model did not write", async () => {
    await expect(classifyTicket(createScriptedClient(["I cannot."]), "Help!")).rejects.toMatchObject({
      code: "UNREADABLE",
    });
  });
});

describe.each([
  ["Hono", (model: string) => serve({ fetch: ticketRoutes(clientOf(model)).fetch, port: 0 })],
  ["Express", (model: string) => ticketServer(clientOf(model)).listen(0) as ServerType],
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
    const response = await fetch(`${origin}/ticket`, {
      method: "POST",
      body: "Help!",
      headers: { "content-type": "text/plain" },
    });
    const lines = (await response.text())
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({
      partial: { attempt: 1, value: { summary: expect.stringMatching(/^Cannot/) } },
    });
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
    const response = await fetch(`${origin}/ticket`, {
      method: "POST",
      body: "Help!",
      headers: { "content-type": "text/plain" },
      signal: browser.signal,
    });
    await response.body?.getReader().read();
    expect(model.open()).toBe(1);
    browser.abort();
    await expect.poll(() => model.open(), { timeout: 10_000 }).toBe(0);
    await close();
  });
});

describe("a ticket for which the model uses tools", () => {
  const call = (tool: string, order = "A17") => ({ calls: [{ tool, input: { order } }] });
  const scripted = (...script: ScriptedAnswer[]) => createScriptedClient(script, { nativeTools: true });
  const end = ["I can answer now.", JSON.stringify(good)] as const;

  it("comes after the calls, and a refund is made if a person approves it", async () => {
    const shop = testShop(true);
    const client = scripted(call("find_order"), call("refund"), ...end);
    expect(await answerWithTools(client, "A17 is lost.", shop)).toEqual({ ...good, tags: [] });
    expect(shop.done).toEqual(["find A17", 'ask {"order":"A17"}', "refund A17"]);
    expect(JSON.stringify(client.requests[1]?.messages)).toContain("lost in the post");
  });

  it("tells the model what was not approved, and does not do it", async () => {
    const shop = testShop(false);
    const client = scripted(call("refund"), ...end);
    await answerWithTools(client, "A17 is lost.", shop);
    expect(shop.done).toEqual(['ask {"order":"A17"}']);
    expect(JSON.stringify(client.requests[1]?.messages)).toContain("was not approved");
  });

  it("tells the model of a tool's error", async () => {
    const client = scripted(call("find_order", "B2"), ...end);
    await answerWithTools(client, "Where is B2?", testShop(true));
    expect(JSON.stringify(client.requests[1]?.messages)).toContain("there is no order B2");
  });

  it("is refused when the model calls tools without end", async () => {
    const shop = testShop(true);
    const asked = answerWithTools(scripted(call("find_order")), "A17 is lost.", shop);
    await expect(asked).rejects.toMatchObject({ code: "STEPS_EXHAUSTED" });
    expect(shop.done).toHaveLength(5);
  });
});

it("asks the next model if one is down, each request once, and says what each cost", async () => {
  const down = { ...createScriptedClient([new ConnectionFailedError("down")]), id: "local" };
  const usage = { promptTokens: 1_000, completionTokens: 500 };
  const answers: ScriptedAnswer = [
    { type: "text", text: "Yes." },
    { type: "finish", finishReason: "stop", usage },
  ];
  const up = { ...createScriptedClient([answers]), id: "hosted" };
  const price = { prompt: 1, completion: 2 };
  const client = askInOrder(
    [down, up].map((model) => ({ client: model, price })),
    join(folder, "in-order"),
  );
  const ask = async () => await generateText({ client, prompt: "Is it?" });
  expect([await ask(), await ask()]).toMatchObject([{ text: "Yes." }, { text: "Yes." }]);
  expect(up.requests).toHaveLength(1);
  expect(client.total()).toMatchObject({
    cost: 0.002,
    members: { local: { cost: 0 }, hosted: { cost: 0.002 } },
  });
});

it("is refused a journal of other mails", async () => {
  const journal = join(folder, "other.ndjson");
  const client = createScriptedClient([JSON.stringify(good)]);
  await classifyBatch(client, [{ id: "a", text: "Help!" }], journal);
  await expect(classifyBatch(client, [{ id: "a", text: "Thanks." }], journal)).rejects.toMatchObject({
    code: "OTHER_RUN",
  });
});

it("classifies 2,000 mails, each asked for once, across a run that was stopped", async () => {
  const mails = Array.from({ length: 2_000 }, (_, index) => ({ id: `m${index}`, text: `Mail ${index}` }));
  const journal = join(folder, "tickets.ndjson");
  const stop = new AbortController();
  const first = createScriptedClient((_, index) => {
    if (index === 700) stop.abort();
    return JSON.stringify(good);
  });
  await classifyBatch(first, mails, journal, stop.signal).catch(() => undefined);
  const second = createScriptedClient([JSON.stringify(good)]);
  const { results, failures } = await classifyBatch(second, mails, journal);
  expect([results.length, failures.length]).toEqual([2_000, 0]);
  expect(second.requests.length).toBeLessThanOrEqual(1_308);
  expect(first.requests.length + second.requests.length).toBeLessThanOrEqual(2_008);
});

it("classifies the lines of a file, each asked for once, across a run that was stopped", async () => {
  const [mails, journal] = [join(folder, "mails.txt"), join(folder, "lines.ndjson")];
  await writeFile(mails, Array.from({ length: 60 }, (_, index) => `Mail ${index}\n`).join(""));
  const stop = new AbortController();
  const first = createScriptedClient((_, index) => {
    if (index === 30) stop.abort();
    return JSON.stringify(good);
  });
  const { valid } = await classifyLines(first, mails, journal, stop.signal);
  const second = createScriptedClient([JSON.stringify(good)]);
  const summary = await classifyLines(second, mails, journal, new AbortController().signal);
  expect(summary).toMatchObject({ total: 60, valid: 60, failed: 0 });
  expect(second.requests).toHaveLength(60 - valid);
});

it("replays in continuous integration what was recorded before", async () => {
  const file = join(folder, "tickets.cassette");
  const model = createScriptedClient([JSON.stringify(good)]);
  vi.stubEnv("CI", undefined);
  const value = await classifyTicket(recorded(file, model), "Help!");
  vi.stubEnv("CI", "true");
  try {
    expect(await classifyTicket(recorded(file, model), "Help!")).toEqual(value);
    await expect(classifyTicket(recorded(file, model), "Something else")).rejects.toMatchObject({
      code: "REPLAY_MISS",
    });
  } finally {
    vi.unstubAllEnvs();
  }
  expect(model.requests).toHaveLength(1);
});

it("migrates tickets both ways", () => {
  const vectors = (...data: object[]) => [
    { tests: data.map((value) => ({ description: JSON.stringify(value), data: value, valid: true })) },
  ];
  const check = checkMigration(ticketMigration, {
    from: vectors(...[1, 2, 3, 4, 5].map((urgency) => ({ summary: "x", urgency }))),
    to: vectors({ summary: "x", priority: "critical", tags: ["a"] }),
  });
  expect(check).toEqual({ carried: 6, refused: 0, problems: [] });
});

it("bundles a page with Vite that needs nothing of Node.js and runs without eval", async () => {
  const outDir = join(folder, "page");
  const result = await build({
    logLevel: "silent",
    configFile: false,
    build: {
      outDir,
      lib: { entry: join(import.meta.dirname, "page.ts"), formats: ["es"], fileName: "page" },
    },
  });
  const [output] = [result].flat();
  if (output === undefined || !("output" in output)) throw new Error("Vite gave no bundle");
  const code = output.output.map((chunk) => ("code" in chunk ? chunk.code : "")).join("");
  expect(code).not.toMatch(/\bnew Function\b|\beval\(|from\s*"node:/);
  const { shown } = await import(join(outDir, "page.js"));
  expect([shown('Sure: {"choice": "LIKE", "reason": "Good."}'), shown("no")]).toEqual([
    "LIKE: Good.",
    "no decision",
  ]);
});

function clientOf(origin: string) {
  return createOllamaClient({ endpoint: origin, model: "m" });
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
