import { _, type Code, type CodeKeywordDefinition, type KeywordCxt, type Name } from "ajv";
import { or } from "ajv/dist/compile/codegen/index.js";
import { violationMessages } from "../violations/violation-messages.js";
import { filledCode } from "./filled-code.js";
import { callRunTime } from "./run-time-function.js";

/** The code that tests each JSON type. */
const tests: Readonly<Record<string, (data: Name) => Code>> = {
  null: (data) => _`${data} === null`,
  boolean: (data) => _`typeof ${data} == "boolean"`,
  integer: (data) => _`Number.isInteger(${data})`,
  number: (data) => _`Number.isFinite(${data})`,
  string: (data) => _`typeof ${data} == "string"`,
  array: (data) => _`Array.isArray(${data})`,
  object: (data) => _`(${data} && typeof ${data} == "object" && !Array.isArray(${data}))`,
};

/** The keyword `type`, with an error message that states the actual and the required type. */
export const typeKeyword: CodeKeywordDefinition = {
  keyword: "type",
  schemaType: ["string", "array"],
  error: {
    message: ({ gen, data, schema }) =>
      filledCode(violationMessages.type(schema), callRunTime(gen, "describeValue", data)),
  },
  code(cxt: KeywordCxt) {
    cxt.pass(or(...testsFor(cxt.schema).map((test) => test(cxt.data))));
  },
};

function testsFor(schema: unknown) {
  return [schema].flat().flatMap((name) => tests[String(name)] ?? []);
}
