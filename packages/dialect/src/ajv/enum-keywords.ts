import { _, type Code, type CodeKeywordDefinition, type KeywordCxt, stringify } from "ajv";
import { or } from "ajv/dist/compile/codegen/index.js";
import { violationMessages } from "../violations/violation-messages.js";
import { callRunTime } from "./run-time-function.js";

/** The implementations of `enum` and `const`. The message lists the allowed values. Scalars are compared inline. */
export const enumKeywords: readonly CodeKeywordDefinition[] = [
  {
    keyword: "enum",
    schemaType: "array",
    error: { message: ({ schema }) => violationMessages.enum(schema) },
    code: (cxt) => cxt.pass(isListed(cxt, cxt.schema)),
  },
  {
    keyword: "const",
    error: { message: ({ schema }) => violationMessages.const(schema) },
    code: (cxt) => cxt.pass(equals(cxt, cxt.schema)),
  },
];

/**
 * Maximum number of scalars that are compared one by one. More are looked up in a list, because a long chain of
 * comparisons overflows Ajv's stack.
 */
const maxCompared = 50;

function isListed(cxt: KeywordCxt, values: readonly unknown[]): Code {
  const scalars = values.filter(isScalar);
  if (scalars.length <= maxCompared) return either(values.map((value) => equals(cxt, value)));
  const others = values.filter((value) => !isScalar(value));
  return either([
    _`${stringify(scalars)}.includes(${cxt.data})`,
    ...others.map((value) => equals(cxt, value)),
  ]);
}

function isScalar(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}

/** Joins conditions with "or". An empty enum allows no value, so the result is then false. */
function either(conditions: readonly Code[]): Code {
  return conditions.length === 0 ? _`false` : or(...conditions);
}

function equals({ gen, data }: KeywordCxt, value: unknown): Code {
  const literal = stringify(value);
  return typeof value === "object" && value !== null
    ? callRunTime(gen, "equalJson", data, _`JSON.parse(${JSON.stringify(value)})`)
    : _`${data} === ${literal}`;
}
