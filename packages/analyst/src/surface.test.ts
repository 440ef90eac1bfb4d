import { expect, it } from "vitest";
import * as surface from "./index.js";

it("exports this and nothing else: to change it is a decision", () => {
  expect(Object.keys(surface).sort()).toEqual([
    "AnalystError",
    "aggregateNames",
    "analyze",
    "coverageOf",
    "driverChart",
    "estimateTokens",
    "openTable",
    "openTools",
    "phaseOf",
    "readCoverage",
    "renderMarkdown",
  ]);
});
