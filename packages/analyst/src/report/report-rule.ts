import { isRecord, type Rule, required } from "@concordat/contracts/options";

/** What takes a report must be given, by the fields that every page needs. */
export const reportRule: Rule = required({
  message: "must be a report, as analyze gives it",
  test: (value) => isRecord(value) && typeof value.title === "string" && Array.isArray(value.drivers),
});
