import { _, type CodeKeywordDefinition, str } from "ajv";
import { callRunTime } from "./run-time-function.js";

/** `uniqueItems`: names the first item that repeats one before it. */
export const uniqueItemsKeyword: CodeKeywordDefinition = {
  keyword: "uniqueItems",
  type: "array",
  schemaType: "boolean",
  error: { message: ({ params }) => str`must not repeat an item, as item ${params.index} does` },
  code(cxt) {
    const { gen, data, schema } = cxt;
    if (schema !== true) return;
    const index = gen.const("repeat", callRunTime(gen, "indexOfRepeat", data));
    cxt.setParams({ index });
    cxt.fail(_`${index} >= 0`);
  },
};
