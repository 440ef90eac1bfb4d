import { expect, it } from "vitest";
import { comparisonFile, isOwnName } from "./layout.js";

it("gives every two messages a file of their own, whatever hyphens their names have", () => {
  const names = ["x", "y-z", "x-y", "z", "x-", "-y"];
  const files = names.flatMap((a) => names.map((b) => comparisonFile(a, b)));
  expect(new Set(files).size).toBe(files.length);
  expect(isOwnName(comparisonFile("x-y", "z"))).toBe(true);
  expect(isOwnName("comparison-mine.json")).toBe(false);
});
