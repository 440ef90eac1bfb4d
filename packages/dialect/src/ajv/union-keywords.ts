import { _, type Code, type CodeKeywordDefinition, type KeywordCxt, Name, stringify } from "ajv";
import { unionWords } from "../violations/union-words.js";
import { violationMessages } from "../violations/violation-messages.js";
import { filledCode } from "./filled-code.js";

/**
 * The implementations of `oneOf` and `anyOf` for unions that cannot be discriminated. The violations of all branches
 * would be too many, so there is one violation that names the branches. If only one branch may match, it names the two
 * that do. Discriminated unions are converted to `select` instead.
 */
export const unionKeywords: readonly CodeKeywordDefinition[] = [unionKeyword("oneOf"), unionKeyword("anyOf")];

function unionKeyword(keyword: "oneOf" | "anyOf"): CodeKeywordDefinition {
  return {
    keyword,
    schemaType: "array",
    trackErrors: true,
    error: {
      message: ({ schema, params }) => messageCode(keyword, schema, params.first, params.second),
    },
    code(cxt: KeywordCxt) {
      const { gen, schema } = cxt;
      const [matching, first, second] = ["matching", "first", "second"].map((name) => gen.let(name, 0));
      schema.forEach((_branch: unknown, schemaProp: number) => {
        const valid = gen.name("branchValid");
        const quietly = { compositeRule: true, createErrors: false, allErrors: false } as const;
        cxt.subschema({ keyword, schemaProp, ...quietly }, valid);
        gen.if(valid, () => {
          if (keyword === "oneOf")
            gen.if(_`${matching}++ === 0`, _`${first} = ${schemaProp}`, _`${second} = ${schemaProp}`);
          else gen.code(_`${matching}++`);
        });
      });
      cxt.reset();
      cxt.setParams({ first, second });
      cxt.pass(keyword === "oneOf" ? _`${matching} === 1` : _`${matching} > 0`);
    },
  };
}

/**
 * Returns code for the message. It names the two matching alternatives. If the code has no index of a second one, no
 * alternative matches.
 */
function messageCode(
  keyword: "oneOf" | "anyOf",
  branches: readonly unknown[],
  first: unknown,
  second: unknown,
): Code | string {
  const { message, names } = unionWords(keyword, branches);
  if (keyword === "anyOf" || !(first instanceof Name) || !(second instanceof Name)) return message;
  const list = stringify(names);
  const [before, rest = ""] = violationMessages.matchesBoth("{}", "{}").split(/(?<=\{\})/);
  return _`${message} + (${second} === 0 ? "" : ${filledCode(before ?? "", _`${list}[${first}]`)} + ${filledCode(rest, _`${list}[${second}]`)})`;
}
