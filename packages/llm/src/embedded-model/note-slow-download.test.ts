import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { noteSlowDownload } from "./note-slow-download.js";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("prints one line about a download that takes a while, and none about a fast one", () => {
  const printed = vi.spyOn(console, "error").mockImplementation(() => undefined);
  noteSlowDownload("/cache")();
  vi.advanceTimersByTime(60_000);
  expect(printed).not.toHaveBeenCalled();
  noteSlowDownload("/cache");
  vi.advanceTimersByTime(60_000);
  expect(printed.mock.calls).toEqual([
    ["downloading the model SmolLM2-135M-Instruct (93 MB) to /cache, once …"],
  ]);
});
