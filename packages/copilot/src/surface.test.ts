import { expect, it } from "vitest";
import * as surface from "./index.js";

it("exports this and nothing else: to change it is a decision", () => {
  expect(Object.keys(surface).sort()).toEqual([
    "RunFileError",
    "condense",
    "contextSize",
    "fits",
    "isFinished",
    "newRun",
    "normalisePlan",
    "openRunFile",
    "paragraphsOf",
    "parseRun",
    "readRun",
    "runDecision",
    "toHtml",
    "toMarkdown",
    "writeWhole",
  ]);
});
