import { _, type Code, type CodeKeywordDefinition, type KeywordCxt, stringify } from "ajv";
import { or } from "ajv/dist/compile/codegen/index.js";
import { callRunTime } from "./run-time-function.js";

/** `enum` and `const`: the message lists the allowed values; scalars are compared in place. */
export const listedValueKeywords: readonly CodeKeywordDefinition[] = [
  {
    keyword: "enum",
    schemaType: "array",
    error: { message: ({ schema }) => `must be one of ${schema.map(inWords).join(", ")}` },
    code: (cxt) => cxt.pass(or(...cxt.schema.map((value: unknown) => equals(cxt, value)))),
  },
  {
    keyword: "const",
    error: { message: ({ schema }) => `must be ${inWords(schema)}` },
    code: (cxt) => cxt.pass(equals(cxt, cxt.schema)),
  },
];

function equals({ gen, data }: KeywordCxt, value: unknown): Code {
  const literal = stringify(value);
  return typeof value === "object" && value !== null
    ? callRunTime(gen, "sameJson", data, _`JSON.parse(${JSON.stringify(value)})`)
    : _`${data} === ${literal}`;
}

function inWords(value: unknown): string {
  return JSON.stringify(value);
}
