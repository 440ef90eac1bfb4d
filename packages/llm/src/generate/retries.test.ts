import { agentDecision } from "@concordat/contracts/agent-decision";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ChatRequest } from "../chat/index.js";
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
import { deriveSeed } from "../seed/derive-seed.js";
import { ask, blank, cut, like, messages, usage } from "../testing/ask.js";
import { generateObject } from "./index.js";

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

  it.each([Number.NaN, 1e9, -1])("is asked again after no wait of which random gave %d", async (given) => {
    const { client, outcome } = ask([new ConnectionFailedError("refused")], { random: () => given });
    await expect(outcome).rejects.toThrow(`random gave ${given}; it must give numbers from 0 to 1`);
    expect(client.requests).toHaveLength(1);
  });

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
    expect(await ask([thought]).outcome).toMatchObject({
      error: { code: "UNREADABLE", message: expect.stringMatching(/thought/) },
    });
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
    const outcome = await generateObject({
      client,
      contract: agentDecision,
      messages,
      maxAttempts: 1,
      maxRetries: 0,
    });
    expect(outcome.attempts[0]).toMatchObject({ text: '{"reason":', finishReason: "error", state: "failed" });
  });

  it("takes anything else that a client throws for a breach of its protocol, and keeps the cause", async () => {
    const cause = new Error("bug");
    const client = createScriptedClient(() => {
      throw cause;
    });
    const outcome = await generateObject({
      client,
      contract: agentDecision,
      messages,
      maxAttempts: 1,
      maxRetries: 0,
    });
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
    const outcome = await generateObject({
      client,
      contract: agentDecision,
      messages,
      maxAttempts: 1,
      maxRetries: 0,
    });
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

  it("takes its time from the client where the caller names none", async () => {
    const slow = { ...createScriptedClient([{ afterMs: 5_000, answer: like }, like]), timeoutMs: 20 };
    expect(await ask([], { client: slow }).outcome).toMatchObject({
      attempts: [{ error: { code: "TIMEOUT" } }, { state: "valid" }],
    });
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

const outages: readonly ScriptedAnswer[] = [
  new ConnectionFailedError("refused"),
  new ServerBusyError("busy"),
  new TimeoutError("slow"),
  new ProtocolError("broken off"),
  [{ type: "text", text: '{"reason":"I' }],
];

describe("an outage", () => {
  it.each(outages)("%j sends the identical request again", async (outage) => {
    const { client, outcome } = ask([outage, blank, outage, like], { seed: 7 });
    expect((await outcome).attempts.map(({ index, answer, state }) => [index, answer, state])).toEqual([
      [1, 1, "failed"],
      [2, 1, "invalid"],
      [3, 2, "failed"],
      [4, 2, "valid"],
    ]);
    const sent = client.requests.map((request) => JSON.stringify({ ...request, signal: null }));
    expect([sent[1], sent[3]]).toEqual([sent[0], sent[2]]);
    expect(sent[2]).not.toBe(sent[0]);
  });

  it("has a budget of its own for each answer, and takes none of the answers'", async () => {
    const slow = new TimeoutError("slow");
    const { outcome } = ask([slow, slow, blank, slow, slow, like], { maxAttempts: 2 });
    expect(await outcome).toMatchObject({ state: "valid", attempts: { length: 6 } });
  });

  it("that lasts fails after the retries allowed", async () => {
    for (const maxRetries of [0, 1, 4]) {
      const { client, outcome } = ask([new TimeoutError("slow")], { maxRetries });
      expect(await outcome).toMatchObject({ state: "failed", error: { code: "TIMEOUT" } });
      expect(client.requests).toHaveLength(1 + maxRetries);
    }
  });

  it("never changes what is answered, wherever it strikes", async () => {
    /** A model that knows nothing but the request: the same one is answered the same way. */
    const answerTo = (request: ChatRequest): string =>
      [like, blank, "no"][deriveSeed(JSON.stringify([request.messages, request.seed])) % 3] ?? like;
    const answersOf = async (seed: number, strikes: readonly boolean[]) => {
      let request = 0;
      const client = createScriptedClient((asked) =>
        strikes[request++] === true ? new TimeoutError("slow") : answerTo(asked),
      );
      const outcome = await generateObject({
        client,
        contract: agentDecision,
        messages,
        seed,
        maxRetries: strikes.length,
      });
      const answered = outcome.attempts.filter(({ error }) => error?.code !== "TIMEOUT");
      return { state: outcome.state, answers: answered.map(({ text, seed: sent }) => [text, sent]) };
    };
    await fc.assert(
      fc.asyncProperty(fc.nat(10_000), fc.array(fc.boolean(), { maxLength: 8 }), async (seed, strikes) => {
        expect(await answersOf(seed, strikes)).toEqual(await answersOf(seed, []));
      }),
    );
  });
});

it("ends valid exactly when its last answer is, whatever came before", async () => {
  const answers = fc.constantFrom<[ScriptedAnswer, ends: "valid" | "invalid" | "failed", again: boolean]>(
    [like, "valid", false],
    [blank, "invalid", true],
    [cut, "failed", true],
    ["no", "failed", true],
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
