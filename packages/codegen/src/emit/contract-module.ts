import { type CheckOptions, hasDefaults, isSchema, type JsonSchema, mapSchema } from "@concordat/dialect";
import { type ContractSource, constantOf, versioned } from "../source/contract-source.js";
import { banner } from "./banner.js";
import { typeNames } from "./types-module.js";

/** Generates the module that exports a schema as a value. */
export function schemaModule({ schema, isCompiled }: ContractSource, runtime: string): string {
  const written = JSON.stringify(withoutBooleans(schema), null, 2);
  // The type knows no annotations of other tools, and for them the compiler would refuse the value.
  const declaration = isCompiled
    ? `export const schema: JsonSchema = ${written};`
    : `const document: unknown = ${written};\n\nexport const schema = document as JsonSchema;`;
  return `${banner}import type { JsonSchema } from ${JSON.stringify(runtime)};\n\n${declaration}\n`;
}

/** Replaces subschemas that are `true` or `false` by objects, which is the form that contracts use. */
function withoutBooleans(schema: JsonSchema): JsonSchema {
  return mapSchema(schema, (node) => {
    const { properties } = node;
    if (!isSchema(properties)) return node;
    const members = Object.entries(properties).map(([name, property]) => [name, asObject(property)]);
    return { ...node, properties: Object.fromEntries(members) };
  });
}

function asObject(property: unknown): unknown {
  if (typeof property !== "boolean") return property;
  return property ? {} : { not: {} };
}

/** Returns the code of the module that creates the contract object. */
export function contractModule(source: ContractSource, runtime: string, options: CheckOptions = {}): string {
  return source.isCompiled
    ? compiledContract(source, runtime, options)
    : interpretedContract(source, runtime, options);
}

/** The module that creates contracts from interpreted schemas. It needs `@concordat/dialect` at run time. */
const defineModule = "@concordat/contracts/define";

function interpretedContract(
  source: ContractSource,
  runtime: string,
  { assertsFormats = false }: CheckOptions,
): string {
  const { output, input } = typeNames(source);
  const types = [...new Set([output, input])].sort().join(", ");
  const typeArguments = `${output}, ${input}`;
  return `${banner}import type { Contract } from ${JSON.stringify(runtime)};
import { defineContract } from ${JSON.stringify(defineModule)};
import { schema } from "./schema.js";
import type { ${types} } from "./types.js";

${docComment(source)}
export const ${versioned(constantOf(source), source)}: Contract<${typeArguments}> = /* @__PURE__ */ defineContract<${typeArguments}>(schema, {
  name: "${source.name}",
  version: ${source.version},${assertsFormats ? '\n  formats: "assertion",' : ""}
});
`;
}

function compiledContract(
  source: ContractSource,
  runtime: string,
  { assertsFormats = false }: CheckOptions,
): string {
  const { output, input } = typeNames(source);
  const types = [...new Set([output, input])].sort().join(", ");
  const fills = hasDefaults(source.schema);
  const typeArguments = input === output ? output : `${output}, ${input}`;
  return `${banner}import { type Contract, createContract } from ${JSON.stringify(runtime)};
import { schema } from "./schema.js";
import type { ${types} } from "./types.js";
import { check${fills ? ", fillDefaults" : ""} } from "./validate.js";

${docComment(source)}
export const ${versioned(constantOf(source), source)}: Contract<${typeArguments}> = /* @__PURE__ */ createContract<${typeArguments}>({
  name: "${source.name}",
  version: ${source.version},
  schema,
  check,${assertsFormats ? "\n  assertsFormats: true," : ""}
  ${fills ? "fillDefaults" : "fillDefaults: (value) => value"},
});
`;
}

function docComment({ schema, name, version }: ContractSource): string {
  const description =
    typeof schema.description === "string" ? schema.description.replaceAll("*/", "* /") : "";
  return `/** \`${name}/v${version}\`: ${description} */`;
}
