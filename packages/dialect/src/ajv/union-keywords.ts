import { _, type Code, type CodeKeywordDefinition, type KeywordCxt, type Name } from "ajv";
import { isSchema } from "../schema/json-schema.js";

/**
 * `oneOf` and `anyOf` whose branches nothing tells apart: what each branch has against the value is noise, so
 * one violation names the alternatives. (Those told apart are lowered to `select` and never come here.)
 */
export const unionKeywords: readonly CodeKeywordDefinition[] = [
  unionKeyword("oneOf", "must be exactly one of", (matching) => _`${matching} === 1`),
  unionKeyword("anyOf", "must be one of", (matching) => _`${matching} > 0`),
];

function unionKeyword(
  keyword: string,
  words: string,
  holds: (matching: Name) => Code,
): CodeKeywordDefinition {
  return {
    keyword,
    schemaType: "array",
    trackErrors: true,
    error: { message: ({ schema }) => `${words}: ${schema.map(alternative).join("; ")}` },
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

/** A branch in a few words: its title, or what its keywords say, without their annotations. */
function alternative(branch: unknown): string {
  if (!isSchema(branch)) return branch === true ? "anything" : "nothing";
  const { title, $ref, type } = branch;
  if (typeof title === "string") return title;
  if (typeof $ref === "string") return $ref.slice($ref.lastIndexOf("/") + 1);
  if ("const" in branch || "enum" in branch) return JSON.stringify(branch.const ?? branch.enum);
  return type === undefined ? "another form" : [type].flat().join(" or ");
}
