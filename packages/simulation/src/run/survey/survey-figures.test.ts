import { expect, it } from "vitest";
import { SurveyAnswers } from "./survey-figures.js";

const question = {
  id: "support",
  text: "Close the street?",
  kind: "choice",
  choices: ["yes", "no"],
} as const;
const answers = ["yes", "no", "no", "yes", null];

function figures(people?: ConstructorParameters<typeof SurveyAnswers>[0]) {
  const collected = new SurveyAnswers(people);
  for (const [agent, answer] of answers.entries())
    collected.add(0, {
      ...{ agent, survey: "opinion", question: { ...question, choices: [...question.choices] } },
      ...{ state: answer === null ? "failed" : "valid", answer },
    });
  return collected.figures()[0]?.askings[0];
}

it("weights shares by people, over those who answered, and says what the answers are worth", () => {
  const weights = [3, 1, 1, 3, 100];
  const weighted = figures({ isWeighted: true, weight: (agent) => weights[agent] ?? 1, columns: () => ({}) });
  expect(weighted?.counts.map(({ count }) => count)).toEqual([2, 2]);
  expect(weighted?.weighted).toEqual({ shares: [0.75, 0.25], mean: null, effective: 64 / 20 });
});

it("has no weighted figures without weights", () => {
  expect(figures()?.weighted).toBeUndefined();
  expect(figures({ isWeighted: false, weight: () => 2, columns: () => ({}) })?.weighted).toBeUndefined();
});
