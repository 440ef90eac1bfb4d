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
  [{ plan: 0.05, questions: panel }, /if it is meant for a mean, name its question as the primary one$/],
  [{ plan: 5, questions: panel, primary: "trust" }, /a plan of ±5 is as wide as the scale of "trust"/],
])("refuses a half-width that was meant in another unit: %o", (options, message) => {
  expect(() => checkPlan(options)).toThrow(message);
});

it("accepts a half-width that suits some question, and plans it for these only", () => {
  expect(() => checkPlan({ plan: 5, questions: panel })).not.toThrow();
  expect(() => checkPlan({ plan: 0.2, questions: panel, primary: "trust" })).not.toThrow();
  expect(panel.map((question) => plannedFor(question, 5) ?? null)).toEqual(
    panel.map(({ kind }) => (kind === "choice" ? 5 : null)),
  );
});
