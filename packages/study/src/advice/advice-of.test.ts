import type { CompletedSpecialist, DecisionRun } from "@concordat/contracts/decision-run";
import { newRun } from "@concordat/copilot";
import { SupportedNumbers } from "@concordat/report-kit";
import { expect, it } from "vitest";
import { adviceOf } from "./advice-of.js";

const usage = { attempts: 1, prompt_tokens: null, completion_tokens: null, duration_ms: 0 };

function specialist(agent: CompletedSpecialist["agent"], texts: readonly string[]): CompletedSpecialist {
  const items = texts.map((text) => ({ text, named_by: 1, sources: [] }));
  return {
    agent,
    state: "completed",
    items,
    samples: 1,
    long_items: 0,
    out_of_range: true,
    repairs: [],
    usage,
  };
}

/** A run whose specialists found this, and whose synthesis is a go with high confidence nevertheless. */
function sureRun(found: readonly string[]): DecisionRun {
  const [recommendation, confidence] = ["go", "high"] as const;
  return {
    ...newRun({ question: "Which message?", model: "scripted:test" }),
    status: "completed",
    specialists: [specialist("pro", found), specialist("con", [])],
    synthesis: {
      state: "completed",
      output: {
        recommendation,
        confidence,
        rationale: "It is plain.",
        key_tradeoffs: [],
        next_steps: [],
        open_questions: [],
      },
      citations: { rationale: [], key_tradeoffs: [], next_steps: [] },
      missing: [],
      samples: 1,
      spread: [{ recommendation, count: 1 }],
      repairs: [],
      usage,
    },
  };
}

const noNumbers = new SupportedNumbers([], []);

it("advice that rests on nothing has that among its shortfalls", () => {
  expect(adviceOf(sureRun([]), noNumbers)).toMatchObject({
    state: "made",
    recommendation: "go",
    shortfalls: [
      "The specialist for pro named nothing.",
      "The specialist for con named nothing.",
      expect.stringMatching(/^The recommendation rests on nothing: it is "go" with high confidence/),
    ],
  });
});

it("advice that rests on something has not", () => {
  expect(adviceOf(sureRun(["It is shared more."]), noNumbers)).toMatchObject({
    shortfalls: ["The specialist for con named nothing."],
  });
});
