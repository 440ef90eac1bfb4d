import { _, type CodeKeywordDefinition, type KeywordCxt, type Name } from "ajv";
import { Type } from "ajv/dist/compile/util.js";
import { violationMessages } from "../violations/violation-messages.js";
import { filledCode } from "./filled-code.js";
import type { Rewording } from "./rewording.js";

/** The implementation of `required`. Its message names the property. */
export const requiredKeyword: Rewording = {
  keyword: "required",
  message: ({ params }) => filledCode(violationMessages.required(), params.missingProperty),
};

/** The implementation of `additionalProperties`. Its message names the key. */
export const additionalPropertiesKeyword: CodeKeywordDefinition = {
  keyword: "additionalProperties",
  type: "object",
  schemaType: ["boolean", "object"],
  error: { message: ({ params }) => filledCode(violationMessages.additionalProperties(), params.key) },
  // Known names are compared inline. Ajv would look them up in the schema, which the generated code would then
  // contain.
  code(cxt) {
    const { gen, data, schema, parentSchema } = cxt;
    if (schema === true) return;
    const isOther = (key: Name) =>
      Object.keys(parentSchema.properties ?? {}).reduce(
        (code, name) => _`${code} && ${key} !== ${name}`,
        _`true`,
      );
    gen.forIn("key", data, (key) => gen.if(isOther(key), () => checkAdditional(cxt, key)));
  },
};

function checkAdditional(cxt: KeywordCxt, key: Name): void {
  if (cxt.schema === false) {
    cxt.setParams({ key });
    cxt.error();
    return;
  }
  const valid = cxt.gen.name("valid");
  cxt.subschema({ keyword: "additionalProperties", dataProp: key, dataPropType: Type.Str }, valid);
}
