import { expect, it } from "vitest";
import { filterArguments } from "./filter-arguments.js";

it("leaves out what a filter does not name", () => {
  const shown = filterArguments({ question: "trust", round: 0, answer: "-1", segment: undefined });
  expect(shown.join(" ")).toBe("--question trust --round 0 --answer -1");
});
