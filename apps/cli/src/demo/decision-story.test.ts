import { type DecisionRecord, decisionRecord } from "@concordat/contracts/decision-record";
import { expect, it } from "vitest";
import { decisionStory } from "./decision-story.js";

const attempt = {
  index: 1,
  state: "valid",
  seed: 7,
  text: "",
  finish_reason: "stop",
  repairs: [],
  violations: [],
  error: null,
  prompt_tokens: 90,
  completion_tokens: 8,
  started_at: "2026-03-14T09:26:53Z",
  duration_ms: 812,
} as const;

const odds = {
  options: [
    { value: "LIKE", name: "like it", probability: 0.25 },
    { value: "SCROLL", name: "scroll past", probability: 0.75 },
  ],
  mass: 0.01,
  draw: 0.1,
};

function record(
  decision: object,
  turn: object | null = { field: "/choice", prompt: "And?", prefill: "", odds },
): DecisionRecord {
  return decisionRecord.parse({
    state: "valid",
    contract: "agent-decision/v2",
    round: 0,
    agent_id: "mara",
    post_id: "p1",
    shown_post_ids: ["p1"],
    decision,
    steps: [
      {
        name: "decision",
        contract: "agent-decision/v2",
        state: "valid",
        next_state: null,
        attempts: [{ ...attempt, ...(turn === null ? {} : { turn }) }],
      },
    ],
    model: "llama:small",
    seed: 7,
    time: "2026-03-14T09:26:53Z",
    duration_ms: 900,
  });
}

const people = {
  name: () => "Mara",
  post: () => ({
    author: "nils",
    text: "My first sourdough came out flat as a pancake. What did I do wrong, please?",
  }),
};

it("tells who decided, on whose post, with a bar for the odds, and the words, in fewer than 80 columns", () => {
  const reason =
    "I think the sourdough needs a much warmer corner of the kitchen, and a good deal more patience than I ever had.";
  const story = decisionStory(record({ choice: "LIKE", reason }), people);
  expect(story).toMatchInlineSnapshot(`
    "Mara, on nils: "My first sourdough came out flat as a pancake. What did I do…"
      likes it      █████░░░░░░░░░░░░░░░ 25 %
      "I think the sourdough needs a much warmer corner of the kitchen, and a good
      deal more patience than I ever had.""
  `);
  for (const line of story.split("\n")) expect(line.length).toBeLessThan(80);
});

it("tells what was written rather than why", () => {
  const story = decisionStory(
    record({ choice: "REPLY", reason: "I know this.", content: "Try a warmer corner." }),
    people,
  );
  expect(story).toContain('"Try a warmer corner."');
  expect(story).not.toContain("I know this.");
});

it("shows no bar where there are no odds", () => {
  expect(decisionStory(record({ choice: "LIKE", reason: "Nice." }, null), people).split("\n")[1]).toBe(
    "  likes it",
  );
});

it("keeps a word without spaces within the columns", () => {
  const story = decisionStory(record({ choice: "LIKE", reason: "x".repeat(200) }), people);
  for (const line of story.split("\n")) expect(line.length).toBeLessThan(80);
});
