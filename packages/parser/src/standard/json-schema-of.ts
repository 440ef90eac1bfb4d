import { memoize } from "../contract/memoize.js";
import { isObjectOrArray } from "../node/compare.js";
import { closeObjects } from "./close-objects.js";
import { companion } from "./companion.js";
import { describeThrown } from "./issues.js";
import type { StandardSchema } from "./standard-schema.js";

/** A self-contained JSON Schema 2020-12. */
export type SchemaObject = Readonly<Record<string, unknown>>;

const target = "draft-2020-12";

/** The generator of JSON Schema for a library without Standard JSON Schema. */
interface Converter {
  readonly module: string;
  /** The function of the module; an older version of the library has none. */
  readonly name: string;
  readonly options: object;
  /** How to create the schema in a version of the library without this function. */
  readonly way: string;
}

const converters: Readonly<Record<string, Converter>> = {
  // Zod before 4.2. This path is in all of Zod 4, and in 3.25, where it is the only way to Zod 4.
  zod: {
    module: "zod/v4",
    name: "toJSONSchema",
    options: { io: "input", target },
    way: "import Zod 4 (npm install zod@4)",
  },
  valibot: {
    module: "@valibot/to-json-schema",
    name: "toJsonSchema",
    options: {
      typeMode: "input",
      target,
      // The library itself enforces checks that JSON Schema cannot express.
      overrideAction: ({ jsonSchema }: { jsonSchema: unknown }) => jsonSchema,
    },
    way: "install @valibot/to-json-schema next to it",
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
  const known = converters[vendor];
  // A schema of Zod 3, whose later versions contain Zod 4 under another path.
  const isOld = vendor === "zod" && !("_zod" in schema);
  const convert: unknown = known && !isOld && Reflect.get(companion(known.module) ?? {}, known.name);
  if (typeof convert === "function") return attempt(vendor, () => convert(schema, known?.options));
  const way = known?.way ?? "give one that implements Standard JSON Schema";
  throw new TypeError(`a schema of ${isOld ? "Zod 3" : vendor} does not say which JSON Schema it is: ${way}`);
}

function attempt(vendor: string, write: () => unknown): SchemaObject {
  try {
    const written = write();
    if (isObjectOrArray(written)) return { ...written };
    throw new TypeError("no object");
  } catch (cause) {
    throw new TypeError(
      `the schema of ${vendor} cannot be written as JSON Schema; use a string and transform it: ${describeThrown(cause)}`,
      { cause },
    );
  }
}
