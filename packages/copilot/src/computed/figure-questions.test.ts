import { describe, expect, it } from "vitest";
import { figureQuestions } from "./figure-questions.js";

describe("the questions of a text that tables can answer", () => {
  it.each<[string, readonly string[]]>([
    ["What did region North spend in 2023?", ["What did region North spend in 2023?"]],
    ["How much did the old office cost in 2025?", ["How much did the old office cost in 2025?"]],
    ["Should we move? Which region spent most?", ["Which region spent most?"]],
    [
      "Should we close the branch if the total rent of North in 2023 was above 50,000?",
      ["What is the total rent of North in 2023?"],
    ],
    ["Close it unless average revenue per day exceeds 900.", ["What is the average revenue per day?"]],
    ["Should we move to the harbour office or stay in the old office?", []],
    // A table would give the total of everything for "its total".
    ["Should we close the branch if the total of its rent was above 50,000?", []],
    ["What should we do about the lease?", []],
    ["What are the risks of moving?", []],
    ["Which option is best?", []],
  ])("%s", (text, questions) => {
    expect(figureQuestions(text)).toEqual(questions);
  });
});
