import { Ajv2020 } from "ajv/dist/2020.js";

/** A schema compiled by Ajv as it comes, without our vocabulary. A format is the annotation that the standard makes it. */
export function plainAjv(schema: object): (value: unknown) => boolean {
  const ajv = new Ajv2020({
    validateFormats: false,
    allowUnionTypes: true,
    strictTypes: false,
    strictRequired: false,
  });
  const validate = ajv.compile(schema);
  return (value) => validate(value);
}
