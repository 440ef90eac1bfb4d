import { expect, it } from "vitest";
import { parameterCount } from "./parameter-count.js";

it.each([
  ["135M", 135_000_000],
  ["134.52M", 134_520_000],
  ["7.2B", 7_200_000_000],
  ["8x7B", 56_000_000_000],
])("reads how many parameters a model has: %s", (size, count) => {
  expect(parameterCount(size)).toBe(count);
});

it.each(["", "large", "7", "-7B", "0B", "1e3M"])("reads no number in %j", (size) => {
  expect(parameterCount(size)).toBeUndefined();
});
