import { expect, it } from "vitest";
import { finishReasonOf, normalizeFinishReason } from "./finish-reasons.js";

it.each([
  ["stop", "stop"],
  ["STOP", "stop"],
  ["eos_token", "stop"],
  ["length", "length"],
  ["MAX_TOKENS", "length"],
  ["model_length", "length"],
  ["tool-calls", "other"],
  ["content-filter", "refused"],
  ["content_filter", "refused"],
  ["abort", "failed"],
  ["unload", "failed"],
  ["toString", "other"],
  ["", "other"],
  [undefined, "other"],
  [5, "other"],
])("the word %j means %s", (word, end) => {
  expect(normalizeFinishReason(word)).toBe(end);
});

it("gives a finish reason for an answer, and throws where there is none", () => {
  expect(finishReasonOf("enough", "ollama:m")).toBe("other");
  expect(() => finishReasonOf("content_filter", "openai:m")).toThrow(
    "openai:m refused to answer: a filter ended the answer (content_filter); ask in another way",
  );
  expect(() => finishReasonOf("abort", "openai:m")).toThrow(
    'openai:m broke off its answer: it gave "abort" as the reason',
  );
});
