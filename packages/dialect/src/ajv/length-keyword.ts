import { _, type Code, type CodeKeywordDefinition, type KeywordCxt } from "ajv";
import { violationMessages } from "../violations/violation-messages.js";
import { callRunTime } from "./run-time-function.js";

/**
 * The implementations of `minLength` and `maxLength`, which count code points. A string of n UTF-16 units has from
 * n/2 to n code points. So most lengths need only a comparison, and code points are counted only in between.
 */
export const lengthKeywords: readonly CodeKeywordDefinition[] = [
  lengthKeyword("minLength", isTooShort),
  lengthKeyword("maxLength", isTooLong),
];

function lengthKeyword(
  keyword: "minLength" | "maxLength",
  isBroken: (cxt: KeywordCxt) => Code,
): CodeKeywordDefinition {
  return {
    keyword,
    type: "string",
    schemaType: "number",
    error: { message: ({ schema }) => violationMessages[keyword](schema) },
    code: (cxt) => cxt.fail(isBroken(cxt)),
  };
}

function isTooShort(cxt: KeywordCxt): Code {
  const { data, schema: limit } = cxt;
  const isShorter = _`${data}.length < ${limit}`;
  return limit <= 1
    ? isShorter
    : _`${isShorter} || ${data}.length < ${2 * limit} && ${codePoints(cxt)} < ${limit}`;
}

function isTooLong(cxt: KeywordCxt): Code {
  const { data, schema: limit } = cxt;
  return _`${data}.length > ${limit} && (${data}.length > ${2 * limit} || ${codePoints(cxt)} > ${limit})`;
}

function codePoints({ gen, data }: KeywordCxt): Code {
  return callRunTime(gen, "countCodePoints", data);
}
