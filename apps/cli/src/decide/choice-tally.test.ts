import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { expect, it } from "vitest";
import { ChoiceTally } from "./choice-tally.js";

const base = { contract: "agent-decision/v2", agent_id: "ana", post_id: "p1" };

/** A record with the fields that a tally reads. */
function decided(choice: string, like: number | null = null, post_id: string | null = "p1"): DecisionRecord {
  const options = [
    { value: "LIKE", name: "like it", probability: like ?? 0 },
    { value: "SCROLL", name: "scroll on", probability: 1 - (like ?? 0) },
  ];
  const turn = { field: "/choice", odds: { options, mass: 1, draw: 0.5 } };
  const steps = [{ attempts: like === null ? [] : [{ turn }] }];
  return { ...base, post_id, state: "valid", decision: { choice, reason: "r" }, steps } as never;
}

const failed: DecisionRecord = { ...base, state: "failed", steps: [{ attempts: [] }] } as never;
const posts = [{ id: "p1", text: `A   post\nof two lines ${"and many words ".repeat(10)}` }] as never;

it("counts the choices on a post, the most frequent first, in lines of at most 80 characters", () => {
  const tally = new ChoiceTally();
  for (const choice of ["SCROLL", "LIKE", "SCROLL", "SCROLL"]) tally.add(decided(choice));
  const lines = tally.text(posts).split("\n");
  expect(lines.map((line) => line.length).filter((length) => length > 80)).toEqual([]);
  expect(lines[0]).toMatch(/^p1: A post of two lines and many .*…$/);
  expect(lines.slice(1)).toEqual([
    `  SCROLL     3  75 %  ${"█".repeat(23)}`,
    `  LIKE       1  25 %  ${"█".repeat(8)}`,
  ]);
});

it("sets the mean of the odds next to each choice", () => {
  const tally = new ChoiceTally();
  tally.add(decided("SCROLL", 0.4));
  tally.add(decided("SCROLL", 0.2));
  expect(tally.text(posts).split("\n").slice(1)).toEqual([
    `  SCROLL     2 100 %  odds  70 %  ${"█".repeat(30)}`,
    "  LIKE       0   0 %  odds  30 %",
  ]);
});

it("names what got no valid answer, which is no part of the shares, until it is answered", () => {
  const tally = new ChoiceTally();
  tally.add(decided("LIKE"));
  tally.add(failed);
  expect(tally.text(posts)).toContain(" 100 % ");
  expect(tally.text(posts)).toMatch(/\n {2}1 failed$/);
  tally.add(decided("LIKE"), failed);
  expect(tally.text(posts)).not.toContain("failed");
});

it("calls a feed that was shown at once by that name", () => {
  const tally = new ChoiceTally();
  tally.add(decided("LIKE", null, null));
  expect(tally.text(posts)).toMatch(/^The whole feed\n {2}LIKE +1 100 %/);
});
