import { expect, it } from "vitest";
import { findPhrases } from "./find-phrases.mjs";

it("finds a phrase, with its line and what to write instead", () => {
  expect(findPhrases("// Fine.\n// The file is no JSON.\n")).toContainEqual({
    line: 2,
    phrase: "is no JSON",
    instead: "is not valid JSON",
  });
});

it("finds a phrase that is wrapped in a comment", () => {
  expect(findPhrases("/**\n * An option that cannot be\n * meant.\n */")).toEqual([
    { line: 2, phrase: "cannot be meant", instead: "is invalid" },
  ]);
});

it("leaves plain English alone", () => {
  expect(findPhrases("The file is no longer valid, and there is no value. It is not there.")).toEqual([]);
});
