import { createContract } from "@concordat/contracts/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generateObject } from "../generate/index.js";
import { drawnOdds } from "../odds/drawn-odds.js";
import { createScriptedClient } from "../scripted/index.js";
import { adjustOdds, rawOdds } from "./adjust-odds.js";

const names = ["like it", "share it", "scroll past"];
const finish = {
  type: "finish",
  finishReason: "stop",
  usage: { promptTokens: 1, completionTokens: 1 },
} as const;

function client(shares: readonly (number | null)[]) {
  const odds = shares.map((share) => ({
    logProbability: share === null ? null : Math.log(share),
    reason: share === null ? "not known" : null,
  }));
  const scripted = createScriptedClient(({ continuations }) =>
    continuations === undefined ? "like it" : [{ type: "odds", odds }, finish],
  );
  return { ...scripted, odds: "exact" as const, form: "turns" as const };
}

const contract = createContract<{ choice: string }>({
  name: "choice",
  version: 1,
  schema: {
    type: "object",
    properties: { choice: { type: "string", enum: names } },
    required: ["choice"],
    additionalProperties: false,
  },
  check: () => true,
  fillDefaults: (value) => value,
});

async function oddsOf(asked: ReturnType<typeof adjustOdds>) {
  const outcome = await generateObject({
    client: asked,
    contract,
    form: "turns",
    seed: 1,
    messages: [{ role: "user", content: "A post." }],
    questions: { "/choice": "What do you do?" },
    maxAttempts: 1,
  });
  return { outcome, odds: drawnOdds(outcome.attempts, "/choice") };
}

describe("adjusted odds", () => {
  const neutral = { "like it": 0.6, "share it": 0.3, "scroll past": 0.1 };

  it("are those of the model divided by what it prefers where there is nothing to decide on", async () => {
    const { odds, outcome } = await oddsOf(adjustOdds(client([0.06, 0.03, 0.01]), { neutral }));
    expect(odds?.options.map(({ probability }) => Number(probability.toFixed(3)))).toEqual([
      0.333, 0.333, 0.333,
    ]);
    expect(odds?.mass).toBeCloseTo(0.1, 9);
    expect(outcome.model).toContain("(odds times: like it 0.5556, share it 1.111, scroll past 3.333)");
  });

  it("have the base rates where the model sees nothing to decide on", async () => {
    const base = { "like it": 0.2, "share it": 0.1, "scroll past": 0.7 };
    const { odds } = await oddsOf(adjustOdds(client([0.06, 0.03, 0.01]), { neutral, base }));
    expect(odds?.options.map(({ probability }) => Number(probability.toFixed(3)))).toEqual([0.2, 0.1, 0.7]);
  });

  it("keep what differs between two posts: the ratio of their odds is that of the raw ones, and the raw ones can be had again", async () => {
    const share = fc.double({ min: 0.01, max: 1, noNaN: true });
    await fc.assert(
      fc.asyncProperty(fc.tuple(share, share, share), async (shares) => {
        const { odds } = await oddsOf(adjustOdds(client(shares), { neutral }));
        const total = shares.reduce((sum, one) => sum + one, 0);
        const back = rawOdds(odds?.options ?? [], { neutral });
        for (const [index, { probability }] of back.entries())
          expect(probability).toBeCloseTo((shares[index] ?? 0) / total, 4);
      }),
      { numRuns: 30 },
    );
  });

  it("leave a question of other options alone, and odds of which one is not known", async () => {
    const others = { yes: 0.9, no: 0.1 };
    const { odds } = await oddsOf(adjustOdds(client([0.6, 0.3, 0.1]), { neutral: others }));
    expect(odds?.options.map(({ probability }) => probability)).toEqual([0.6, 0.3, 0.1]);
    const { outcome } = await oddsOf(adjustOdds(client([0.6, null, 0.1]), { neutral }));
    expect(outcome).toMatchObject({ state: "failed", error: { code: "UNREADABLE" } });
  });

  it.each([
    [{ neutral: {} }, "neutral must give each option a number"],
    [{ neutral: { a: 0.5, b: 2 } }, "neutral must give each option a number"],
    [
      { neutral: { a: 0.5, b: 0.5 }, base: { a: 0.5, c: 0.5 } },
      "base must name the same options as neutral, not differ in c, b",
    ],
  ])("refuse the adjustment %j", (adjustment, message) => {
    expect(() => adjustOdds(client([1]), adjustment)).toThrow(message);
  });

  it("need a client that evaluates options", () => {
    const listed = { ...client([1]), odds: "listed" as const };
    expect(() => adjustOdds(listed, { neutral })).toThrow("does not give the probability of every option");
  });
});
