import { _, type Code, type CodeKeywordDefinition, type KeywordCxt, type Name } from "ajv";
import { summaryOf } from "../violations/summary.js";
import { words } from "../violations/words.js";

/**
 * `oneOf` and `anyOf` whose branches cannot be discriminated: the violations of each branch are noise, so one violation
 * names the alternatives. (Discriminated unions are lowered to `select`.)
 */
export const unionKeywords: readonly CodeKeywordDefinition[] = [
  unionKeyword("oneOf", (matching) => _`${matching} === 1`),
  unionKeyword("anyOf", (matching) => _`${matching} > 0`),
];

function unionKeyword(keyword: "oneOf" | "anyOf", holds: (matching: Name) => Code): CodeKeywordDefinition {
  return {
    keyword,
    schemaType: "array",
    trackErrors: true,
    error: { message: ({ schema }) => words[keyword](schema.map(summaryOf)) },
    code(cxt: KeywordCxt) {
      const { gen, schema } = cxt;
      const matching = gen.let("matching", 0);
      schema.forEach((_branch: unknown, schemaProp: number) => {
        const valid = gen.name("branchValid");
        const quietly = { compositeRule: true, createErrors: false, allErrors: false } as const;
        cxt.subschema({ keyword, schemaProp, ...quietly }, valid);
        gen.if(valid, () => gen.code(_`${matching}++`));
      });
      cxt.reset();
      cxt.pass(holds(matching));
    },
  };
}
