import { expect, it } from "vitest";
import { counted } from "./counted.js";

it("counts one of them in the singular, and none or several in the plural", () => {
  expect([0, 1, 2].map((count) => counted(count, "run"))).toEqual(["0 runs", "1 run", "2 runs"]);
  expect([1, 3].map((count) => counted(count, "person", "people"))).toEqual(["1 person", "3 people"]);
});
