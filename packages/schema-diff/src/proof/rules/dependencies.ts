import { nameList } from "@concordat/dialect";
import { isObject } from "../../schema/json.js";
import { childMap, madeUp, type PlainNode, type SchemaNode } from "../../schema/node.js";
import { and, type Conjunction } from "../conjunction.js";
import type { ProofRule } from "../rule.js";

const keywords = ["dependentRequired", "dependentSchemas", "dependencies"];

/**
 * The proof rule of `dependentRequired`, `dependentSchemas` and `dependencies`: an object that has a certain property
 * must satisfy a further schema.
 */
export const dependenciesRule: ProofRule = {
  keywords,
  types: ["object"],
  proves: (a, b, proof) =>
    dependenciesOf(b).flatMap(([name, schema]) => proof.entails(having(a, name), schema)),
  *refutes(a, b, search) {
    for (const [name, schema] of dependenciesOf(b)) yield* search.counterexamples(having(a, name), schema);
  },
};

function dependenciesOf(node: PlainNode): readonly (readonly [name: string, schema: SchemaNode])[] {
  return keywords.flatMap((keyword) => {
    const lists = node.schema[keyword];
    const names = Object.entries(isObject(lists) ? lists : {}).filter(([, list]) => Array.isArray(list));
    return [
      ...names.map(([name, list]) => [name, madeUp({ required: nameList(list) }, node.document)] as const),
      ...childMap(node, keyword),
    ];
  });
}

/**
 * Returns the conjunction for the values that have a property, which therefore satisfy the schemas that depend on it.
 */
function having(a: Conjunction, name: string): Conjunction {
  const [first] = a.nodes;
  if (first === undefined) return a;
  const owed = a.nodes.flatMap(dependenciesOf).filter(([on]) => on === name);
  const present = madeUp({ type: "object", required: [name] }, first.document);
  return [present, ...owed.map(([, schema]) => schema)].reduce(and, a);
}
