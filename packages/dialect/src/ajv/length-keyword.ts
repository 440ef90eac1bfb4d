import { _, type Code, type CodeKeywordDefinition, type KeywordCxt, str } from "ajv";
import { useFunc } from "ajv/dist/compile/util.js";
import ucs2length from "ajv/dist/runtime/ucs2length.js";

/**
 * `minLength` and `maxLength`, exact in code points, at the price of a comparison in most cases: a string has
 * between half as many and as many code points as UTF-16 units, so only lengths in between need counting.
 */
export const lengthKeyword: CodeKeywordDefinition = {
  keyword: ["minLength", "maxLength"],
  type: "string",
  schemaType: "number",
  error: {
    message: ({ keyword, schema }) =>
      keyword === "minLength"
        ? str`must have at least ${schema} characters`
        : str`must have at most ${schema} characters`,
  },
  code(cxt: KeywordCxt) {
    const { keyword, data, schema, gen } = cxt;
    const limit = schema as number;
    const units = _`${data}.length`;
    const points = (): Code => _`${useFunc(gen, ucs2length.default)}(${data})`;
    if (keyword === "minLength") {
      cxt.fail(
        limit <= 1
          ? _`${units} < ${limit}`
          : _`${units} < ${limit} || ${units} < ${2 * limit} && ${points()} < ${limit}`,
      );
    } else {
      cxt.fail(_`${units} > ${limit} && (${units} > ${2 * limit} || ${points()} > ${limit})`);
    }
  },
};
