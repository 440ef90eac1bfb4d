import { decisionRecord } from "@concordat/contracts/decision-record";
import { expect, it } from "vitest";
import { DecisionSummary, failureLines } from "./decision-summary.js";

function failed(message: string) {
  return decisionRecord.parse({
    state: "failed",
    contract: "agent-decision/v2",
    round: null,
    agent_id: "ann",
    shown_post_ids: ["p1"],
    post_id: "p1",
    steps: [],
    model: "m",
    seed: 1,
    time: "2026-01-01T00:00:00Z",
    duration_ms: 1,
    error: { code: "PROTOCOL_ERROR", message },
  });
}

it("names why decisions failed, the most frequent reason first, and no more than three", () => {
  const tally = new DecisionSummary();
  for (const message of ["no stream", "no stream", "cut", "odd", "other", "no stream"])
    tally.add(failed(message));
  expect(failureLines(tally)).toEqual([
    "3 failed: no stream",
    "1 failed: cut",
    "1 failed: odd",
    "1 failed for other reasons; --json prints each",
  ]);
});

it("no longer names a failure that was replaced", () => {
  const tally = new DecisionSummary();
  tally.add(failed("no stream"));
  tally.add(failed("cut"), failed("no stream"));
  expect(failureLines(tally)).toEqual(["1 failed: cut"]);
});
