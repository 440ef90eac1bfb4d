import { expect, it } from "vitest";
import { relativeTime } from "./relative-time.js";

const now = new Date("2026-03-14T12:00:00Z");

it.each([
  ["2026-03-14T12:00:00Z", "just now"],
  ["2026-03-14T11:59:01Z", "just now"],
  ["2026-03-14T11:59:00Z", "1m"],
  ["2026-03-14T11:55:00Z", "5m"],
  ["2026-03-14T11:00:01Z", "59m"],
  ["2026-03-14T09:00:00Z", "3h"],
  ["2026-03-14T11:00:00+02:00", "3h"],
  ["2026-03-13T12:00:00Z", "1d"],
  ["2026-03-12T11:00:00Z", "2d"],
  ["2026-03-07T12:00:00Z", "1w"],
  ["2025-03-14T12:00:00Z", "52w"],
  ["2026-03-14T12:30:00Z", "just now"],
])("%s is shown as %s", (timestamp, shown) => {
  expect(relativeTime(timestamp, now)).toBe(shown);
});
