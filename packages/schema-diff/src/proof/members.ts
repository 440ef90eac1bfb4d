import { nameList } from "@concordat/dialect";
import { regExpOf } from "@concordat/pattern";
import { childAt, childMap, type PlainNode, type SchemaNode } from "../schema/node.js";
import { type Conjunction, conjunctionOf } from "./conjunction.js";
import { evaluatesName, possiblyEvaluated } from "./evaluated.js";
import { countRange } from "./possible-values.js";

/** Returns the schemas that a member of this name certainly satisfies, if it exists. */
export function memberSchemas(a: Conjunction, name: string): readonly SchemaNode[] {
  return a.nodes.flatMap((node) => memberSchemasOf(node, name));
}

/** Returns the same schemas as `memberSchemas`, for a single schema. */
export function memberSchemasOf(node: PlainNode, name: string): readonly SchemaNode[] {
  const named = childMap(node, "properties").get(name);
  const matched = [...childMap(node, "patternProperties")]
    .filter(([pattern]) => regExpOf(pattern).test(name))
    .map(([, schema]) => schema);
  const found = named === undefined ? matched : [named, ...matched];
  if (found.length > 0) return found;
  const others = childAt(node, "additionalProperties");
  return others === undefined ? unevaluatedMember(node, name) : [others];
}

/** Returns the `unevaluatedProperties` schema for a member that no other keyword of a schema evaluates. */
function unevaluatedMember(node: PlainNode, name: string): readonly SchemaNode[] {
  const schema = childAt(node, "unevaluatedProperties");
  return schema === undefined || evaluatesName(possiblyEvaluated(node), name) ? [] : [schema];
}

/** Returns every name in a conjunction: the names of its properties and the required names. */
export function namesKnown(a: Conjunction): readonly string[] {
  const names = a.nodes.flatMap((node) => [
    ...childMap(node, "properties").keys(),
    ...nameList(node.schema.required),
    ...("unevaluatedProperties" in node.schema ? possiblyEvaluated(node).names : []),
  ]);
  return [...new Set(names)];
}

/** Returns the names that every object of a conjunction has. */
export function namesRequired(a: Conjunction): ReadonlySet<string> {
  return new Set(a.nodes.flatMap((node) => nameList(node.schema.required)));
}

/**
 * Returns the schemas that certainly apply to a member whose name no node contains and none of these patterns matches.
 */
export function otherMemberSchemas(
  a: Conjunction,
  notMatching: ReadonlySet<string> = new Set(),
): readonly SchemaNode[] {
  return a.nodes.flatMap((node) => {
    const others = childAt(node, "additionalProperties");
    const unevaluated = others === undefined ? childAt(node, "unevaluatedProperties") : undefined;
    const seen = unevaluated === undefined ? null : possiblyEvaluated(node);
    const patterns = seen?.patterns ?? childMap(node, "patternProperties").keys();
    if (seen?.allProperties === true || ![...patterns].every((pattern) => notMatching.has(pattern)))
      return [];
    return others ?? unevaluated ?? [];
  });
}

/** Returns the schemas that members certainly satisfy if their names match a pattern. */
export function patternSchemas(a: Conjunction, pattern: string): readonly SchemaNode[] {
  return a.nodes.flatMap((node) => {
    const own = childMap(node, "patternProperties").get(pattern);
    return own === undefined ? [] : [own];
  });
}

/** Returns the minimum and maximum number of members in objects of a conjunction. */
export function memberCount(a: Conjunction): { min: number; max: number } {
  const { min, max } = countRange(a, "minProperties", "maxProperties");
  const possible = namesKnown(a).filter((name) => !conjunctionOf(memberSchemas(a, name)).impossible);
  const isClosed = conjunctionOf(otherMemberSchemas(a)).impossible;
  return {
    min: Math.max(min, namesRequired(a).size),
    max: Math.min(max, isClosed ? possible.length : Number.POSITIVE_INFINITY),
  };
}
