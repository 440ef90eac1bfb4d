import { expect, it } from "vitest";
import { panelQuestions } from "../testing/small-panel.js";
import { combineRuns } from "./combine-runs.js";
import type { SimulatedAnswers } from "./simulated-answers.js";

const run = (support: string | null, trust: number | null): SimulatedAnswers => ({
  questions: panelQuestions,
  agents: [
    {
      ...{ id: "p1", columns: { region: "north" } },
      answers: { support: { answer: support, odds: null }, trust: { answer: trust, odds: null } },
    },
  ],
});

it("averages what an agent answers over the runs, of the valid answers only", () => {
  const { agents } = combineRuns([run("yes", 1), run("yes", 4), run("no", 4), run(null, null)]);
  expect(agents).toEqual([
    {
      ...{ id: "p1", columns: { region: "north" } },
      answers: {
        support: { answer: "yes", odds: { yes: expect.closeTo(2 / 3, 12), no: expect.closeTo(1 / 3, 12) } },
        trust: { answer: 4, odds: { 1: expect.closeTo(1 / 3, 12), 4: expect.closeTo(2 / 3, 12) } },
      },
    },
  ]);
});

it("leaves a single run as it is, and an agent without a valid answer without one", () => {
  const only = run("yes", 3);
  expect(combineRuns([only])).toBe(only);
  expect(combineRuns([run(null, 1), run(null, 3)]).agents[0]?.answers.support).toEqual({
    answer: null,
    odds: null,
  });
  expect(() => combineRuns([])).toThrow("there are no runs to combine");
});

it("refuses runs of different people", () => {
  const [first] = run("yes", 3).agents;
  if (first === undefined) throw new Error("no agent");
  const others = { questions: panelQuestions, agents: [{ ...first, id: "p2" }] };
  expect(() => combineRuns([run("yes", 3), others])).toThrow(
    "the runs are of different people (1 of 1 differ), so that answers cannot be averaged",
  );
});
