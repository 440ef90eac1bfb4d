import { agentDecision } from "@concordat/contracts/agent-decision";
import { agentDecisionV1 } from "@concordat/contracts/agent-decision/v1";
import type { Violation } from "@concordat/contracts/contract";
import { iterationResponse } from "@concordat/contracts/iteration-response";
import { post } from "@concordat/contracts/post";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ChatChunk } from "../chat/index.js";
import {
  AbortedError,
  ConnectionFailedError,
  ContextOverflowError,
  ModelNotFoundError,
  ProtocolError,
  ReplayMissError,
  ServerBusyError,
  TimeoutError,
} from "../errors/index.js";
import { createScriptedClient, type ScriptedAnswer } from "../scripted/index.js";
import { type GenerateEvent, type GenerateOptions, generateObject } from "./index.js";

const like = '{"reason":"Lovely crumb.","choice":"LIKE"}';
const blank = '{"reason":"I know this.","choice":"REPLY","content":" "}';
const messages = [{ role: "user", content: "What do you do with this post?" }] as const;
const usage = { promptTokens: 10, completionTokens: 5 };
const cut: readonly ChatChunk[] = [
  { type: "text", text: '{"reason":"Lov' },
  { type: "finish", finishReason: "length", usage },
];

function ask(answers: readonly ScriptedAnswer[], options: Partial<GenerateOptions<never>> = {}) {
  const client = createScriptedClient(answers);
  const outcome = generateObject({ client, contract: agentDecision, messages, random: () => 0, ...options });
  return { client, outcome };
}

describe("a first answer that is valid", () => {
  it("is the outcome, after one request", async () => {
    const { client, outcome } = ask([like]);
    expect(await outcome).toMatchObject({
      state: "valid",
      value: { choice: "LIKE", reason: "Lovely crumb." },
      model: "scripted:test",
      attempts: [
        {
          index: 1,
          state: "valid",
          text: like,
          finishReason: "stop",
          repairs: [],
          violations: [],
          error: null,
        },
      ],
    });
    expect(client.requests).toHaveLength(1);
  });

  it("comes with defaults filled", async () => {
    const text = '{"id":"p","author_id":"a","text":"","timestamp":"2026-03-14T09:26:53Z"}';
    const outcome = await generateObject({ client: createScriptedClient([text]), contract: post, messages });
    expect(outcome).toMatchObject({ state: "valid", value: { likes: 0, has_media: false } });
  });

  it("adds up what was spent", async () => {
    const { outcome } = ask([
      cut,
      [
        { type: "text", text: like },
        { type: "finish", finishReason: "stop", usage },
      ],
    ]);
    expect((await outcome).usage).toEqual({ promptTokens: 20, completionTokens: 10 });
  });
});

describe("an answer that breaks the contract", () => {
  it("is told to the model with what is wrong, and asked for again", async () => {
    const { client, outcome } = ask([blank, like]);
    expect(await outcome).toMatchObject({
      state: "valid",
      attempts: [{ state: "invalid" }, { state: "valid" }],
    });
    expect(client.requests[1]?.messages.slice(-2)).toEqual([
      { role: "assistant", content: blank },
      { role: "user", content: expect.stringContaining("must not be blank (path: content)") },
    ]);
  });

  it("ends invalid, with its value and the rules it breaks, when it stays so", async () => {
    const { outcome } = ask([blank]);
    expect(await outcome).toMatchObject({
      state: "invalid",
      value: { choice: "REPLY", content: " " },
      violations: [{ path: "/content", keyword: "pattern" }],
      error: { code: "CONTRACT_VIOLATION" },
      attempts: [{ index: 1 }, { index: 2 }, { index: 3 }],
    });
  });

  it("does not pile up: only the last answer is told", async () => {
    const { client, outcome } = ask([blank, blank, like]);
    await outcome;
    expect(client.requests[2]?.messages).toHaveLength(3);
  });
});

