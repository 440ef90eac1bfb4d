import { createContract } from "@concordat/contracts/contract";
import { type ModelServer, startModelServer } from "@concordat/testing/model-server";
import { afterEach, describe, expect, it } from "vitest";
import { generateObject } from "../generate/index.js";
import { createOllamaClient } from "../ollama/index.js";
import { createOpenAIClient } from "../openai/index.js";

/** A token as a server lists it: what was written, and the logarithms of the tokens at its place. */
type Listed = readonly [written: string, top?: Readonly<Record<string, number>>];

const servers: ModelServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const entry = ([token, top = {}]: Listed) => ({
  token,
  logprob: -0.1,
  bytes: [...new TextEncoder().encode(token)],
  top_logprobs: Object.entries(top).map(([other, logprob]) => ({ token: other, logprob, bytes: null })),
});

/** The bytes of a server's stream for an answer in these tokens, with or without their lists. */
const frames = {
  ollama: (tokens: readonly Listed[], isListed: boolean) =>
    tokens
      .map((token) =>
        JSON.stringify({
          model: "m",
          message: { role: "assistant", content: token[0] },
          ...(isListed ? { logprobs: [entry(token)] } : {}),
          done: false,
        }),
      )
      .map((line) => `${line}\n`)
      .join(""),
  openai: (tokens: readonly Listed[], isListed: boolean) =>
    tokens
      .map((token) =>
        JSON.stringify({
          choices: [
            {
              index: 0,
              delta: { content: token[0] },
              ...(isListed ? { logprobs: { content: [entry(token)] } } : {}),
              finish_reason: null,
            },
          ],
        }),
      )
      .map((line) => `data: ${line}\n\n`)
      .join(""),
};

const forms = {
  json: (tokens: readonly Listed[]): readonly Listed[] => [
    ['{"choice":"'],
    ...tokens,
    ['"}', { '"}': -0.01 }],
  ],
  turns: (tokens: readonly Listed[]): readonly Listed[] => tokens,
};

async function oddsOf(
  kind: keyof typeof frames,
  form: keyof typeof forms,
  options: readonly string[],
  tokens: readonly Listed[],
  isListed = true,
) {
  const server = await startModelServer({
    steps: [
      { do: "bytes", bytes: frames[kind](forms[form](tokens), isListed) },
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
    contract: createContract<unknown>({
      name: "choice",
      version: 1,
      schema: {
        type: "object",
        properties: { choice: { type: "string", enum: [...options] } },
        required: ["choice"],
        additionalProperties: false,
      },
      check: () => true,
      fillDefaults: (value) => value,
    }),
    form,
    messages: [{ role: "user", content: "What of this post?" }],
    odds: ["/choice"],
    maxAttempts: 1,
    maxRetries: 0,
  });
  const odds = outcome.odds["/choice"];
  return {
    value: outcome.state === "valid" ? outcome.value : outcome.state,
    odds:
      odds?.state === "known"
        ? odds.options.map(({ probability }) => Math.round(probability * 1000) / 1000)
        : (odds?.reason ?? "none"),
  };
}

const log = Math.log;
const places = (["ollama", "openai"] as const).flatMap((kind) =>
  (["json", "turns"] as const).map((form) => [kind, form] as const),
);

describe.each(places)("the odds of %s's lists, asked in the form %s", (kind, form) => {
  it.each<[what: string, options: string[], tokens: Listed[], odds: number[] | RegExp]>([
    [
      "are known where the options differ in their first tokens",
      ["LIKE", "SCROLL"],
      [["LIKE", { LIKE: log(0.75), SCROLL: log(0.25) }]],
      [0.75, 0.25],
    ],
    [
      "are absent if the list lacks an option",
      ["LIKE", "SCROLL", "REPLY"],
      [["LIKE", { LIKE: log(0.75), SCROLL: log(0.25) }]],
      /"REPLY": the list of the most probable tokens does not contain it/,
    ],
    [
      "are absent if an option has -9999",
      ["LIKE", "SCROLL"],
      [["LIKE", { LIKE: 0, SCROLL: -9999 }]],
      /"SCROLL": the list of the most probable tokens does not contain it/,
    ],
    [
      "add the odd places in which tokens split an option",
      ["LIKE", "SCROLL"],
      [["S", { S: log(0.3), SC: log(0.1), SCROLL: log(0.1), LIK: log(0.5) }], ["CROLL"]],
      [0.5, 0.5],
    ],
    [
      "are absent if options begin alike and the answer went elsewhere",
      ["REPLY", "REPLY_ALL", "SCROLL"],
      [["SCROLL", { SCROLL: log(0.6), REPLY: log(0.4) }]],
      /"REPLY"/,
    ],
    [
      "do not take an option for a longer one that contains it",
      ["LIKE", "DISLIKE"],
      [["DIS", { DIS: log(0.7), LIKE: log(0.3) }], ["LIKE"]],
      [0.3, 0.7],
    ],
    [
      "are known of options in other scripts",
      ["喜欢", "跳过"],
      [["喜", { 喜: log(0.8), 跳: log(0.2) }], ["欢"]],
      [0.8, 0.2],
    ],
  ])("%s", async (_, options, tokens, expected) => {
    const found = await oddsOf(kind, form, options, tokens);
    expect(found.value).toEqual({ choice: tokens.map(([written]) => written).join("") });
    if (expected instanceof RegExp) expect(found.odds).toMatch(expected);
    else expect(found.odds).toEqual(expected);
  });

  it("are absent with a reason where the server gives no list", async () => {
    const found = await oddsOf(kind, form, ["LIKE", "SCROLL"], [["LIKE"]], false);
    expect(found).toEqual({
      value: { choice: "LIKE" },
      odds: expect.stringContaining("the server lists no probabilities"),
    });
  });
});
