import { _ } from "ajv";
import { usePattern } from "ajv/dist/vocabularies/code.js";
import { isAssertedFormat } from "../evaluate/formats.js";
import { nonBlankPattern, violationMessages } from "../violations/violation-messages.js";
import type { Rewording } from "./rewording.js";

/** The implementations of `pattern` and `format`. */
export const textKeywords: readonly Rewording[] = [
  {
    keyword: "pattern",
    message: ({ schema, parentSchema }) => violationMessages.pattern(schema, parentSchema?.format),
    // A text that begins with a visible character is not blank: that settles most texts without the pattern.
    code: (ajvs) => (cxt, ruleType) => {
      const { schema, gen, data } = cxt;
      if (schema !== nonBlankPattern) return ajvs(cxt, ruleType);
      const regex = usePattern(cxt, nonBlankPattern);
      const blank = gen.const("blank", _`!(${data}.charCodeAt(0) > 32 || ${regex}.test(${data}))`);
      cxt.fail(blank);
    },
  },
  {
    keyword: "format",
    message: ({ schema }) => violationMessages.format(schema),
    // Ajv refuses a schema with a format that it does not know.
    code: (ajvs) => (cxt, ruleType) => {
      if (isAssertedFormat(cxt.schema)) ajvs(cxt, ruleType);
    },
  },
];
