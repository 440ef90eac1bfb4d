import { expect, it } from "vitest";
import { isSmallModel, smallModelText } from "./small-model.js";

it("tells a model that is known to have fewer than a billion parameters", () => {
  expect([undefined, 134_515_008, 999_999_999, 1_000_000_000].map(isSmallModel)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it("says how large the model is, and what follows", () => {
  expect(smallModelText(134_515_008, "so it is folded here")).toBe(
    "The model has 135 million parameters. What a model below a billion writes is seldom worth reading, so it is folded here.",
  );
});
