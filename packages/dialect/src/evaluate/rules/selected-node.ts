import { isSelector, type Selector, selectorOf } from "../../discriminated-union/selector.js";
import { isSchema, type JsonSchema } from "../../schema/json-schema.js";
import type { CompiledSchema } from "../node-check.js";

/** Returns the only branch of a union that a value can match; `null` if it can match none. */
export type SelectNode = (value: unknown) => CompiledSchema | null;

/**
 * Returns a function that selects a union's branch by const properties, so that no other branch is tried; `null` if
 * these properties do not discriminate the branches.
 */
export function selectedNode(
  branches: readonly unknown[],
  nodes: readonly CompiledSchema[],
  root: JsonSchema,
): SelectNode | null {
  const objects = branches.filter(isSchema);
  const selector =
    objects.length === branches.length && objects.length > 1 ? selectorOf(objects, root) : null;
  return selector === null ? null : selection(selector, nodes);
}

function selection({ property, cases }: Selector<number>, nodes: readonly CompiledSchema[]): SelectNode {
  const byValue = new Map<unknown, SelectNode>();
  let whenAbsent: SelectNode = () => null;
  for (const item of cases) {
    const select = isSelector(item.then) ? selection(item.then, nodes) : always(nodes[item.then] ?? null);
    byValue.set(item.value, select);
    if (item.whenAbsent) whenAbsent = select;
  }
  return (value) => {
    if (!isSchema(value)) return null;
    const select = Object.hasOwn(value, property) ? byValue.get(value[property]) : whenAbsent;
    return select === undefined ? null : select(value);
  };
}

function always(node: CompiledSchema | null): SelectNode {
  return () => node;
}
