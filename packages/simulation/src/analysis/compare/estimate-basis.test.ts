import type { ScenarioInput } from "@concordat/contracts/scenario";
import { simulationComparison } from "@concordat/contracts/simulation-comparison";
import type { ChatClient, OptionOdds } from "@concordat/llm";
import { createScriptedClient, type ScriptedAnswer } from "@concordat/llm/scripted";
import { describe, expect, it } from "vitest";
import {
  compareRuns,
  createMemoryLedger,
  type MeasuredRun,
  measureRun,
  modelPolicies,
  simulate,
} from "../../index.js";
import { postBy, smallScenario } from "../../testing/scenarios.js";
import { meanOfRuns } from "./mean-of-runs.js";

const sides = {
  a: { counted: [0.2, 0.25, 0.15, 0.3, 0.22], expected: [0.215, 0.221, 0.219, 0.224, 0.218] },
  b: { counted: [0.3, 0.25, 0.28, 0.33, 0.27], expected: [0.268, 0.276, 0.27, 0.279, 0.273] },
};

/** The difference of B and A in pairs by scipy 1.17.1: `ttest_rel`, and the interval from `t.ppf`. */
const scipy = {
  counted: {
    mean_a: 0.224,
    mean_b: 0.286,
    low: -0.0033497564791632,
    high: 0.1273497564791632,
    p_value: 0.0579352583443464,
  },
  expected: {
    mean_a: 0.2194,
    mean_b: 0.2732,
    low: 0.0515788439158418,
    high: 0.0560211560841583,
    p_value: 2.929153812324e-7,
  },
};

const close = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, expect.closeTo(value, 12)]));

function runsOf(side: keyof typeof sides, more: Partial<MeasuredRun> = {}, lacking = -1): MeasuredRun[] {
  const { counted, expected } = sides[side];
  return counted.map((value, index) => ({
    ...{ name: "street", scenario: "e".repeat(64), seed: index, rules: null, rounds: 1, agents: 50 },
    ...{ identity: "a".repeat(64), hash: "b".repeat(64), audience: "c".repeat(64), post: null, answers: [] },
    values: [
      {
        measure: "like_rate",
        segment: null,
        value,
        ...(index === lacking ? {} : { expected: expected[index] ?? 0 }),
      },
    ],
    ...more,
  }));
}

const compared = (a: readonly MeasuredRun[], b: readonly MeasuredRun[]) => {
  const comparison = compareRuns({ a, b });
  expect(simulationComparison.validate(comparison)).toEqual([]);
  return comparison.results[0];
};

describe("what a rate is estimated from", () => {
  it("is what was to be expected, in runs of one round; what was counted stands next to it", () => {
    expect(compared(runsOf("a"), runsOf("b"))).toMatchObject({
      ...close(scipy.expected),
      values_a: sides.a.expected,
      verdict: "higher",
      estimate: {
        basis: "expected",
        reason: expect.stringContaining("single round"),
        other: { ...close(scipy.counted), values_b: sides.b.counted },
      },
    });
    expect(meanOfRuns(runsOf("a"), { measure: "like_rate", segment: null })).toMatchObject({
      basis: "expected",
      mean: expect.closeTo(0.2194, 12),
      other: { mean: expect.closeTo(0.224, 12) },
    });
  });

  it("is what was counted, in runs of several rounds; what was to be expected stands next to it", () => {
    expect(compared(runsOf("a", { rounds: 2 }), runsOf("b", { rounds: 2 }))).toMatchObject({
      ...close(scipy.counted),
      verdict: "not-told-apart",
      estimate: {
        basis: "counted",
        reason: expect.stringContaining("several rounds"),
        other: close(scipy.expected),
      },
    });
  });

  it("is what was counted, alone, where a run does not know what was to be expected", () => {
    const result = compared(runsOf("a"), runsOf("b", {}, 3));
    expect(result).toMatchObject(close(scipy.counted));
    expect(result?.estimate).toBeUndefined();
  });

  it("is what was counted, where what was to be expected does not vary", () => {
    const constant = runsOf("a").map((run) => ({
      ...run,
      values: run.values.map((value) => ({ ...value, expected: 0.22 })),
    }));
    expect(compared(constant, runsOf("b"))).toMatchObject({
      ...close(scipy.counted),
      estimate: { basis: "counted", reason: expect.stringContaining("exact") },
    });
  });
});

describe("what is to be expected of a run", () => {
  const finish = {
    type: "finish",
    finishReason: "stop",
    usage: { promptTokens: 9, completionTokens: 4 },
  } as const;
  const odds: OptionOdds[] = [0.2, 0.1, 0.3, 0.4].map((share) => ({
    logProbability: Math.log(share),
    reason: null,
  }));

  function evaluating(words: string): ChatClient {
    const scripted = createScriptedClient(({ continuations, field }): ScriptedAnswer => {
      if (continuations !== undefined) return [{ type: "odds", odds }, finish];
      return field === "/content" ? words : "It sounds lovely.";
    });
    return { ...scripted, form: "turns", odds: "exact" };
  }

  const rates = async (policy: ScenarioInput["policy"], words = "So it is.") => {
    const scenario = smallScenario(
      ["ada", "bo", "cy"],
      ["bo>ada", "cy>ada"],
      {
        rounds: 1,
        policy,
        relevance: { file: "relevance.json" },
      },
      {
        posts: [postBy("paper", { id: "news", followed_by: "everyone" })],
        relevance: ["ada", "bo", "cy"].map((agent_id) => ({ agent_id, post_id: "news", score: 1 })),
      },
    );
    const ledger = createMemoryLedger();
    await simulate({ scenario, ledger, model: modelPolicies({ client: evaluating(words), maxAttempts: 1 }) });
    const { values } = await measureRun({ scenario, ledger });
    return Object.fromEntries(
      values.flatMap(({ measure, expected }) =>
        expected === undefined ? [] : [[measure, expect.closeTo(expected, 9)]],
      ),
    );
  };

  it("is the mean of the probabilities that a model gave and choices were drawn from", async () => {
    expect({ like_rate: 0.2, reply_rate: 0.1, reshare_rate: 0.3, scroll_rate: 0.4, compose_rate: 0 }).toEqual(
      await rates({ kind: "model" }),
    );
  });

  it("is the mean of the probabilities of a rule, with words and without", async () => {
    const rule = { kind: "relevance", rates: { LIKE: 0.2, RESHARE: 0.1 } } as const;
    const expected = { like_rate: 0.2, reply_rate: 0, reshare_rate: 0.1, scroll_rate: 0.7, compose_rate: 0 };
    expect(expected).toEqual(await rates(rule));
    expect(expected).toEqual(await rates({ ...rule, words: true }));
  });

  it("is not known where a decision failed, or a rule draws from no odds", async () => {
    expect(await rates({ kind: "relevance", rates: { RESHARE: 0.99 }, words: true }, " ")).toEqual({});
    expect(await rates({ kind: "cascade", probability: 1 })).toEqual({});
  });
});
