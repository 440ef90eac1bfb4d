import { _, type Code, type CodeKeywordDefinition, type KeywordCxt, Name, stringify } from "ajv";
import { str, strConcat } from "ajv/dist/compile/codegen/index.js";
import { isSchema, type JsonSchema } from "../schema/json-schema.js";
import { unionWords } from "../violations/union-words.js";
import { callRunTime, runTimeValue } from "./run-time-function.js";

type Keyword = "anyOf" | "oneOf";

/** The variables with which Ajv collects errors, and the one with the location of the value. */
const [vErrors, errors, instancePath] = [new Name("vErrors"), new Name("errors"), new Name("instancePath")];

/**
 * Returns the implementations of `oneOf` and `anyOf` for unions that cannot be discriminated. The violations of all
 * branches would be too many, so there is one violation that names the branches. Discriminated unions are converted to
 * `select` instead.
 * @param explains whether the violation also says what a value lacks for the nearest branch, or which branches it
 *   matches
 */
export function unionKeywords(explains: boolean): readonly CodeKeywordDefinition[] {
  return [unionKeyword("oneOf", explains), unionKeyword("anyOf", explains)];
}

function unionKeyword(keyword: Keyword, explains: boolean): CodeKeywordDefinition {
  return {
    keyword,
    schemaType: "array",
    trackErrors: true,
    error: {
      message: ({ schema, params, it }) => {
        const { message } = unionWords(keyword, schema, rootOf(it));
        return params.ending instanceof Name ? str`${message}${params.ending}` : message;
      },
    },
    code(cxt: KeywordCxt) {
      const { gen, it } = cxt;
      const matching = gen.let("matching", 0);
      const passes = keyword === "oneOf" ? _`${matching} === 1` : _`${matching} > 0`;
      countMatching(cxt, keyword, matching);
      cxt.reset();
      if (explains && it.createErrors !== false) {
        const ending = gen.let("ending", _`""`);
        gen.if(_`!(${passes}) && ${runTimeValue(gen, "quietChecks")}.depth === 0`, () => {
          gen.assign(ending, endingCode(cxt, keyword));
        });
        cxt.setParams({ ending });
      }
      cxt.pass(passes);
    },
  };
}

function rootOf({
  schemaEnv,
}: {
  readonly schemaEnv: { readonly root: { readonly schema: unknown } };
}): JsonSchema {
  const { schema } = schemaEnv.root;
  return isSchema(schema) ? schema : {};
}

/**
 * Writes code that counts the matching branches. It creates no errors, and has functions of other schemas that it calls
 * explain none: otherwise the work would double at every level.
 */
function countMatching(cxt: KeywordCxt, keyword: Keyword, matching: Name): void {
  const { gen, schema, it } = cxt;
  const quietly = { compositeRule: true, createErrors: false, allErrors: false } as const;
  const count = (): void =>
    schema.forEach((_branch: unknown, schemaProp: number) => {
      const valid = gen.name("branchValid");
      cxt.subschema({ keyword, schemaProp, ...quietly }, valid);
      gen.if(valid, () => gen.code(_`${matching}++`));
    });
  if (it.createErrors === false || !JSON.stringify(schema).includes('"$ref"')) {
    count();
    return;
  }
  const depth = _`${runTimeValue(gen, "quietChecks")}.depth`;
  gen.code(_`${depth}++`);
  gen.try(count, undefined, () => gen.code(_`${depth}--`));
}

/** Writes code that finds the violations of every branch, and returns the call that words them. */
function endingCode(cxt: KeywordCxt, keyword: Keyword): Code {
  const { gen, schema, it } = cxt;
  const { names, requiredCounts } = unionWords(keyword, schema, rootOf(it));
  const [outer, count] = [gen.const("outer", vErrors), gen.const("count", errors)];
  const found = gen.const("found", _`[]`);
  const loudly = { compositeRule: true, createErrors: true, allErrors: true } as const;
  schema.forEach((_branch: unknown, schemaProp: number) => {
    gen.assign(vErrors, null).assign(errors, 0);
    cxt.subschema({ keyword, schemaProp, ...loudly }, gen.name("branchValid"));
    gen.code(_`${found}.push(${vErrors})`);
  });
  gen.assign(vErrors, outer).assign(errors, count);
  const base = strConcat(instancePath, it.errorPath);
  const alternatives = _`{names: ${stringify(names)}, requiredCounts: ${stringify(requiredCounts)}}`;
  return callRunTime(gen, "unionEnding", alternatives, found, base);
}
