import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { agentDecision } from "@concordat/contracts/agent-decision";
import { defineContract } from "@concordat/contracts/define";
import { type ModelServer, startModelServer } from "@concordat/testing/model-server";
import { afterEach, describe, expect, it } from "vitest";
import type { ChatChunk, ChatClient, OptionOdds } from "../chat/index.js";
import { ConnectionFailedError } from "../errors/index.js";
import { type GenerateOptions, generateObject } from "../generate/index.js";
import { generateMany } from "../many/index.js";
import { createOllamaClient } from "../ollama/index.js";
import { createOpenAIClient } from "../openai/index.js";
import { Cassette, createReplayClient, recordClient } from "../replay/index.js";
import { createScriptedClient, type ScriptedAnswer } from "../scripted/index.js";

const messages = [{ role: "user", content: "What of this post?" }] as const;
const finish = {
  type: "finish",
  finishReason: "stop",
  usage: { promptTokens: 9, completionTokens: 4 },
} as const;
const answer = '{"reason":"Dense.","choice":"SCROLL"}';
const known = (...probabilities: number[]): OptionOdds[] =>
  probabilities.map((probability) => ({ logProbability: Math.log(probability), reason: null }));

describe("odds next to an answer of JSON, of a client that evaluates options", () => {
  function decide(odds: readonly OptionOdds[] | ScriptedAnswer, text = answer) {
    const scripted = createScriptedClient(
      ({ continuations }): ScriptedAnswer =>
        continuations === undefined
          ? [{ type: "text", text }, finish]
          : isOdds(odds)
            ? [{ type: "odds", odds }, finish]
            : odds,
    );
    const client: ChatClient = { ...scripted, odds: "exact" };
    return {
      scripted,
      outcome: generateObject({
        client,
        contract: agentDecision,
        messages,
        odds: ["/choice"],
        maxRetries: 0,
      }),
    };
  }
  const isOdds = (value: unknown): value is readonly OptionOdds[] =>
    Array.isArray(value) && value.every((one) => "logProbability" in one);

  it("are asked for once, behind what the model wrote, and change nothing of the answer", async () => {
    const { scripted, outcome } = decide(known(0.1, 0.1, 0.2, 0.4));
    const { state, attempts, usage, ...rest } = await outcome;
    expect(rest).toMatchObject({ value: { choice: "SCROLL" } });
    expect([state, attempts.length, usage]).toEqual(["valid", 1, { promptTokens: 18, completionTokens: 8 }]);
    expect(scripted.requests[1]).toMatchObject({
      prefill: '{"reason":"Dense.","choice":"',
      continuations: { texts: ["LIKE", "REPLY", "RESHARE", "SCROLL"], ended: false, followedBy: ['"'] },
    });
    expect(scripted.requests[1]?.schema).toBeUndefined();
    const odds = rest.odds["/choice"];
    expect(odds).toMatchObject({ state: "known", source: "evaluated" });
    expect(
      odds?.state === "known" ? odds.options.map(({ value, probability }) => [value, probability]) : [],
    ).toEqual([
      ["LIKE", 0.125],
      ["REPLY", 0.125],
      ["RESHARE", 0.25],
      ["SCROLL", 0.5],
    ]);
    expect(odds?.state === "known" ? odds.mass : 0).toBeCloseTo(0.8, 12);
  });

  it("are absent if an option has none, and the answer stands", async () => {
    const list = [
      ...known(0.1, 0.1, 0.2),
      { logProbability: null, reason: "it changes the last token of the prompt" },
    ];
    expect(await decide(list).outcome).toMatchObject({
      state: "valid",
      odds: {
        "/choice": { state: "absent", reason: 'of "SCROLL": it changes the last token of the prompt' },
      },
    });
  });

  it("are absent if asking for them fails, and the answer stands", async () => {
    expect(await decide(new ConnectionFailedError("nobody is there")).outcome).toMatchObject({
      state: "valid",
      odds: { "/choice": { state: "absent", reason: "nobody is there" } },
    });
  });

  it("are absent if the answer is more than JSON: where its choice stands is not known", async () => {
    const { odds, state } = await decide(known(0.1, 0.1, 0.2, 0.4), `Sure! ${answer}`).outcome;
    expect(state).toBe("valid");
    expect(odds["/choice"]).toEqual({
      state: "absent",
      reason: "the answer was not written as JSON alone, so the place of the choice in it is not known",
    });
  });

  it("are not asked for where there is no valid value", async () => {
    const { outcome, scripted } = decide(known(0.1, 0.1, 0.2, 0.4), '{"reason":"Dense.","choice":"SHOUT"}');
    expect(await outcome).toMatchObject({ state: "invalid", odds: { "/choice": { state: "absent" } } });
    expect(scripted.requests.some(({ continuations }) => continuations !== undefined)).toBe(false);
  });

  it("are had of a boolean and of a place in another object", async () => {
    const contract = defineContract({
      type: "object",
      properties: {
        check: { type: "object", properties: { spam: { type: "boolean" } }, required: ["spam"] },
      },
      required: ["check"],
    });
    const scripted = createScriptedClient(({ continuations }): readonly ChatChunk[] =>
      continuations === undefined
        ? [{ type: "text", text: '{"check": {"spam": false}}' }, finish]
        : [{ type: "odds", odds: known(0.2, 0.6) }, finish],
    );
    const client: ChatClient = { ...scripted, odds: "exact" };
    const { odds } = await generateObject({ client, contract, messages, odds: ["/check/spam"] });
    expect(scripted.requests[1]).toMatchObject({
      prefill: '{"check": {"spam": ',
      continuations: { texts: ["true", "false"] },
    });
    expect(odds["/check/spam"]).toMatchObject({
      options: [
        { value: true, probability: 0.25 },
        { value: false, probability: 0.75 },
      ],
    });
  });

  it("are in a cassette, so that a replay has them without a model", async () => {
    const scripted = createScriptedClient(({ continuations }): readonly ChatChunk[] =>
      continuations === undefined
        ? [{ type: "text", text: answer }, finish]
        : [{ type: "odds", odds: known(0.1, 0.1, 0.2, 0.4) }, finish],
    );
    const cassette = new Cassette();
    const client = recordClient({ ...scripted, odds: "exact" }, (entry) => cassette.add(entry));
    const options = { contract: agentDecision, messages, odds: ["/choice"] } as const;
    const recorded = await generateObject({ client, ...options });
    const replayed = await generateObject({ client: createReplayClient({ cassette }), ...options });
    expect(replayed.odds).toEqual(recorded.odds);
    expect(replayed.odds["/choice"]).toMatchObject({ state: "known" });
  });
});

