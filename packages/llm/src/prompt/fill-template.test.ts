import { expect, it } from "vitest";
import { fillTemplate } from "./fill-template.js";

it.each([
  ["You are {name}.", { name: "Mara" }, "You are Mara."],
  ["{a} and {b}", { a: "{b}", b: "$&" }, "{b} and $&"],
  ["{a} {other}", { a: "x" }, "x {other}"],
  ["{constructor}", {}, "{constructor}"],
])("fills %j", (template, values, expected) => {
  expect(fillTemplate(template, values)).toBe(expected);
});
