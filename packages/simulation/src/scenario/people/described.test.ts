import { expect, it } from "vitest";
import { readTemplate } from "./described.js";

const cells = new Map([
  ["age", "47"],
  ["educ", "finished high school"],
  ["PID", "Independent"],
  ["income (US$, 1996)", "20.5 thousand"],
]);
const fill = (text: string): string => {
  const template = readTemplate(text);
  if (typeof template === "string") throw new Error(template);
  return template.fill((column) => cells.get(column) ?? null);
};

it.each([
  ["{age} years old, {educ}. {PID}.", "47 years old, finished high school. Independent."],
  ["{none} years old, {educ}. {PID}.", "finished high school. Independent."],
  ["{age} years old, {none}. {PID}.", "47 years old. Independent."],
  ["{age} years old, {none}; {PID}", "47 years old, Independent"],
  ["{none}. {PID}!", "Independent!"],
  ["A voter, {none}, earning { income (US$, 1996) }.", "A voter, earning 20.5 thousand."],
  ["{none}, {none}.", ""],
])("%j is %j", (template, text) => {
  expect(fill(template)).toBe(text);
});

it.each(["{age", "age}", "{}", "{ }", "{a{b}}", "x {age} } y"])("refuses %j", (template) => {
  expect(readTemplate(template)).toMatch(/brace/);
});
