import { compileApplyDefaults, isSchema, lintSchema, readSchema, unknownFormats } from "@concordat/dialect";
import { type Contract, createContract } from "../contract/index.js";
import type { SchemaKeywords } from "../contract/json-schema.js";
import { checkOptions, checkValue, isRecord, oneOf, type Rule, type Rules, rules } from "../options/index.js";
import { assertNoLibrarySchema } from "./assert-no-library-schema.js";
import { compileValidator, type Engine } from "./compile-validator.js";
import type { DefineOptions } from "./define-options.js";
import type { FromSchema, FromSchemaAt } from "./from-schema.js";
import { type SchemaProblem, UnsupportedSchemaError } from "./unsupported-schema-error.js";

/** A schema that an author may write: `true` accepts everything, `false` accepts nothing. */
export interface WrittenSchema extends SchemaKeywords<WrittenSchema | boolean> {}

/** A contract made at run time. */
export interface DefinedContract<Output = unknown, Input = Output> extends Contract<Output, Input> {
  /** The ignored parts of the schema, and why; empty for most. */
  readonly notes: readonly SchemaProblem[];
  /** The kind of function that checks values: generated `code`, or `closures`, which do not need `new Function`. */
  readonly engine: Engine;
}

/**
 * Creates a contract from a schema that is known only at run time. Requires `@concordat/dialect` to be installed.
 *
 * Accepts JSON Schema of drafts 4, 6, 7, 2019-09 and 2020-12; `$schema` selects the draft. Unknown keywords are
 * annotations. `schema` of the contract is the same schema in its canonical form: 2020-12, with every reference
 * resolved within it. The types are inferred from a literal schema; specify them if it is not literal.
 * @throws {RangeError} when an argument is invalid
 * @throws {TypeError} for a schema of a library such as Zod
 * @throws {UnsupportedSchemaError} naming every problem that makes the schema unusable, each with its JSON Pointer
 * @example
 * const city = defineContract({
 *   title: "City", type: "object", properties: { name: { type: "string" } }, required: ["name"],
 * });
 * city.parse({ name: "Uppsala" }).name; // string
 */
export function defineContract<const Schema extends WrittenSchema>(
  schema: Schema,
  options?: DefineOptions & { readonly at?: never },
): DefinedContract<FromSchema<Schema>, FromSchema<Schema, "input">>;
/** A contract of one definition of a document: `defineContract(document, { at: "/$defs/City" })`. */
export function defineContract<const Schema extends WrittenSchema, const At extends string>(
  document: Schema,
  options: DefineOptions & { readonly at: At },
): DefinedContract<FromSchemaAt<Schema, At>, FromSchemaAt<Schema, At, "input">>;
/** Creates a contract from a schema that is not a literal. Specify its type: `defineContract<City>(schema)`. */
export function defineContract<Output = unknown, Input = Output>(
  schema: object | boolean,
  options?: DefineOptions,
): DefinedContract<Output, Input>;
export function defineContract<Output, Input>(
  document: object | boolean,
  options: DefineOptions = {},
): DefinedContract<Output, Input> {
  checkValue(document, documentRule, "schema");
  assertNoLibrarySchema(document);
  checkOptions(options, defineRules);
  const { version = 1, formats = "annotation", portable = false, compile, ...reading } = options;
  const read = readSchema(document, reading);
  const name = nameOf(read.problems === undefined ? read.schema : document, options);
  if (read.problems !== undefined) throw new UnsupportedSchemaError(name, read.problems);
  const { schema, sourcePointer } = read;
  const inSource = <Found extends SchemaProblem>(found: Found): Found => ({
    ...found,
    pointer: sourcePointer(found.pointer),
  });
  const unlike = lintSchema(schema).map(inSource);
  if (portable && unlike.length > 0) throw new UnsupportedSchemaError(name, unlike);
  const assertsFormats = formats === "assertion";
  const unasserted = assertsFormats ? unknownFormats(schema).map(inSource) : [];
  const notes = [...read.notes, ...unasserted];
  const isPortable = unlike.length === 0 && unasserted.length === 0 && !read.needsInterpreter;
  const { check, engine } = compileValidator(schema, { assertsFormats, isPortable, compile });
  const contract = createContract<Output, Input>({
    name,
    version,
    schema,
    assertsFormats,
    check,
    fillDefaults: compileApplyDefaults<Input, Output>(schema),
  });
  return Object.assign(contract, { notes, engine });
}

const documentRule: Rule = {
  message: "must be a JSON Schema: an object, true or false",
  test: (value) => isRecord(value) || typeof value === "boolean",
  required: true,
};

const defineRules: Rules<DefineOptions> = {
  name: rules.text,
  version: rules.natural,
  dialect: oneOf("draft-04", "draft-06", "draft-07", "2019-09", "2020-12"),
  at: { message: "must be a JSON Pointer, such as /$defs/Tool", test: isPointer },
  documents: { ...rules.record, message: "must be an object of schemas by URI" },
  formats: oneOf("annotation", "assertion"),
  compile: oneOf("closures", "code"),
  portable: rules.flag,
};

function isPointer(value: unknown): boolean {
  return typeof value === "string" && (value === "" || value.startsWith("/"));
}

function nameOf(schema: unknown, { name, at = "" }: DefineOptions): string {
  if (name !== undefined) return name;
  const title = isSchema(schema) ? schema.title : undefined;
  return typeof title === "string" ? title : at.slice(at.lastIndexOf("/") + 1) || "contract";
}
