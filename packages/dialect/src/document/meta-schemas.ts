import { Ajv } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import { draft04MetaSchema } from "./draft-04-meta-schema.js";

let known: ReadonlyMap<string, unknown> | undefined;

/**
 * Returns the document of a meta-schema, or of one of its vocabularies, by its URI; undefined for any other URI.
 * Draft-06 is a subset of draft-07, so it uses the document of draft-07.
 */
export function metaSchemaDocument(uri: string): unknown {
  known ??= new Map([...carriedByAjv(), ["http://json-schema.org/draft-04/schema", draft04MetaSchema]]);
  const plain = uri.replace(/#$/, "");
  return known.get(plain === "http://json-schema.org/draft-06/schema" ? draft07 : plain);
}

const draft07 = "http://json-schema.org/draft-07/schema";

function carriedByAjv(): [string, unknown][] {
  const validators = [new Ajv(), new Ajv2019(), new Ajv2020()];
  return validators.flatMap(({ schemas }) =>
    Object.entries(schemas).map(([uri, environment]): [string, unknown] => [
      uri.replace(/#$/, ""),
      environment?.schema,
    ]),
  );
}
