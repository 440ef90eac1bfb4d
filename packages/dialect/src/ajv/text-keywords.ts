import { _ } from "ajv";
import type { KeywordErrorCxt } from "ajv/dist/types/index.js";
import { usePattern } from "ajv/dist/vocabularies/code.js";
import type { Rewording } from "./rewording.js";

/** What a text of a known format looks like, for people and models who do not read patterns. */
const formatWords: Readonly<Record<string, string>> = {
  "date-time": "an RFC 3339 date and time, such as 2026-03-14T09:26:53Z",
  date: "a date, such as 2026-03-14",
  time: "a time, such as 09:26:53Z",
  uri: "a URL, such as http://localhost:11434",
  email: "an email address",
  uuid: "a UUID",
};

/** A text that is not blank, in a form that every regular expression engine reads alike. */
const nonBlank = "[^ \\t\\r\\n]";

/** `pattern` and `format`. */
export const textKeywords: readonly Rewording[] = [
  {
    keyword: "pattern",
    message: patternMessage,
    // A text that begins with a visible character is not blank: that settles most texts without the pattern.
    code: (ajvs) => (cxt, ruleType) => {
      const { schema, gen, data } = cxt;
      if (schema !== nonBlank) return ajvs(cxt, ruleType);
      const regex = usePattern(cxt, nonBlank);
      const blank = gen.const("blank", _`!(${data}.charCodeAt(0) > 32 || ${regex}.test(${data}))`);
      cxt.fail(blank);
    },
  },
  {
    keyword: "format",
    message: ({ schema }) => `must be ${formatWords[schema] ?? `of the format ${schema}`}`,
    // A pattern beside a format decides alone, so that the verdict is the same where formats are not asserted.
    code: (ajvs) => (cxt, ruleType) => {
      if (!("pattern" in cxt.parentSchema)) ajvs(cxt, ruleType);
    },
  },
];

function patternMessage({ schema, parentSchema }: KeywordErrorCxt): string {
  if (schema === nonBlank) return "must not be blank";
  const words = formatWords[String(parentSchema?.format)];
  return words === undefined ? `must match the pattern ${schema}` : `must be ${words}`;
}
