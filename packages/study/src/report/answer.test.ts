import type { StudyResult } from "@concordat/contracts/study-report";
import { describe, expect, it } from "vitest";
import { nothingToWeigh } from "../advice/advice-of.js";
import { studyAnswer } from "./answer.js";
import { askedOf } from "./candidate.js";

function answer(more: Partial<StudyResult>, model: string | null = "ollama:mistral") {
  const result: StudyResult = {
    ...{ measure: "reshare_rate", unit: "share", mean_a: 0.1, mean_b: 0.14, difference: 0.04 },
    ...{ low: 0.01, high: 0.07, p_corrected: 0.02, verdict: "higher" },
    ...{ smallest_shown: 0.03, size: 0.01, runs_for_size: 40 },
    ...more,
  };
  return studyAnswer({
    study: { measure: "reshare_rate", prefer: "higher", runs: 20 },
    messages: [
      { name: "old", mean: 0.1 },
      { name: "new", mean: 0.14 },
    ],
    pairs: [{ a: "old", b: "new", results: [result] }],
    ...{ agents: 50, model },
  });
}

const setting = "Among 50 agents, simulated with ollama:mistral and not people, in 20 runs of each message, ";

describe("the headline of a study", () => {
  it("has the difference with its interval, the agents, the runs, the model, and that they are not people, in one sentence", () => {
    expect(answer({})).toEqual({
      state: "best",
      best: ["new"],
      sentence: `${setting}new is better than old: the reshare rate is 14.0 % on average, against 10.0 %, a difference of +1 to +7 points with 95 % confidence.`,
    });
  });

  it("has the interval in favour of the message that is better", () => {
    const { sentence } = answer({ verdict: "lower", low: -0.07, high: -0.01 });
    expect(sentence).toContain("old is better than new");
    expect(sentence).toContain("a difference of +1 to +7 points");
  });

  it("says of rules that they are rules", () => {
    expect(answer({}, null).sentence).toMatch(/^Among 50 agents, simulated with rules and not people, /);
  });

  it("recommends nothing where messages cannot be told apart, and no one is asked to", () => {
    const found = answer({ verdict: "not-told-apart", low: -0.01, high: 0.09 });
    expect(found).toMatchObject({ state: "not-told-apart", best: [] });
    expect(found.sentence).toMatch(
      /^Among .*, the messages cannot be told apart by the reshare rate: new less old is a difference of -1 to \+9 points with 95 % confidence\. That /,
    );
    expect(askedOf({ question: "Which message?", answer: found })).toBe("Which message?");
    expect(nothingToWeigh(found)).toContain("cannot be told apart");
    expect(nothingToWeigh(answer({}))).toBeNull();
  });

  it("recommends nothing where chance cannot be judged", () => {
    const found = answer({ verdict: "nothing-varies", low: null, high: null });
    expect(
      found.sentence.startsWith(`${setting}the reshare rate does not show which message is better: `),
    ).toBe(true);
    expect(nothingToWeigh(found)).not.toBeNull();
  });
});
