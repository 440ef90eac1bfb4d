import { expect, it } from "vitest";
import { answerSoFar } from "./answer-so-far.js";

it.each([
  ["", ""],
  ['{"ans', ""],
  ['{"answer": "', ""],
  ['{"answer": "It was', "It was"],
  ['```json\n{"answer": "It was \\"new', 'It was "new'],
  ['{"answer": "a\\nb\\', "a\nb"],
  ['{"answer": "caf\\u00e9 \\u00', "café "],
  ['{"decisions": [1], "answer": "It was new."}', "It was new."],
  ["It was new, and", "It was new, and"],
])("of %j is %j", (written, answer) => {
  expect(answerSoFar(written)).toBe(answer);
});
