import type { Synthesis } from "@concordat/contracts/synthesis";
import { describe, expect, it } from "vitest";
import { breachesOf } from "./breaches.js";
import { stanceLabel } from "./stance.js";

const plain: Synthesis = {
  recommendation: "conditional_go",
  confidence: "medium",
  rationale: "It costs less. The risk is small.",
  key_tradeoffs: ["Cost against upkeep.", "Speed against control."],
  next_steps: ["Try it with one team.", "Name an owner."],
  open_questions: [],
};
const paragraph =
  "We should go ahead with self-hosted runners, since they cost less, start sooner and can be kept in our own network.";

describe("a synthesis as it was asked for", () => {
  it.each<[string, Partial<Synthesis>]>([
    ["a stance and plain sentences", {}],
    ["a short stance in other words", { recommendation: "Go, if the pilot costs less than 4,000 a month." }],
    ["eighty characters, counted as people do", { recommendation: "🥖".repeat(80) }],
    ["names with underscores", { rationale: "Set max_runner_count and min_runner_count first." }],
    ["sums", { rationale: "2 * 3 * 4 is more than 20, and a*b*c more than that." }],
    [
      "a number at the beginning",
      { next_steps: ["#1 is the pilot.", "3.5 months are enough.", "-5 degrees."] },
    ],
    ["comparison and placeholders", { rationale: "Costs > 4,000 are too high [see the notes]." }],
    ["a footnote's asterisk", { rationale: "It costs 4,000* a month. *Without tax." }],
  ])("with %s breaks nothing", (_, part) => {
    expect(breachesOf({ ...plain, ...part })).toEqual([]);
  });
});

describe("a synthesis with Markdown in it", () => {
  it.each<[string, string]>([
    ["a heading", "## Summary\nIt costs less."],
    ["a list", "Because:\n- it costs less\n- it is fun"],
    ["an ordered list", "1. It costs less.\n2. It is fun."],
    ["a quotation", "> It costs less."],
    ["a table", "| cost | upkeep |\n|---|---|\n| 4 | 3 |"],
    ["a rule", "It costs less.\n---\nIt is fun."],
    ["bold", "It costs **less**."],
    ["emphasis", "It costs *much* less."],
    ["emphasis with underscores", "It costs _much_ less."],
    ["struck out", "It costs ~~more~~ less."],
    ["code", "Run `make`."],
    ["a block of code", "Run this:\n```sh\nmake\n```"],
    ["a link", "See [the notes](https://example.org)."],
  ])("is noted: %s", (_, text) => {
    expect(breachesOf({ ...plain, rationale: text })).toEqual(["markdown"]);
    for (const part of [{ key_tradeoffs: ["Cost.", text] }, { open_questions: ["Who?", text] }])
      expect(breachesOf({ ...plain, ...part })).toContain("markdown");
  });

  it("is noted in the recommendation too", () => {
    expect(breachesOf({ ...plain, recommendation: "**go**" })).toEqual(["markdown"]);
  });
});

describe("an item of several sentences", () => {
  it.each(["key_tradeoffs", "next_steps", "open_questions"] as const)("is noted in %s", (list) => {
    const items = ["It is cheap. It is slow.", "Who pays?"];
    expect(breachesOf({ ...plain, [list]: items })).toEqual(["long-items"]);
  });

  it("is no breach in the rationale, which may have several", () => {
    expect(breachesOf({ ...plain, rationale: "It is cheap. It is slow. Who pays?" })).toEqual([]);
  });
});

describe("a list of the synthesis", () => {
  const items = (count: number): string[] => Array.from({ length: count }, (_, index) => `Step ${index}.`);

  it.each([
    [0, []],
    [1, ["items-out-of-range"]],
    [2, []],
    [6, []],
    [7, ["items-out-of-range"]],
  ])("of %i items: %j", (count, breaches) => {
    for (const list of ["key_tradeoffs", "next_steps", "open_questions"])
      expect(breachesOf({ ...plain, [list]: items(count) })).toEqual(breaches);
  });

  it("may have one item alone in the answer that is asked for when too little is known", () => {
    const unknown: Synthesis = {
      recommendation: "conditional_go",
      confidence: "low",
      rationale: "There is insufficient information.",
      key_tradeoffs: [],
      next_steps: [],
      open_questions: ["What does it cost?"],
    };
    expect(breachesOf(unknown)).toEqual([]);
    expect(breachesOf({ ...unknown, confidence: "high" })).toEqual(["items-out-of-range"]);
    expect(breachesOf({ ...unknown, next_steps: items(7) })).toEqual(["items-out-of-range"]);
  });
});

describe("a recommendation that is a paragraph", () => {
  it.each([paragraph, "go\n\nIt costs less."])("is noted: %j", (recommendation) => {
    expect(breachesOf({ ...plain, recommendation })).toEqual(["recommendation-not-a-stance"]);
  });

  it.each([
    ["conditional_go", "conditional_go"],
    [paragraph, "We should go ahead with self-hosted runners, since they cost less, start sooner …"],
    ["go\n\nIt costs less.", "go …"],
    ["x".repeat(100), `${"x".repeat(80)} …`],
    ["🥖".repeat(100), `${"🥖".repeat(80)} …`],
  ])("%j is shown in a row of others as %j", (recommendation, label) => {
    expect(stanceLabel(recommendation)).toBe(label);
  });
});
