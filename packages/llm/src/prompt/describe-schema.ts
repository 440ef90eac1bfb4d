import type { JsonSchema } from "@concordat/contracts/contract";
import { ownMember } from "@concordat/contracts/options";
import { branchesOf } from "../wire/rewrite-schema.js";
import { quoteJson } from "./quote-untrusted.js";

/**
 * Describes a schema briefly for a prompt: its shape as JSON with types instead of values. Branches with the same
 * shape are written once. All other rules are left to the engine's grammar.
 * @example
 * describeSchema(toWireSchema(agentDecision.schema, wireForms.llama));
 * // {"reason":string,"choice":"LIKE"|"SCROLL"} or {"reason":string,"choice":"REPLY"|"RESHARE","content":string}
 */
export function describeSchema(schema: JsonSchema): string {
  const branches = branchesOf(schema);
  return [...groupByShape(branches).values()].map(describeGroup).join(" or ");
}

/**
 * Maximum length of a list of values in the description. Longer lists, such as the ids of a complete feed, are enforced
 * only by the grammar. They are in the prompt anyway.
 */
const maxListed = 8;

/** Groups branches whose properties differ only in their const values. */
function groupByShape(branches: readonly JsonSchema[]): Map<string, JsonSchema[]> {
  const groups = new Map<string, JsonSchema[]>();
  for (const branch of branches) {
    const shape = JSON.stringify(branch, (key, value) => (key === "const" ? "" : value));
    groups.set(shape, [...(groups.get(shape) ?? []), branch]);
  }
  return groups;
}

function describeGroup(group: readonly JsonSchema[]): string {
  const [first = {}] = group;
  if (first.properties === undefined) return describeValue(first);
  const required = new Set(first.required);
  const members = Object.entries(first.properties).map(([name, property]) => {
    const values = group.flatMap(({ properties }) => ownMember(properties, name)?.const ?? []);
    const value = values.length > 0 ? listValues(values) : describeValue(property);
    return `${JSON.stringify(name)}${required.has(name) ? "" : "?"}:${value}`;
  });
  return `{${members.join(",")}}`;
}

function describeValue(schema: JsonSchema): string {
  if (schema.oneOf !== undefined || schema.anyOf !== undefined) return describeSchema(schema);
  if (schema.enum !== undefined && schema.enum.length <= maxListed) return listValues(schema.enum);
  if (schema.const !== undefined) return quoteJson(schema.const);
  return [schema.type ?? "any"]
    .flat()
    .map((type) => describeType(type, schema))
    .join("|");
}

function describeType(type: string, schema: JsonSchema): string {
  if (type === "array") return typeof schema.items === "object" ? `[${describeSchema(schema.items)}]` : "[]";
  if (type === "object" && schema.properties !== undefined) return describeGroup([schema]);
  return type;
}

function listValues(values: readonly unknown[]): string {
  return [...new Set(values)].map(quoteJson).join("|");
}
