import { expect, it } from "vitest";
import { documentChecks } from "./document-checks.js";

it.each([
  [{ format: "date" }, "2026-11-22", "22 November"],
  [{ format: "date", pattern: "^2" }, "2026-11-22", "2nd"],
  [{ type: "string", pattern: "^2", minLength: 1, format: "date" }, "2026-11-22", "2"],
])("asserts formats where that is asked for, next to a pattern too: %j", (schema, kept, refused) => {
  const check = documentChecks(schema, "2020-12", { assertsFormats: true })("");
  expect([check(kept), check(refused)]).toEqual([true, false]);
});
