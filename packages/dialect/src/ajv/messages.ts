import { _, type CodeKeywordDefinition, str } from "ajv";
import type { KeywordErrorCxt } from "ajv/dist/types/index.js";
import additionalProperties from "ajv/dist/vocabularies/applicator/additionalProperties.js";
import { usePattern } from "ajv/dist/vocabularies/code.js";
import format from "ajv/dist/vocabularies/format/format.js";
import constant from "ajv/dist/vocabularies/validation/const.js";
import enumeration from "ajv/dist/vocabularies/validation/enum.js";
import pattern from "ajv/dist/vocabularies/validation/pattern.js";
import required from "ajv/dist/vocabularies/validation/required.js";

/** What a text of a known format looks like, for people and models who do not read patterns. */
const formatWords: Readonly<Record<string, string>> = {
  "date-time": "an RFC 3339 date and time, such as 2026-03-14T09:26:53Z",
  date: "a date, such as 2026-03-14",
  uri: "a URL, such as http://localhost:11434",
};

/** A text that is not blank, in a form that every regular expression engine reads alike. */
const nonBlank = "[^ \\t\\r\\n]";

function patternMessage({ schema, parentSchema }: KeywordErrorCxt) {
  const words = formatWords[String(parentSchema?.format)];
  if (schema === nonBlank) return str`must not be blank`;
  return words === undefined ? str`must match the pattern ${String(schema)}` : str`must be ${words}`;
}

const listed = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(", ");

/** Ajv's own keywords, with messages that a person or a model can act on. */
export const wordedKeywords: readonly CodeKeywordDefinition[] = [
  { ...enumeration.default, error: { message: ({ schema }) => str`must be one of ${listed(schema)}` } },
  { ...constant.default, error: { message: ({ schema }) => str`must be ${JSON.stringify(schema)}` } },
  {
    ...pattern.default,
    error: { message: patternMessage },
    // A text that begins with a visible character is not blank: that settles most texts without the pattern.
    code(cxt) {
      const { schema, gen, data } = cxt;
      if (schema !== nonBlank) return pattern.default.code(cxt);
      const regex = usePattern(cxt, nonBlank);
      const blank = gen.const("blank", _`!(${data}.charCodeAt(0) > 32 || ${regex}.test(${data}))`);
      cxt.fail(blank);
    },
  },
  {
    ...required.default,
    error: { message: ({ params }) => str`must have the property '${params.missingProperty}'` },
  },
  {
    ...additionalProperties.default,
    error: {
      message: ({ params }) => str`must not have the property '${params.additionalProperty}'`,
      params: () => _`{}`,
    },
  },
  {
    ...format.default,
    error: {
      message: ({ schema }) => str`must be ${formatWords[String(schema)] ?? `of the format ${schema}`}`,
    },
    // A pattern beside a format decides alone, so that the verdict is the same where formats are not asserted.
    code(cxt, ruleType) {
      if (!("pattern" in cxt.parentSchema)) format.default.code(cxt, ruleType);
    },
  },
];
