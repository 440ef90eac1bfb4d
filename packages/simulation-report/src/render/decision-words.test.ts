import { expect, it } from "vitest";
import type { ListedDecision } from "../decisions/decision.js";
import { decisionLine, decisionLines } from "./decision-words.js";

const base: ListedDecision = {
  round: 0,
  agent: "mara",
  segment: null,
  policy: "model",
  post: "p1",
  rank: 1,
  route: "followed",
  state: "valid",
  code: null,
  choice: "REPLY",
  content: null,
  reason: null,
  copied: [],
  rule: null,
};

it("writes a reason that several decisions give once, with how many give it", () => {
  const lines = decisionLines([
    { ...base, reason: "It is on my way." },
    { ...base, agent: "leo", reason: "it is on my way" },
    { ...base, agent: "ada", reason: "I like trains." },
  ]);
  expect(lines).toEqual([
    "round 0, mara on p1: REPLY, because “It is on my way.” (2 of the first 3 give this reason)",
    "round 0, leo on p1: REPLY, for a reason given above",
    "round 0, ada on p1: REPLY, because “I like trains.”",
  ]);
});

it("writes one sentence that was given as the reason and as the text once", () => {
  const same = "I think it is a fine idea.";
  expect(decisionLine({ ...base, content: same, reason: same })).toBe(
    `round 0, mara on p1: REPLY, because “${same}”`,
  );
});

it("leaves out texts that only repeat what the agent was shown, and says so", () => {
  const texts = { content: "Market Street will be closed", reason: "I live there." };
  expect(decisionLine({ ...base, ...texts, copied: ["content"] })).toBe(
    "round 0, mara on p1: REPLY, because “I live there.” (left out: its text only repeats what it was shown)",
  );
  const [line] = decisionLines([{ ...base, ...texts, copied: ["reason", "content"] }]);
  expect(line).toBe(
    "round 0, mara on p1: REPLY (left out: its reason and its text only repeat what it was shown)",
  );
});