describe("what follows a failure", () => {
  const failures: [string, ScriptedAnswer, requests: number][] = [
    ["CONNECTION_FAILED", new ConnectionFailedError("refused"), 3],
    ["SERVER_BUSY", new ServerBusyError("busy"), 3],
    ["TIMEOUT", new TimeoutError("slow"), 3],
    ["PROTOCOL_ERROR", new ProtocolError("broken off"), 3],
    ["PROTOCOL_ERROR", new ProtocolError("bad request", { retryable: false }), 1],
    ["PROTOCOL_ERROR", [{ type: "text", text: like }], 3],
    ["TRUNCATED", cut, 3],
    ["UNREADABLE", "I would rather not say.", 3],
    ["UNREADABLE", `${like} or {"reason":"Meh.","choice":"SCROLL"}`, 3],
    ["UNREADABLE", "", 3],
    ["MODEL_NOT_FOUND", new ModelNotFoundError("unknown"), 1],
    ["CONTEXT_OVERFLOW", new ContextOverflowError("too long"), 1],
    ["REPLAY_MISS", new ReplayMissError("not recorded"), 1],
    ["ABORTED", new AbortedError("stopped"), 1],
  ];

  it.each(failures)("%s (%j) ends failed after %i requests", async (code, answer, requests) => {
    const { client, outcome } = ask([answer]);
    expect(await outcome).toMatchObject({ state: "failed", error: { code } });
    expect(client.requests).toHaveLength(requests);
  });

  it("gives an answer that was cut off twice the room, and says nothing", async () => {
    const { client, outcome } = ask([cut, like], { maxTokens: 100 });
    expect(await outcome).toMatchObject({ state: "valid" });
    expect(client.requests.map(({ maxTokens }) => maxTokens)).toEqual([100, 200]);
    expect(client.requests[1]?.messages).toEqual(client.requests[0]?.messages);
  });

  it("takes a thought without an answer for no answer", async () => {
    const thought: ScriptedAnswer = [
      { type: "thinking", text: like },
      { type: "finish", finishReason: "stop", usage },
    ];
    expect(await ask([thought]).outcome).toMatchObject({ error: { code: "UNREADABLE", message: /thought/ } });
  });

  it("keeps the text that came before a connection broke", async () => {
    const broken = createScriptedClient([like]);
    const client = {
      ...broken,
      async *chat() {
        yield { type: "text", text: '{"reason":' } as const;
        throw new ConnectionFailedError("reset");
      },
    };
    const outcome = await generateObject({ client, contract: agentDecision, messages, maxAttempts: 1 });
    expect(outcome.attempts[0]).toMatchObject({ text: '{"reason":', finishReason: "error", state: "failed" });
  });

  it("takes anything else that a client throws for a breach of its protocol, and keeps the cause", async () => {
    const cause = new Error("bug");
    const client = createScriptedClient(() => {
      throw cause;
    });
    const outcome = await generateObject({ client, contract: agentDecision, messages, maxAttempts: 1 });
    expect(outcome).toMatchObject({ state: "failed", error: { code: "PROTOCOL_ERROR", cause } });
  });

  it("cuts off a stream of nothing but white space", async () => {
    let pulled = 0;
    const client = {
      ...createScriptedClient([like]),
      async *chat() {
        for (;;) {
          pulled++;
          yield { type: "text", text: "\n\n\n\n\n\n\n\n" } as const;
        }
      },
    };
    const outcome = await generateObject({ client, contract: agentDecision, messages, maxAttempts: 1 });
    expect(outcome).toMatchObject({ state: "failed", error: { code: "TRUNCATED" } });
    expect(pulled).toBe(32);
  });
});

describe("time and stopping", () => {
  it("fails an attempt that takes too long, and tries again", async () => {
    const { client, outcome } = ask([{ afterMs: 5_000, answer: like }, like], { timeoutMs: 20 });
    expect(await outcome).toMatchObject({
      state: "valid",
      attempts: [{ error: { code: "TIMEOUT" } }, { state: "valid" }],
    });
    expect(client.requests).toHaveLength(2);
  });

  it("stops at once when the caller does, in the middle of a request", async () => {
    const controller = new AbortController();
    const { client, outcome } = ask([{ afterMs: 60_000, answer: like }], { signal: controller.signal });
    setTimeout(() => controller.abort(), 10);
    expect(await outcome).toMatchObject({ state: "failed", error: { code: "ABORTED" } });
    expect(client.requests).toHaveLength(1);
  });

  it("stops at once when the caller does, while it waits to try again", async () => {
    const controller = new AbortController();
    const busy = new ServerBusyError("busy", { retryAfterMs: 60_000 });
    const { client, outcome } = ask([busy], { signal: controller.signal });
    setTimeout(() => controller.abort(), 10);
    expect(await outcome).toMatchObject({ state: "failed", error: { code: "SERVER_BUSY" } });
    expect(client.requests).toHaveLength(1);
  });

  it("ends within its deadline, whatever remains to be tried", async () => {
    const { outcome } = ask([{ afterMs: 60_000, answer: like }], { deadlineMs: 30 });
    expect(await outcome).toMatchObject({
      state: "failed",
      error: { code: "TIMEOUT" },
      attempts: [{ index: 1 }],
    });
  });
});