describe("odds in turns", () => {
  it("are those that the choice was drawn from", async () => {
    const scripted = createScriptedClient(({ continuations }): readonly ChatChunk[] =>
      continuations === undefined
        ? [{ type: "text", text: "Dense." }, finish]
        : [{ type: "odds", odds: known(0.1, 0.1, 0.2, 0.4) }, finish],
    );
    const client: ChatClient = { ...scripted, odds: "exact" };
    const outcome = await generateObject({
      client,
      contract: agentDecision,
      messages,
      form: "turns",
      omit: ["content"],
      odds: ["/choice"],
      seed: 4,
    });
    expect(outcome.odds["/choice"]).toMatchObject({
      state: "known",
      options: outcome.attempts.find(({ turn }) => turn?.odds != null)?.turn?.odds?.options,
    });
  });

  it("are listed where an answer in words begins with the option", async () => {
    const list = (word: string, top: Readonly<Record<string, number>>) => ({
      token: word,
      logprob: 0,
      top: Object.entries(top).map(([token, share]) => ({ token, logprob: Math.log(share) })),
    });
    const scripted = createScriptedClient(({ field }): readonly ChatChunk[] =>
      field === "/choice"
        ? [
            { type: "text", text: "SCROLL" },
            {
              type: "logprobs",
              tokens: [list("SC", { SC: 0.4, LIKE: 0.4, REP: 0.1, RES: 0.1 }), list("ROLL", {})],
            },
            finish,
          ]
        : [{ type: "text", text: "Dense." }, finish],
    );
    const client: ChatClient = { ...scripted, odds: "listed" };
    const { odds } = await generateObject({
      client,
      contract: agentDecision,
      messages,
      form: "turns",
      omit: ["content"],
      odds: ["/choice"],
    });
    expect(odds["/choice"]).toMatchObject({ state: "known", source: "listed", mass: 1 });
    expect(scripted.requests.map(({ field, topLogprobs }) => [field, topLogprobs])).toEqual([
      ["/reason", undefined],
      ["/choice", 20],
    ]);
  });
});

it.each([
  ["/reason", /"\/reason" is not an enumeration/],
  ["/nothing", /"\/nothing" is not an enumeration/],
  ["choice", /^odds must be a list of JSON Pointers/],
])("refuses %s, of which there are no odds, before anything is asked", async (pointer, message) => {
  const client = createScriptedClient([answer]);
  const asked = Reflect.apply(generateObject, undefined, [
    { client, contract: agentDecision, messages, odds: [pointer] },
  ]);
  await expect(asked).rejects.toThrow(message);
  expect(client.requests).toHaveLength(0);
});

it("says that a client says nothing of probabilities", async () => {
  const client = createScriptedClient([answer]);
  const { odds } = await generateObject({ client, contract: agentDecision, messages, odds: ["/choice"] });
  expect(odds).toEqual({
    "/choice": { state: "absent", reason: "scripted:test says nothing of probabilities" },
  });
});

