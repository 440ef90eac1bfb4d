import { expect, it } from "vitest";
import { asSentence } from "./help-text.js";

it.each([
  ["list the built-in schemas", "List the built-in schemas."],
  ["Typed, checked answers from language models.", "Typed, checked answers from language models."],
  ["which product sold best?", "Which product sold best?"],
  ["", ""],
])("begins the help of a command with its summary %j as the sentence %j", (summary, sentence) => {
  expect(asSentence(summary)).toBe(sentence);
});
