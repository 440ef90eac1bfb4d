import { questionnaire } from "@concordat/contracts/questionnaire";
import { expect, it } from "vitest";
import { opinion } from "../../testing/survey-scenario.js";
import { answerContract } from "./survey-answer-contract.js";

const [support, trust, trips, worry] = questionnaire.parse(opinion).questions.map(answerContract);

it.each([
  ["a choice", support, ["yes", "no", "undecided"], ["maybe", "Yes", "", 1, null]],
  ["a scale", trust, [1, 7], [0, 8, 3.5, "3", null]],
  ["a whole number with bounds", trips, [0, 50], [-1, 51, 0.5, "7"]],
  ["a short text", worry, ["The noise.", "x".repeat(40)], [" ", "x".repeat(41), 5]],
])("accepts of %s only what may be answered", (_, contract, allowed, refused) => {
  expect(allowed.filter((answer) => contract?.is({ answer }))).toEqual(allowed);
  expect(refused.filter((answer) => contract?.is({ answer }))).toEqual([]);
  expect(contract?.is({})).toBe(false);
});

it("takes of a number without bounds what can be counted with, and tells the model of any other", () => {
  const [contract] = questionnaire
    .parse({ name: "open", questions: [{ id: "n", kind: "number", text: "How many?" }] })
    .questions.map(answerContract);
  const refused = [1e308, -1e308, Number.POSITIVE_INFINITY, 2 ** 53];
  const allowed = [-1e9, 0.5, 1e9, 2 ** 53 - 1];
  expect([...refused, ...allowed].filter((answer) => contract?.is({ answer }))).toEqual(allowed);
  expect(contract?.validate({ answer: 1e308 })[0]?.message).toBe("must be at most 9007199254740991");
});
