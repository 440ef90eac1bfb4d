import { agentDecision } from "@concordat/contracts/agent-decision";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ChatChunk, OptionOdds } from "../chat/index.js";
import { generateObject } from "../generate/index.js";
import { createScriptedClient } from "../scripted/index.js";
import { drawnOption, fieldOdds } from "./odds.js";

const named = (...names: string[]) => names.map((name) => ({ name, value: name }));
const known = (...probabilities: number[]): OptionOdds[] =>
  probabilities.map((probability) => ({ logProbability: Math.log(probability), reason: null }));

describe("odds", () => {
  it("are shares of the mass that the options have together, which is kept", () => {
    const odds = fieldOdds(named("LIKE", "SCROLL"), known(0.1, 0.3), 0.2);
    expect(odds?.options.map(({ name, probability }) => [name, probability])).toEqual([
      ["LIKE", 0.25],
      ["SCROLL", 0.75],
    ]);
    expect(odds?.mass).toBeCloseTo(0.4, 12);
  });

  it("sum up to 1 in whole millionths, however many options there are", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -200, max: 0, noNaN: true }), { minLength: 1, maxLength: 50 }),
        (logs) => {
          const odds = fieldOdds(
            named(...logs.map(String)),
            logs.map((logProbability) => ({ logProbability, reason: null })),
            0,
          );
          const counts = odds?.options.map(({ probability }) => Math.round(probability * 1e6)) ?? [];
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1e6);
        },
      ),
    );
  });

  it.each([
    ["lacks one", [{ logProbability: -1, reason: null }]],
    [
      "cannot say one",
      [...known(0.5), { logProbability: null, reason: "it changes the last token of the prompt" }],
    ],
    ["is empty", []],
  ])("are none where the list %s", (_, list) => {
    expect(fieldOdds(named("REPLY", "REPLY_ALL"), list, 0.5)).toBeNull();
  });

  it.each([
    [0, "a"],
    [0.249999, "a"],
    [0.25, "b"],
    [0.999999, "c"],
  ])("give for the draw %d the option %s, in the contract's order", (draw, expected) => {
    const options = fieldOdds(named("a", "b", "c"), known(0.25, 0.25, 0.5), draw)?.options ?? [];
    expect(drawnOption({ options, draw })?.name).toBe(expected);
  });

  it("draw an option of probability 0 never", () => {
    const odds = fieldOdds(named("a", "b"), known(1e-30, 1), 0);
    expect(odds === null ? null : drawnOption(odds)?.name).toBe("b");
  });
});

describe("an enumeration of a client that gives odds", () => {
  const messages = [{ role: "user", content: "What of this post?" }] as const;
  const finish = {
    type: "finish",
    finishReason: "stop",
    usage: { promptTokens: 9, completionTokens: 4 },
  } as const;

  function decide(odds: readonly OptionOdds[], words = "SCROLL") {
    const scripted = createScriptedClient(({ continuations }): readonly ChatChunk[] =>
      continuations === undefined
        ? [{ type: "text", text: words }, finish]
        : [{ type: "odds", odds }, finish],
    );
    const outcome = generateObject({
      client: { ...scripted, odds: "exact" },
      contract: agentDecision,
      messages,
      form: "turns",
      omit: ["content"],
      seed: 4,
    });
    return { scripted, outcome };
  }

  it("is drawn from them, with what was drawn on record", async () => {
    const { scripted, outcome } = decide(known(0.1, 1e-9, 1e-9, 0.3), "It is dense.");
    const { state, attempts } = await outcome;
    expect(state).toBe("valid");
    expect(scripted.requests[1]?.continuations).toEqual({
      texts: ["LIKE", "REPLY", "RESHARE", "SCROLL"],
      ended: true,
    });
    const odds = attempts[1]?.turn?.odds;
    expect(odds?.options.map(({ probability }) => probability)).toEqual([0.25, 0, 0, 0.75]);
    expect(await outcome).toMatchObject({ value: { choice: odds == null ? "" : drawnOption(odds)?.value } });
  });

  it("is asked for in words where one option has none, and that is on record", async () => {
    const list = [
      ...known(0.1, 0.2, 0.3),
      { logProbability: null, reason: "it changes the last token of the prompt" },
    ];
    const { attempts, ...rest } = await decide(list).outcome;
    expect(rest).toMatchObject({ state: "valid", value: { choice: "SCROLL" } });
    expect(attempts.map(({ error, turn }) => [error?.message, turn?.odds ?? null])).toEqual([
      [undefined, null],
      ['scripted:test gave no odds for /choice: of "SCROLL", it changes the last token of the prompt', null],
      [undefined, null],
    ]);
  });
});
