import { isRecord, type Rule, required } from "@concordat/contracts/options";

/** The rule for a report that a caller passes. It must have the fields that every page needs. */
export const reportRule: Rule = required({
  message: "must be a report, as analyze gives it",
  test: (value) => isRecord(value) && typeof value.title === "string" && Array.isArray(value.drivers),
});
