import { describe, expect, it } from "vitest";
import { SupportedNumbers } from "./supported-numbers.js";

describe("numbers in a model's words", () => {
  const numbers = new SupportedNumbers([11_333, -10.25, 18.6177], ["by 2008", "a,1234\nb,0.5"]);
  it.each([
    ["rose by 11,333", []],
    ["rose by 11333 in 2008", []],
    ["about 11,000, or 11,300", []],
    ["18.6 %, 18.62 %, 19 %", []],
    ["fell by 10.25", []],
    ["fell by 10.3", []],
    ["of 1234 and 0.5", []],
    ["rose by 11,334", ["11,334"]],
    ["18.7 %", ["18.7"]],
    ["in 2009 by 12,000", ["2009", "12,000"]],
    ["no numbers at all", []],
  ])("%s: unsupported are %j", (words, unsupported) => {
    expect(numbers.unsupportedIn(words)).toEqual(unsupported);
  });
});
