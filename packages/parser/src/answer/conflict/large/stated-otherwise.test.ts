import { defineContract } from "@concordat/contracts/define";
import { expect, it } from "vitest";
import { parseText } from "../../../index.js";

const paper = defineContract({
  title: "Paper",
  type: "object",
  properties: {
    title: { type: "string" },
    year: { type: "integer" },
    mood: { enum: ["positive", "negative"] },
  },
  required: ["title", "year", "mood"],
});
const answer = '{"title": "Soil carbon", "year": 2019, "mood": "positive"}';
const read = (words: string) => parseText(`${answer}\n\n${words}`, paper).state;

it.each([
  "Retract that: the job was killed at step 4100.",
  "Please disregard this. The file was another.",
  "Actually no: it never occurs in that journal.",
  'Final answer: negative, because of the second line. "Only nine weeks, wow" is sarcasm.',
  "**Errata:** year → 2021 (2019 was when it was received).",
  "year -> 2021 in print, 2019 online",
])("%j takes an answer back", (words) => {
  expect(read(words)).toBe("unreadable");
});

it.each([
  "Disregard this if you have the printed one.",
  "Final answer: positive.",
  "year → 2019, from the cover.",
  "Forget this part if you have read the paper.",
])("%j leaves it as it is", (words) => {
  expect(read(words)).toBe("valid");
});
