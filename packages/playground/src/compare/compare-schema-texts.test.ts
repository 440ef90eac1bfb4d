import { expect, it } from "vitest";
import { compareSchemaTexts } from "./compare-schema-texts.js";

it("says what changed, whom it breaks with a witness, and which version it needs", () => {
  const comparison = compareSchemaTexts(
    '{"type": "string", "maxLength": 9}',
    '{"type": "string", "maxLength": 5}',
  );
  expect(comparison).toMatchObject({
    state: "compared",
    diff: { bump: "major", backward: { verdict: "breaking", witness: { instance: "aaaaaa" } } },
  });
});

it.each([
  ["{", "{}", "the old schema: this is not valid JSON: "],
  ["{}", "}", "the new schema: this is not valid JSON: "],
  ["{}", '{"type": 5}', "the new schema is not valid: "],
])("says what is wrong with %s or %s", (before, after, problem) => {
  expect(compareSchemaTexts(before, after)).toEqual({
    state: "refused",
    problems: [expect.stringContaining(problem)],
  });
});
