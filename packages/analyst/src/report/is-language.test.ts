import { expect, it } from "vitest";
import { isLanguage } from "./is-language.js";

it.each([
  "Construction lost the most jobs, while services grew.",
  "Im Bauwesen gingen die meisten Stellen verloren.",
  "建設業で最も多くの雇用が失われた。",
  "The rhythm of sales: 12.3 M in 2006, −4 % after that.",
])("%s may be language", (text) => {
  expect(isLanguage(text)).toBe(true);
});

it.each(["xqzvk brtfgh wwpl ktzvbn", '{"a":[1,2,{"b":"<</>>"}]}==', "#### | --- | ___ |||", "12 34 56", ""])(
  "%s is none",
  (text) => {
    expect(isLanguage(text)).toBe(false);
  },
);
