import { type DecisionRecord, decisionRecord } from "@concordat/contracts/decision-record";
import { expect, it } from "vitest";
import { decisionTable } from "./decision-table.js";

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
  id = "mara",
  turn: object | null = { field: "/choice", prompt: "And?", prefill: "", odds },
): DecisionRecord {
  return decisionRecord.parse({
    state: "valid",
    contract: "agent-decision/v2",
    round: 0,
    agent_id: id,
    post_id: id,
    shown_post_ids: [id],
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

const words = "I think the night train to Vienna is worth every hour of it. ".repeat(4).trim();

it.each([
  ["long words", words, "mara"],
  ["long names", "Yes.", "an-agent-with-a-name-that-goes-on-and-on-and-on"],
  ["both, and a word that never ends", "x".repeat(500), "m".repeat(200)],
])("fits 80 columns with %s", (_, text, id) => {
  const table = decisionTable([record({ choice: "LIKE", reason: text, content: text }, id)]);
  expect(Math.max(...table.split("\n").map((line) => line.length))).toBeLessThanOrEqual(79);
});

it("shows the odds of a choice, and explains one that is not the likeliest", () => {
  const said = (choice: string): string =>
    decisionTable([record({ choice, reason: "Nice." })])
      .split("\n")
      .map((line) => line.split("│")[4]?.trim() ?? "")
      .join(" ");
  expect(said("LIKE")).toContain("drawn from the model's odds: LIKE 25.0 %, SCROLL 75.0 %");
  expect(said("LIKE")).toContain("LIKE is not the likeliest option: it was drawn at random from these odds");
  expect(said("SCROLL")).not.toContain("not the likeliest");
});
