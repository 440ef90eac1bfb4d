import { expect, it } from "vitest";
import { longerTimeout } from "../models/longer-timeout.js";
import { pauseText } from "../run/report-end.js";
import { flagsAfter, resumeCommand } from "./play.js";

const flags = { llm: "ollama", model: "mistral", concurrency: 1 } as const;
const slow = {
  cause: "model",
  code: "TIMEOUT",
  message: "5 requests in a row were not answered in time",
} as const;
const gone = { cause: "model", code: "CONNECTION_FAILED", message: "no server" } as const;

it("resumes a run whose model was too slow with four times as long for an answer", () => {
  expect(pauseText(slow)).toBe(`${slow.message}; --timeout SECONDS gives each answer longer`);
  expect(resumeCommand("out/run", flagsAfter(slow, flags, null))).toBe(
    "concordat simulate resume out/run --model mistral --timeout 120",
  );
  expect(longerTimeout(60_000)).toBe(240);
});

it("resumes a run that stopped for another reason as it was started", () => {
  expect(pauseText(gone)).toBe("no server");
  expect(flagsAfter(gone, flags, null)).toBe(flags);
  expect(flagsAfter(null, flags, null)).toBe(flags);
});
