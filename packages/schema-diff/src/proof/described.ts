import { nameList } from "@concordat/dialect";
import { regExpOf } from "@concordat/pattern";
import { isObject } from "../schema/json.js";
import {
  childAt,
  childList,
  childMap,
  isPlainNode,
  type PlainNode,
  type SchemaNode,
} from "../schema/node.js";
import type { Conjunction } from "./conjunction.js";

/** Whether a conjunction, or a schema that may apply together with it, constrains a property of this name. */
export function isDescribed(a: Conjunction, name: string): boolean {
  return anySchema(a, (node) => describesName(node, name));
}

/** Whether a conjunction constrains properties in addition to those that it names. */
export function describesOthers(a: Conjunction): boolean {
  return anySchema(a, (node) => childMap(node, "patternProperties").size > 0 || describesTheRest(node));
}

/** Whether a schema by itself constrains a property of this name. */
export function describesName(node: PlainNode, name: string): boolean {
  return (
    namesOrMatches(node, name) || nameList(node.schema.required).includes(name) || describesTheRest(node)
  );
}

/** Whether `properties` or `patternProperties` have a schema for this name. */
export function namesOrMatches(node: PlainNode, name: string): boolean {
  return (
    childMap(node, "properties").has(name) ||
    [...childMap(node, "patternProperties").keys()].some((pattern) => regExpOf(pattern).test(name))
  );
}

/** Whether the remaining properties are constrained by a schema that rejects something. */
function describesTheRest(node: PlainNode): boolean {
  return ["additionalProperties", "unevaluatedProperties"].some((keyword) => {
    const schema = node.schema[keyword];
    return schema === false || (isObject(schema) && Object.keys(schema).length > 0);
  });
}

/** Returns the schemas that a schema applies to the same value, either always or under a condition. */
export function inPlaceSchemas(node: PlainNode): readonly SchemaNode[] {
  const target = node.document.resolve(node.schema.$ref);
  return [
    ...(target === undefined ? [] : [target]),
    ...["allOf", "anyOf", "oneOf"].flatMap((keyword) => childList(node, keyword)),
    ...["if", "then", "else"].flatMap((keyword) => childAt(node, keyword) ?? []),
    ...["dependentSchemas", "dependencies"].flatMap((keyword) => [...childMap(node, keyword).values()]),
  ];
}

function anySchema(a: Conjunction, is: (node: PlainNode) => boolean): boolean {
  const passed = new Set<string>();
  const visit = (node: SchemaNode): boolean => {
    if (!isPlainNode(node) || passed.has(node.pointer)) return false;
    passed.add(node.pointer);
    return is(node) || isUnresolved(node) || inPlaceSchemas(node).some(visit);
  };
  return a.nodes.some(visit) || a.unions.flat().some(visit);
}

/** Whether a reference cannot be resolved. Such a reference may constrain anything. */
export function isUnresolved({ schema, document }: PlainNode): boolean {
  return (
    "$dynamicRef" in schema ||
    "$recursiveRef" in schema ||
    (schema.$ref !== undefined && document.resolve(schema.$ref) === undefined)
  );
}
