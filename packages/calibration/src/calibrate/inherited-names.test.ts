import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import { expect, it } from "vitest";
import { combineRuns } from "../people/combine-runs.js";
import { drawnAudience } from "../testing/audience.js";
import { calibrate } from "./calibrate.js";

// Every object inherits members of these names, of which none is an answer.
const names = ["constructor", "toString", "__proto__"];

it.each(names)("a question, an option and a column may be called %s", (name) => {
  const question: SurveyQuestion = { id: name, kind: "choice", text: "Which?", choices: [name, "other"] };
  const drawn = drawnAudience({ all: 200, answered: 100, correlation: 0.8 });
  const own = (value: unknown) => Object.fromEntries([[name, value]]);
  const people = drawn.map(({ id, simulated, real, columns }, at) => ({
    id,
    simulated:
      at % 10 === 0 ? {} : own({ answer: simulated.support?.answer === "yes" ? name : "other", odds: null }),
    columns: at % 10 === 0 ? {} : own(columns?.region ?? null),
    ...(real === undefined
      ? at % 2 === 0
        ? { real: {} }
        : {}
      : { real: own(real.support === "yes" ? name : "other") }),
  })) as ReturnType<typeof drawnAudience>;
  const report = calibrate({
    questions: [{ survey: "opinion", question }],
    runs: [{ people }],
    segments: [name],
  });
  const [found] = report.questions;
  expect([found?.answered, found?.agents]).toEqual([100, 180]);
  expect(found?.estimates.flatMap(({ segment }) => segment?.value ?? [])).toEqual([
    "north",
    "north",
    "south",
    "south",
  ]);
});

it.each(names)("the odds of an option called %s are averaged over runs", (name) => {
  const question: SurveyQuestion = { id: "q", kind: "choice", text: "Which?", choices: [name, "other"] };
  const run = (answer: string) => ({
    questions: [{ survey: "opinion", question }],
    agents: [{ id: "a", columns: {}, answers: { q: { answer, odds: null } } }],
  });
  const [agent] = combineRuns([run(name), run(name), run("other"), run(name)]).agents;
  expect(Object.entries(agent?.answers.q?.odds ?? {})).toEqual([
    [name, 0.75],
    ["other", 0.25],
  ]);
});
