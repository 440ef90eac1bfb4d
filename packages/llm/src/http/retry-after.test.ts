import { expect, it } from "vitest";
import { retryAfterMs } from "./retry-after.js";

it.each([
  ["seconds", "3", 3_000],
  ["a date to come", "Sat, 14 Mar 2026 09:26:55 GMT", 2_000],
  ["a date gone by", "Sat, 14 Mar 2026 09:00:00 GMT", 0],
  ["something else", "soon", null],
  ["nothing", null, null],
])("reads %s", (_, header, expected) => {
  expect(retryAfterMs(header, Date.parse("2026-03-14T09:26:53Z"))).toBe(expected);
});
