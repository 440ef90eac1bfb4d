import { expect, it } from "vitest";
import { unlikelyAnswer } from "./unlikely-answer.js";

const options = [
  { value: true, probability: 0.79 },
  { value: false, probability: 0.21 },
];

it("explains an answer that its odds seem to contradict, by how it came about", () => {
  expect(unlikelyAnswer({ value: false, options, isDrawn: false })).toBe(
    "false is not the likeliest option: the model wrote its answer itself, usually with some randomness, and the odds were computed next to it without changing it",
  );
  expect(unlikelyAnswer({ value: false, options, isDrawn: true })).toBe(
    "false is not the likeliest option: it was drawn at random from these odds, so every option comes up as often as its probability says",
  );
});

it.each([
  ["is the likeliest", true, options],
  ["is as likely as another", "a", ["a", "b"].map((value) => ({ value, probability: 0.5 }))],
  ["is not among the options", "true", options],
])("explains nothing where the answer %s", (_, value, among) => {
  expect(unlikelyAnswer({ value, options: among, isDrawn: false })).toBeNull();
});
