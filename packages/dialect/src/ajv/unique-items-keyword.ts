import { _, type CodeKeywordDefinition } from "ajv";
import { violationMessages } from "../violations/violation-messages.js";
import { filledCode } from "./filled-code.js";
import { callRunTime } from "./run-time-function.js";

/** The implementation of `uniqueItems`. Its message names the first item that repeats an earlier one. */
export const uniqueItemsKeyword: CodeKeywordDefinition = {
  keyword: "uniqueItems",
  type: "array",
  schemaType: "boolean",
  error: { message: ({ params }) => filledCode(violationMessages.uniqueItems(), params.index) },
  code(cxt) {
    const { gen, data, schema } = cxt;
    if (schema !== true) return;
    const index = gen.const("repeat", callRunTime(gen, "indexOfRepeat", data));
    cxt.setParams({ index });
    cxt.fail(_`${index} >= 0`);
  },
};
