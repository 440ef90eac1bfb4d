import { isRecord, type Rule } from "@concordat/contracts/options";

/** What an argument that takes a JSON Schema must be. */
export const schemaRule: Rule = {
  message: "must be a JSON Schema: an object, or true or false",
  test: (value) => typeof value === "boolean" || isRecord(value),
  required: true,
};
