import { expect, it } from "vitest";
import { support } from "../testing/audience.js";
import { panelQuestions } from "../testing/small-panel.js";
import { checkPlan, plannedFor } from "./check-plan.js";

const panel = panelQuestions.map(({ question }) => question);

it.each([
  [
    { plan: 0.05, questions: [support] },
    /±0\.05 percentage points for "support", .* for ±5 percentage points write 5$/,
  ],
  [{ plan: 0.05, questions: panel }, /if it is meant for a mean, name its question, such as trust=0\.05$/],
  [{ plan: 5, questions: panel, primary: "trust" }, /a plan of ±5 is as wide as the scale of "trust"/],
  [{ plan: { support: 0.05 }, questions: panel }, /±0\.05 percentage points for "support"/],
  [{ plan: { trust: 5 }, questions: panel }, /a plan of ±5 is as wide as the scale of "trust"/],
  [
    { plan: { suport: 5 }, questions: panel },
    /a plan for "suport", which was not asked; did you mean support/,
  ],
])("refuses a half-width that was meant in another unit: %o", (options, message) => {
  expect(() => checkPlan(options)).toThrow(message);
});

it("plans for the questions that are named, and for no other", () => {
  const plan = { trust: 0.2, support: 3 };
  expect(() => checkPlan({ plan, questions: panel })).not.toThrow();
  expect(panel.map((question) => plannedFor(question, plan) ?? null)).toEqual([3, 0.2]);
  expect(panel.map((question) => plannedFor(question, { support: 3 }) ?? null)).toEqual([3, null]);
});

it("accepts a half-width that suits some question, and plans it for these only", () => {
  expect(() => checkPlan({ plan: 5, questions: panel })).not.toThrow();
  expect(() => checkPlan({ plan: 0.2, questions: panel, primary: "trust" })).not.toThrow();
  expect(panel.map((question) => plannedFor(question, 5) ?? null)).toEqual(
    panel.map(({ kind }) => (kind === "choice" ? 5 : null)),
  );
});
