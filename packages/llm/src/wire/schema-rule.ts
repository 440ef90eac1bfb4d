import { isRecord, type Rule } from "@concordat/contracts/options";

/** The rule of an argument that takes a JSON Schema. */
export const schemaRule: Rule = {
  message: "must be a JSON Schema: an object, or true or false",
  test: (value) => typeof value === "boolean" || isRecord(value),
  required: true,
};
