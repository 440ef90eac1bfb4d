import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { expect, it } from "vitest";
import { decisionLine } from "./decision-line.js";

const base = { contract: "agent-decision/v2", agent_id: "ana", post_id: "p1" };
const options = [
  { value: "LIKE", name: "like it", probability: 0.25 },
  { value: "SCROLL", name: "scroll on", probability: 0.75 },
];
const attempts = [{ turn: { field: "/choice", odds: { options, mass: 1, draw: 0.1 } } }];

function decided(choice: string): DecisionRecord {
  const decision = { choice, reason: "I bake,\nand more.", content: "Nice \u001b[31m loaf" };
  return { ...base, state: "valid", decision, steps: [{ attempts }] } as never;
}

it("says who decided what, with odds and words, and explains a choice that is not the likeliest", () => {
  const line = decisionLine(decided("LIKE"));
  expect(line).toMatch(
    /^ana on p1: .*LIKE.* \(odds 25 %\) · I bake, and more\. · "Nice .* · LIKE is not the likeliest/,
  );
  expect(line).not.toContain("\n");
  expect(decisionLine(decided("SCROLL"))).not.toContain("not the likeliest");
});

it("says how a decision failed", () => {
  const error = { code: "TIMEOUT", message: "no answer in 2 s" };
  const record = { ...base, state: "failed", error, steps: [] } as never;
  expect(decisionLine(record)).toMatch(/^ana on p1: .*failed.* · TIMEOUT: no answer in 2 s$/);
});
