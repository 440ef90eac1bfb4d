import type { CodeKeywordDefinition, KeywordCxt } from "ajv";
import { _, getProperty, or } from "ajv/dist/compile/codegen/index.js";

/**
 * The data that `lowerSchema` writes for `select`: the discriminating property, its values, and the case of its
 * absence.
 */
interface SelectBy {
  readonly property: string;
  readonly values: readonly (string | number | boolean | null)[];
  readonly absent: number;
}

/**
 * The keyword `select`, which checks only the schema that a property's value selects. The last schema is for values
 * without a match.
 */
export const selectKeyword: CodeKeywordDefinition = {
  keyword: "select",
  type: "object",
  schemaType: "array",
  code(cxt: KeywordCxt) {
    const { gen, data, parentSchema } = cxt;
    const { property, values, absent }: SelectBy = parentSchema.selectBy;
    const valid = gen.let("valid", false);
    const tag = gen.const("tag", _`${data}${getProperty(property)}`);

    const check = (index: number): void => {
      const branchValid = gen.name("branchValid");
      cxt.subschema({ keyword: "select", schemaProp: index }, branchValid);
      gen.assign(valid, branchValid);
    };

    values.forEach((value, index) => {
      const equal = _`${tag} === ${value}`;
      const condition = index === absent ? or(equal, _`${tag} === undefined`) : equal;
      if (index === 0) gen.if(condition);
      else gen.elseIf(condition);
      check(index);
    });
    gen.else();
    check(values.length);
    gen.endIf();
    cxt.ok(valid);
  },
};

export const selectByKeyword = { keyword: "selectBy", schemaType: "object" } as const;
