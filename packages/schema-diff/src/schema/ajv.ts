import { Ajv, type Options } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { regExpOf } from "./reg-exp.js";

const regExp = Object.assign((pattern: string, _flags: string) => regExpOf(pattern), { code: "regExpOf" });

const options: Options = {
  strict: false,
  // Stopping at the first error, Ajv 8.20 lets an empty array pass `prefixItems` beside a bounded `contains`.
  allErrors: true,
  logger: false,
  ownProperties: true,
  // Schemas are held to their meta-schema once, by a validator that is shared; a schema may so be a meta-schema itself.
  meta: false,
  validateSchema: false,
  code: { regExp },
};

/** What Ajv is for one dialect: a new validator for a document, and what the meta-schema has against a schema. */
export interface DialectAjv {
  readonly create: () => Ajv;
  readonly problemOf: (schema: unknown) => string | null;
}

export const ajv2020: DialectAjv = dialectAjv(Ajv2020, "https://json-schema.org/draft/2020-12/schema");
export const ajvDraft07: DialectAjv = dialectAjv(Ajv, "http://json-schema.org/draft-07/schema");

function dialectAjv(Class: typeof Ajv | typeof Ajv2020, metaSchema: string): DialectAjv {
  let shared: Ajv | undefined;
  return {
    create: () => addFormats.default(new Class(options)),
    problemOf: (schema) => {
      shared ??= addFormats.default(new Class({ logger: false }));
      return shared.validate(metaSchema, schema) ? null : shared.errorsText(undefined, { dataVar: "schema" });
    },
  };
}