describe("what is asked", () => {
  it("ends with the shape of the answer", async () => {
    const { client, outcome } = ask([like]);
    await outcome;
    expect(client.requests[0]?.messages.at(-1)?.content).toBe(
      `${messages[0].content}\nAnswer with JSON only: {"reason":string,"choice":"LIKE"|"SCROLL"} or {"reason":string,"choice":"REPLY"|"RESHARE","content":string}`,
    );
  });

  it("is narrowed to a schema where a list of values says too little, and checked by the caller's own check", async () => {
    const plan = { iteration_number: 1, phase: "final", plan: "Look.", reflect: "Nothing so far." };
    const asAnswer = (colour: string): string =>
      JSON.stringify({ ...plan, actions: [{ tool_name: "get_trend_data_tool", arguments: { colour } }] });
    const schema = {
      type: "object",
      properties: { colour: { enum: ["red"] } },
      required: ["colour"],
    } as const;
    const validate = (found: unknown): Violation[] =>
      JSON.stringify(found) === '{"colour":"red"}'
        ? []
        : [{ path: "/colour", keyword: "enum", message: "is not red" }];
    const withMore = asAnswer("red").replace('"red"', '"red","shade":"dark"');
    const client = createScriptedClient([asAnswer("blue"), withMore, asAnswer("red")]);
    const outcome = await generateObject({
      client,
      contract: iterationResponse,
      messages,
      narrow: { "/actions/*/arguments": { schema, validate } },
    });
    expect(outcome).toMatchObject({
      state: "valid",
      attempts: [
        { violations: [{ path: "/actions/0/arguments/colour", message: "is not red" }] },
        { violations: [{ path: "/actions/0/arguments/colour" }] },
        {},
      ],
    });
    expect(client.requests[0]?.schema?.properties?.actions?.items).toMatchObject({
      properties: { arguments: { ...schema, properties: { colour: { enum: ["red"] } } } },
    });
  });

  it("is narrowed to what is open, and an answer outside it is a violation", async () => {
    const answer = '{"post_id":"p9","reason":"Nice.","choice":"LIKE"}';
    const client = createScriptedClient([answer, answer.replace("p9", "p2")]);
    const narrow = { "/post_id": ["p1", "p2"] };
    const outcome = await generateObject({
      client,
      contract: agentDecisionV1,
      messages,
      narrow,
      omit: ["timestamp"],
    });
    expect(outcome).toMatchObject({
      state: "valid",
      value: { post_id: "p2" },
      attempts: [
        { violations: [{ path: "/post_id", keyword: "enum", message: 'must be one of "p1", "p2"' }] },
        {},
      ],
    });
    expect(JSON.stringify(client.requests[0]?.schema)).toContain('"enum":["p1","p2"]');
  });

  it("may hold more than the contract: it is split off before the contract is checked", async () => {
    const answer = '{"mood":"calm","reason":"Nice.","choice":"LIKE"}';
    const { outcome } = ask([answer], { extension: { mood: { type: "string" } } });
    expect(await outcome).toMatchObject({
      state: "valid",
      value: { choice: "LIKE", reason: "Nice." },
      extension: { mood: "calm" },
    });
  });

  it("is missing when the answer leaves it out", async () => {
    const { outcome } = ask([like], { extension: { mood: { type: "string" } }, maxAttempts: 1 });
    expect(await outcome).toMatchObject({
      state: "invalid",
      violations: [{ keyword: "required", path: "" }],
    });
  });

  it("carries another seed at each attempt, which follows from the first", async () => {
    const seedsOf = async (seed: number) => {
      const { client, outcome } = ask([blank], { seed });
      await outcome;
      return client.requests.map((request) => request.seed);
    };
    const seeds = await seedsOf(7);
    expect(seeds[0]).toBe(7);
    expect(new Set(seeds).size).toBe(3);
    expect(await seedsOf(7)).toEqual(seeds);
  });

  it.each([
    ["no message", { messages: [] }],
    ["nothing open", { narrow: { "/choice": [] } }],
    ["a place that the contract has not", { narrow: { "/nowhere": ["x"] } }],
    ["a field that the contract has itself", { extension: { reason: { type: "string" as const } } }],
    ["no attempt", { maxAttempts: 0 }],
  ])("cannot be meant with %s", async (_, options) => {
    await expect(ask([like], options).outcome).rejects.toBeInstanceOf(RangeError);
  });
});

it("passes through the five states, in order", async () => {
  const states: string[] = [];
  const onEvent = ({ state, attempt }: GenerateEvent): void => void states.push(`${attempt} ${state}`);
  await ask([new TimeoutError("slow"), blank, like], { onEvent }).outcome;
  expect(states).toEqual([
    "1 pending",
    "1 failed",
    "2 pending",
    "2 parsed",
    "2 invalid",
    "3 pending",
    "3 parsed",
    "3 valid",
  ]);
});

it("ends valid exactly when its last answer is, whatever came before", async () => {
  const answers = fc.constantFrom<[ScriptedAnswer, ends: "valid" | "invalid" | "failed", again: boolean]>(
    [like, "valid", false],
    [blank, "invalid", true],
    [cut, "failed", true],
    ["no", "failed", true],
    [new TimeoutError("slow"), "failed", true],
    [new ModelNotFoundError("unknown"), "failed", false],
  );
  await fc.assert(
    fc.asyncProperty(fc.array(answers, { minLength: 1, maxLength: 4 }), async (script) => {
      const stop = script.findIndex(([, , again]) => !again);
      const made = stop < 0 ? 4 : stop + 1;
      const last = script[Math.min(made, script.length) - 1];
      const { client, outcome } = ask(
        script.map(([answer]) => answer),
        { maxAttempts: 4 },
      );
      const { state, attempts } = await outcome;
      expect(state).toBe(last?.[1]);
      expect(attempts.at(-1)?.state).toBe(state);
      expect([attempts.length, client.requests.length]).toEqual([made, made]);
    }),
    { numRuns: 60 },
  );
});
