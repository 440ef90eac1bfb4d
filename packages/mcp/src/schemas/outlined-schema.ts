import type { Contract, JsonSchema } from "@concordat/contracts/contract";
import { isRecord } from "@concordat/contracts/options";
import { contractUri } from "../resources/contract-uri.js";

/**
 * Returns the outline of a contract for the output of a tool: only the properties of a result and their types. It
 * accepts every valid value of the contract. `tools/list` becomes part of the context of every conversation, so the
 * complete schema is a resource instead (decision 0300).
 */
export function outlinedSchema({ ref, schema }: Pick<Contract, "ref" | "schema">): JsonSchema {
  const forms = formsOf(schema).map(({ properties, required }) => ({
    properties: isRecord(properties) ? properties : {},
    required: Array.isArray(required) ? required : [],
  }));
  const names = [...new Set(forms.flatMap(({ properties }) => Object.keys(properties)))];
  const outlines = names.map((name) => [name, outlineOf(forms.map(({ properties }) => properties[name]))]);
  return {
    type: "object",
    description: `A value of ${ref}, whose complete schema is the resource ${contractUri(ref)}.`,
    properties: Object.fromEntries(outlines),
    required: names.filter((name) => forms.every(({ required }) => required.includes(name))),
  };
}

/** Returns the alternatives of an object schema, or the schema itself if it has no alternatives. */
function formsOf(schema: JsonSchema): Record<string, unknown>[] {
  const { oneOf = [schema] } = schema;
  const definitions = isRecord(schema.$defs) ? schema.$defs : {};
  return (Array.isArray(oneOf) ? oneOf : []).map((form: unknown) => {
    const found = isRecord(form) && typeof form.$ref === "string" ? definitions[nameOf(form.$ref)] : form;
    return isRecord(found) ? found : {};
  });
}

function nameOf(reference: string): string {
  return reference.replace("#/$defs/", "");
}

/**
 * Returns the common definition of a property in all alternatives: its types, and its values if each alternative
 * lists them.
 */
function outlineOf(forms: readonly unknown[]): object {
  const present = forms.filter((form) => form !== undefined);
  const types = present.map((form) => (isRecord(form) ? form.type : undefined));
  const values = present.map(listedValues);
  if (values.every((list) => list !== null)) return { enum: [...new Set(values.flat())] };
  return types.every((type) => type !== undefined) ? { type: single([...new Set(types.flat())]) } : {};
}

function listedValues(form: unknown): readonly unknown[] | null {
  if (!isRecord(form)) return null;
  if ("const" in form) return [form.const];
  return Array.isArray(form.enum) ? form.enum : null;
}

function single(types: readonly unknown[]): unknown {
  return types.length === 1 ? types[0] : types;
}
