import type { DialectName } from "@concordat/dialect";
import { Ajv, type Options } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
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
  // Schemas are held to their meta-schema before; a schema may so be a meta-schema itself.
  meta: false,
  validateSchema: false,
  code: { regExp },
};

/** Ajv's own dialects; it reads those before 2019-09 alike, once the words of draft-04 are those of its successors. */
const classes: { readonly [Name in DialectName]?: typeof Ajv2019 | typeof Ajv2020 } = {
  "2019-09": Ajv2019,
  "2020-12": Ajv2020,
};

/** A new validator for a document of a dialect. */
export function createAjv(dialect: DialectName): Ajv {
  return addFormats.default(new (classes[dialect] ?? Ajv)(options));
}
