import { _, type Code, type CodeKeywordDefinition, type KeywordCxt, type Name, str } from "ajv";
import { or } from "ajv/dist/compile/codegen/index.js";
import { callRunTime } from "./run-time-function.js";

/** For each JSON type the code that tells it, and its name in a message. */
const types: Readonly<Record<string, { readonly test: (data: Name) => Code; readonly words: string }>> = {
  null: { test: (data) => _`${data} === null`, words: "null" },
  boolean: { test: (data) => _`typeof ${data} == "boolean"`, words: "true or false" },
  integer: { test: (data) => _`Number.isInteger(${data})`, words: "an integer" },
  number: { test: (data) => _`Number.isFinite(${data})`, words: "a number" },
  string: { test: (data) => _`typeof ${data} == "string"`, words: "a string" },
  array: { test: (data) => _`Array.isArray(${data})`, words: "an array" },
  object: {
    test: (data) => _`(${data} && typeof ${data} == "object" && !Array.isArray(${data}))`,
    words: "an object",
  },
};

/** `type`, with a message that says what the value is besides what it should be. */
export const typeKeyword: CodeKeywordDefinition = {
  keyword: "type",
  schemaType: ["string", "array"],
  error: {
    message: ({ gen, data, schema }) =>
      str`must be ${typesIn(schema)
        .map(({ words }) => words)
        .join(" or ")}, not ${callRunTime(gen, "describeValue", data)}`,
  },
  code(cxt: KeywordCxt) {
    cxt.pass(or(...typesIn(cxt.schema).map(({ test }) => test(cxt.data))));
  },
};

function typesIn(schema: unknown) {
  return [schema].flat().flatMap((name) => types[String(name)] ?? []);
}
