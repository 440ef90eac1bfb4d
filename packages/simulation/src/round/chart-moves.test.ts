import { socialChart } from "@concordat/statechart";
import { expect, it } from "vitest";
import { chartMoves } from "../policy/chart-moves.js";

it("walks from idle back to idle, each move a transition of the chart, whatever was decided", () => {
  const moves = chartMoves(["LIKE", null, "SCROLL", "REPLY", "RESHARE", "COMPOSE"]);
  for (const { from, trigger, to } of moves) {
    expect(socialChart.transitions).toContainEqual(expect.objectContaining({ from, trigger, to }));
  }
  expect(moves[0]?.from).toBe("idle");
  expect(moves.at(-1)?.to).toBe("idle");
  expect(moves.slice(1).map(({ from }) => from)).toEqual(moves.slice(0, -1).map(({ to }) => to));
});

it("lets a decision that failed time out, and the agent browse on", () => {
  expect(chartMoves([null]).map(({ trigger }) => trigger)).toEqual([
    "start_browsing",
    "sees_post",
    "timeout",
    "start_browsing",
    "feed_empty",
    "rested",
  ]);
});
