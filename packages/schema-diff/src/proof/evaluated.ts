import { regExpOf } from "@concordat/pattern";
import { childAt, childMap, isPlainNode, type PlainNode, type SchemaNode } from "../schema/node.js";
import { conjunctionOf } from "./conjunction.js";
import { inPlaceSchemas, isUnresolved } from "./described.js";
import { elementsOf } from "./node-elements.js";

/** The parts of a value that schemas look at: properties by name and by pattern, the first items, or all of a kind. */
export interface EvaluatedParts {
  readonly names: ReadonlySet<string>;
  readonly patterns: ReadonlySet<string>;
  readonly allProperties: boolean;
  readonly firstItems: number;
  readonly allItems: boolean;
}

/**
 * Returns the parts that a schema with an `unevaluated…` keyword certainly evaluates if it accepts a value; perhaps
 * more.
 */
export function certainlyEvaluated(node: PlainNode): EvaluatedParts {
  return together(conjunctionOf([node]).nodes, node);
}

const possible = new WeakMap<object, EvaluatedParts>();

/** Returns all parts that a schema may evaluate, whichever of its branches and conditions apply. */
export function possiblyEvaluated(node: PlainNode): EvaluatedParts {
  const known = possible.get(node.schema);
  if (known !== undefined) return known;
  const nodes = new Map<string, PlainNode>();
  const add = (found: SchemaNode): void => {
    if (!isPlainNode(found) || nodes.has(found.pointer)) return;
    nodes.set(found.pointer, found);
    inPlaceSchemas(found).forEach(add);
  };
  add(node);
  const all = [...nodes.values()];
  const isOpen = all.some(isUnresolved);
  const seen = together(all, node);
  const holdsContains = all.some(({ schema }) => "contains" in schema);
  const evaluated = {
    ...seen,
    allProperties: seen.allProperties || isOpen,
    allItems: seen.allItems || isOpen || holdsContains,
  };
  possible.set(node.schema, evaluated);
  return evaluated;
}

/** Whether a property of this name is among the evaluated parts. */
export function evaluatesName(seen: EvaluatedParts, name: string): boolean {
  return (
    seen.allProperties ||
    seen.names.has(name) ||
    [...seen.patterns].some((pattern) => regExpOf(pattern).test(name))
  );
}

/**
 * Returns the properties and items that several schemas for the same value evaluate. The `unevaluated…` keywords of
 * `owner` itself are not included, since they apply last.
 */
function together(nodes: readonly PlainNode[], owner: PlainNode): EvaluatedParts {
  const has = (keyword: string) =>
    nodes.some((node) => node.pointer !== owner.pointer && node.schema[keyword] !== undefined);
  const elements = nodes.map(elementsOf);
  return {
    names: new Set(nodes.flatMap((node) => [...childMap(node, "properties").keys()])),
    patterns: new Set(nodes.flatMap((node) => [...childMap(node, "patternProperties").keys()])),
    allProperties:
      nodes.some((node) => childAt(node, "additionalProperties") !== undefined) ||
      has("unevaluatedProperties"),
    firstItems: Math.max(0, ...elements.map(({ first }) => first.length)),
    allItems: elements.some(({ rest }) => rest !== undefined) || has("unevaluatedItems"),
  };
}
