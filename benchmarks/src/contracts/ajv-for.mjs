// Ajv for a schema of any draft, as its documentation says to use it: `first` ends at the first error, `all` collects all.
import { Ajv } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import draft06 from "ajv/dist/refs/json-schema-draft-06.json" with { type: "json" };

const options = { strict: false, validateFormats: false, validateSchema: false, logger: false };

export function ajvFor(schema) {
  return { first: compiled(schema, false), all: compiled(schema, true) };
}

function compiled(schema, allErrors) {
  const uri = typeof schema === "object" && schema !== null ? String(schema.$schema ?? "") : "";
  const Kind = /2019-09/.test(uri) ? Ajv2019 : /draft-0[4-7]/.test(uri) ? Ajv : Ajv2020;
  const { $schema: _, ...rest } = schema;
  const ajv = new Kind({ ...options, allErrors });
  if (Kind === Ajv) ajv.addMetaSchema(draft06);
  return ajv.compile(rest);
}
