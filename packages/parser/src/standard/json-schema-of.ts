import { memoize } from "../contract/memoize.js";
import { isObject } from "../node/compare.js";
import { closeObjects } from "./close-objects.js";
import { companion } from "./companion.js";
import { reasonOf } from "./issues.js";
import type { StandardSchema } from "./standard-schema.js";

/** A self-contained JSON Schema 2020-12. */
export type SchemaObject = Readonly<Record<string, unknown>>;

const target = "draft-2020-12";

/**
 * The generator of JSON Schema for a library without Standard JSON Schema: its converter, and the module that
 * contains it.
 */
interface Converter {
  readonly module: string;
  readonly convert: (module: object, schema: object) => unknown;
}

const converters: Readonly<Record<string, Converter>> = {
  // Zod before 4.2.
  zod: {
    module: "zod",
    convert: (zod, schema) => called(zod, "toJSONSchema", schema, { io: "input", target }),
  },
  valibot: {
    module: "@valibot/to-json-schema",
    convert: (valibot, schema) =>
      called(valibot, "toJsonSchema", schema, {
        typeMode: "input",
        target,
        // The library itself enforces checks that JSON Schema cannot express.
        overrideAction: ({ jsonSchema }: { jsonSchema: unknown }) => jsonSchema,
      }),
  },
};

/**
 * The JSON Schema of a schema's input, before its defaults and transforms.
 * @throws {TypeError} when it has none, saying what to install or to write instead
 */
export const jsonSchemaOf = memoize((schema: StandardSchema): SchemaObject => {
  const { vendor, jsonSchema } = schema["~standard"];
  const written =
    jsonSchema === undefined
      ? convertedBy(vendor, schema)
      : attempt(vendor, () => jsonSchema.input({ target }));
  const { $schema: _, ...document } = written;
  // An object schema of Zod drops unknown keys; its JSON Schema expresses that by not mentioning them.
  return vendor === "zod" ? closeObjects(document) : document;
});

function convertedBy(vendor: string, schema: StandardSchema): SchemaObject {
  const { module: name = "", convert } = converters[vendor] ?? {};
  const module = convert === undefined ? null : companion(name);
  if (convert !== undefined && module !== null) return attempt(vendor, () => convert(module, schema));
  const way =
    convert === undefined ? "give one that implements Standard JSON Schema" : `install ${name} next to it`;
  throw new TypeError(`a schema of ${vendor} does not say which JSON Schema it is; ${way}`);
}

function attempt(vendor: string, write: () => unknown): SchemaObject {
  try {
    const written = write();
    if (isObject(written)) return { ...written };
    throw new TypeError("no object");
  } catch (cause) {
    throw new TypeError(
      `the schema of ${vendor} cannot be written as JSON Schema: ${reasonOf(cause)}; use a string and transform it`,
      { cause },
    );
  }
}

function called(module: object, name: string, ...args: readonly unknown[]): unknown {
  const converter: unknown = Reflect.get(module, name);
  if (typeof converter !== "function") throw new Error(`it has no ${name}`);
  return converter(...args);
}
