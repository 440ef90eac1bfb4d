import { expect, it } from "vitest";
import type { Driver } from "../drivers/drivers.js";
import { memberChanges } from "./member-changes.js";

const driver = (member: string, valueA: number, valueB: number): Driver => ({
  member,
  valueA,
  valueB,
  effect: valueB - valueA,
  dimension: "shop",
  measure: "sales",
  shareOfChange: null,
  split: null,
});
const drivers = [driver("large", 1_000, 1_100), driver("small", 10, 19), driver("new", 0, 50)];
const said = (question: string) => memberChanges({ dimension: "shop", drivers }, question, 159, "desc", null);

it.each([
  "Which shop grew by the largest percentage?",
  "Which shop grew the most in percent?",
  "Which shop had the highest growth rate?",
  "Which shop grew fastest?",
  "Which shop had the largest percentage increase?",
])("%s", (question) => {
  expect(said(question)).toBe(
    "By shop, small rose the most in percent: +90.0 %, from 10 to 19; then large (+10.0 %).",
  );
});

it.each([
  "Which shop grew the most?",
  "Which shop's percentage rose the most?",
  "Which shop grew most, in percentage points?",
])("%s", (question) => {
  expect(said(question)).toMatch(
    /^By shop, large rose the most: \+100, from 1,000 to 1,100; then new \(\+50\)/,
  );
});