describe("servers that list probable tokens", () => {
  const servers: ModelServer[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });

  /** The answer in tokens, its choice with these probabilities. */
  const tokens = (top: Readonly<Record<string, number>>) => {
    const plain = (token: string) => ({
      token,
      logprob: -0.1,
      bytes: [...new TextEncoder().encode(token)],
      top_logprobs: [],
    });
    const choice = {
      ...plain("SC"),
      top_logprobs: Object.entries(top).map(([token, share]) => ({
        token,
        logprob: Math.log(share),
        bytes: null,
      })),
    };
    return [plain('{"reason":"Dense.",'), plain('"choice":"'), choice, plain("ROLL"), plain('"}')];
  };
  const ollamaLine = (value: object) => `${JSON.stringify({ model: "m", ...value })}\n`;
  const ollama = (logprobs: readonly { readonly token: string }[]) =>
    logprobs
      .map((entry) =>
        ollamaLine({ message: { role: "assistant", content: entry.token }, logprobs: [entry], done: false }),
      )
      .join("");
  const openai = (logprobs: readonly { readonly token: string }[]) =>
    logprobs
      .map((entry) => {
        const choices = [
          { index: 0, delta: { content: entry.token }, logprobs: { content: [entry] }, finish_reason: null },
        ];
        return `data: ${JSON.stringify({ choices })}\n\n`;
      })
      .join("");

  async function decide(
    kind: "ollama" | "openai",
    bytes: string,
    more: Partial<Omit<GenerateOptions<never>, "prompt">> = {},
  ) {
    const server = await startModelServer({
      steps: [
        { do: "bytes", bytes },
        { do: "finish", reason: "stop" },
      ],
    });
    servers.push(server);
    const client =
      kind === "ollama"
        ? createOllamaClient({ endpoint: server.origin, model: "m" })
        : createOpenAIClient({ endpoint: `${server.origin}/v1`, model: "m" });
    const outcome = await generateObject({
      client,
      contract: agentDecision,
      messages,
      odds: ["/choice"],
      maxAttempts: 1,
      ...more,
    });
    return { server, outcome };
  }

  const framed = { ollama, openai };
  const kinds = ["ollama", "openai"] as const;

  it.each(kinds)("give the odds of %s's lists", async (kind) => {
    const listed = tokens({ SC: 0.5, LI: 0.25, REPLY: 0.125, RES: 0.125 });
    const { server, outcome } = await decide(kind, framed[kind](listed));
    expect(outcome.state).toBe("valid");
    expect(outcome.odds["/choice"]).toMatchObject({
      state: "known",
      source: "listed",
      options: [
        { value: "LIKE", probability: 0.25 },
        { value: "REPLY", probability: 0.125 },
        { value: "RESHARE", probability: 0.125 },
        { value: "SCROLL", probability: 0.5 },
      ],
    });
    expect(server.bodies[0]).toMatchObject({ logprobs: true, top_logprobs: 20 });
  });

  it.each(kinds)("leave the odds of %s absent if an option is not in the list", async (kind) => {
    const { outcome } = await decide(kind, framed[kind](tokens({ SC: 0.9, LI: 0.1 })));
    expect(outcome).toMatchObject({
      state: "valid",
      odds: {
        "/choice": {
          state: "absent",
          reason: 'of "REPLY": the list of the most probable tokens does not contain it',
        },
      },
    });
  });

  it.each(kinds)("leave the odds of %s absent if it lists nothing, as older versions do", async (kind) => {
    const bare = framed[kind](tokens({ SC: 1 })).replace(
      /,?"logprobs":(\{"content":\[.*?\]\}\]\}|\[.*?\]\}\])(?=,)/g,
      "",
    );
    expect(bare).not.toContain("logprobs");
    const { outcome } = await decide(kind, bare);
    expect(outcome).toMatchObject({
      state: "valid",
      odds: { "/choice": { state: "absent", reason: 'of "LIKE": the server lists no probabilities' } },
    });
  });

  it.each(kinds)("are asked for no list by %s's client where nobody wants odds", async (kind) => {
    const { server, outcome } = await decide(kind, framed[kind](tokens({ SC: 1 })), { odds: [] });
    expect(outcome.odds).toEqual({});
    expect(server.bodies[0]).not.toHaveProperty("logprobs");
  });
});

it("are kept in the journal of many items", async () => {
  const folder = mkdtempSync(join(tmpdir(), "concordat-odds-"));
  const journal = join(folder, "decisions.ndjson");
  const scripted = createScriptedClient(({ continuations }): readonly ChatChunk[] =>
    continuations === undefined
      ? [{ type: "text", text: answer }, finish]
      : [{ type: "odds", odds: known(0.1, 0.1, 0.2, 0.4) }, finish],
  );
  const client: ChatClient = { ...scripted, odds: "exact" };
  const ask = () =>
    generateMany({
      client,
      contract: agentDecision,
      items: ["a", "b"],
      prompt: (item) => item,
      odds: ["/choice"],
      journal,
    });
  const first = await ask();
  const requests = scripted.requests.length;
  const again = await ask();
  rmSync(folder, { recursive: true });
  expect(first.results[0]).toMatchObject({
    state: "valid",
    odds: { "/choice": { state: "known", source: "evaluated" } },
  });
  expect(again.results).toEqual(first.results);
  expect(scripted.requests).toHaveLength(requests);
});
