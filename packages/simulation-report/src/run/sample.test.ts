import { expect, it } from "vitest";
import { Sample } from "./sample.js";

it("draws each different key as likely, and counts all candidates of those that it draws", () => {
  const candidates = Array.from({ length: 200 }, (_, index) => `reason ${index % 20}`);
  const counts = (order: readonly string[]) => {
    const sample = new Sample<string>(5, "reasons", 7);
    for (const candidate of order) sample.offer([candidate], candidate);
    return sample.counted;
  };
  const drawn = counts(candidates);
  expect(drawn.map(({ times }) => times)).toEqual([10, 10, 10, 10, 10]);
  expect(new Set(drawn.map(({ item }) => item)).size).toBe(5);
  expect(counts(candidates.toReversed())).toEqual(drawn);
});
