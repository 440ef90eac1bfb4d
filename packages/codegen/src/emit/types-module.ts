import { hasDefaults, type JsonSchema, mapSchema, nameList, schemaMap } from "@concordat/dialect";
import type { ContractSource } from "../source/contract-source.js";
import { banner } from "./banner.js";

/**
 * Generates the types of a contract. A type with defaults has two forms: `Post`, in which every default is present,
 * and `PostInput`, in which they may be absent.
 */
export async function typesModule({ schema, title }: ContractSource): Promise<string> {
  if (!hasDefaults(schema)) return banner + (await declarations(schema, title));
  const output = await declarations(withDefaultsRequired(schema), title);
  const input = await declarations(withInputTitles(schema, schema), `${title}Input`);
  return banner + mergeDeclarations(output, input);
}

/** Returns the names of a contract's root type: for values that `parse` returns, and for values that it accepts. */
export function typeNames({ schema, title }: ContractSource): { output: string; input: string } {
  return { output: title, input: hasDefaults(schema) ? `${title}Input` : title };
}

async function declarations(schema: JsonSchema, title: string): Promise<string> {
  // Validators are built without it, for the demo: it is 24 MB with what it depends on.
  const { compile } = await import("json-schema-to-typescript");
  const written = await compile({ ...typedPart(schema), title }, title, {
    bannerComment: "",
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    unknownAny: true,
    style: { printWidth: 110, singleQuote: false },
  });
  // It declares nothing for a union with a branch that any value satisfies.
  const isDeclared = splitDeclarations(written).some((one) => declaredName(one) === title);
  return isDeclared ? written : `${written}export type ${title} = unknown;\n`;
}

/**
 * The keywords from which types are generated. Other keywords are excluded, because their values may look like
 * references or subschemas.
 */
const typed: ReadonlySet<string> = new Set([
  ...["$ref", "$defs", "title", "description", "deprecated", "type", "const", "enum"],
  ...["properties", "patternProperties", "additionalProperties", "required", "items", "prefixItems"],
  ...["minItems", "maxItems", "oneOf", "anyOf", "allOf"],
]);

/** Returns a copy of a schema with only the keywords from which types are generated. */
function typedPart(schema: JsonSchema): JsonSchema {
  return mapSchema(structuredClone(schema), (node) =>
    Object.fromEntries(Object.entries(node).filter(([keyword]) => typed.has(keyword))),
  );
}

/** Returns the schema of the values that `parse` returns, in which a property with a default is always present. */
export function withDefaultsRequired(schema: JsonSchema): JsonSchema {
  return mapSchema(schema, (node) => {
    const filled = schemaMap(node.properties).filter(([, property]) => "default" in property);
    if (filled.length === 0) return node;
    return { ...node, required: [...new Set([...nameList(node.required), ...filled.map(([name]) => name)])] };
  });
}

/** Adds `Input` to the title of each type that differs between the two forms. */
function withInputTitles(schema: JsonSchema, root: JsonSchema): JsonSchema {
  return mapSchema(schema, (node) =>
    typeof node.title === "string" && hasDefaults(node, root)
      ? { ...node, title: `${node.title}Input` }
      : node,
  );
}

/** Joins two sets of declarations. Types in both sets are included once. */
function mergeDeclarations(first: string, second: string): string {
  const seen = new Set(splitDeclarations(first).map(declaredName));
  const added = splitDeclarations(second).filter((declaration) => !seen.has(declaredName(declaration)));
  return `${first}${added.join("")}`;
}

/** Splits a source into its exported declarations. Each one includes a comment before it. */
function splitDeclarations(source: string): string[] {
  const comment = String.raw`\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n`;
  return (
    source.match(
      new RegExp(`^(?:${comment})?export [\\s\\S]*?(?=^(?:\\/\\*\\*|export )|$(?![\\s\\S]))`, "gm"),
    ) ?? []
  );
}

function declaredName(declaration: string): string {
  return /^export (?:type|interface) (\w+)/m.exec(declaration)?.[1] ?? declaration;
}
