import { isRecord, type Rule } from "@concordat/contracts/options";

/** The rule for an argument whose value is a JSON Schema. */
export const schemaRule: Rule = {
  message: "must be a JSON Schema: an object, or true or false",
  test: (value) => typeof value === "boolean" || (isRecord(value) && !("~standard" in value)),
  required: true,
};
