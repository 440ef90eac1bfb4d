import { childAt, childList, isPlainNode, type PlainNode, type SchemaNode } from "../schema/node.js";

/**
 * Several schemas that a value must satisfy together. `$ref` and `allOf` are resolved, so that every keyword that
 * certainly applies is in one of the nodes. Omitting a keyword can only make the conjunction weaker.
 */
export interface Conjunction {
  readonly nodes: readonly PlainNode[];
  /** The branches of each `anyOf` and `oneOf`. A value satisfies at least one branch of each. */
  readonly unions: readonly (readonly SchemaNode[])[];
  /** Whether one of the schemas is `false`. */
  readonly impossible: boolean;
  /** A text that identifies the conjunction within a document. */
  readonly key: string;
}

export function conjunctionOf(schemas: readonly SchemaNode[]): Conjunction {
  return extend(nothing, schemas);
}

/** Returns a conjunction with an additional schema. */
export function and(a: Conjunction, schema: SchemaNode): Conjunction {
  return extend(a, [schema]);
}

/** Returns the conjunctions at least one of which applies: one for each branch of the first union. */
export function splitUnion(a: Conjunction): readonly Conjunction[] | null {
  const [first, ...rest] = a.unions;
  if (first === undefined) return null;
  return first.map((branch) => and({ ...a, unions: rest }, branch));
}

/** Whether a value is known not to satisfy all schemas of a conjunction. */
export function violates(value: unknown, a: Conjunction): boolean {
  return a.impossible || a.nodes.some((node) => node.document.accepts(node, value) === false);
}

/** Returns the schemas of a keyword, on all nodes. */
export function childrenAt(a: Conjunction, keyword: string): readonly SchemaNode[] {
  return a.nodes.flatMap((node) => childAt(node, keyword) ?? []);
}

/** Returns the values of a keyword, on all nodes. */
export function valuesAt(a: Conjunction, keyword: string): readonly unknown[] {
  return a.nodes.flatMap(({ schema }) => (Object.hasOwn(schema, keyword) ? [schema[keyword]] : []));
}

/** Whether a schema rejects every value: `{ not: {} }` is `false` written as an object. */
function refusesAll(node: PlainNode): boolean {
  const refused = childAt(node, "not");
  if (refused === undefined) return false;
  return refused.schema === true || (isPlainNode(refused) && Object.keys(refused.schema).length === 0);
}

const nothing: Conjunction = { nodes: [], unions: [], impossible: false, key: "" };

function extend(a: Conjunction, schemas: readonly SchemaNode[]): Conjunction {
  const nodes = new Map(a.nodes.map((node) => [identityOf(node), node]));
  const unions = [...a.unions];
  let impossible = a.impossible;
  const add = (node: SchemaNode): void => {
    if (!isPlainNode(node)) {
      impossible ||= node.schema === false;
      return;
    }
    // A schema that repeats itself through references adds nothing.
    if (nodes.has(identityOf(node))) return;
    nodes.set(identityOf(node), node);
    impossible ||= refusesAll(node);
    const target = node.document.resolve(node.schema.$ref);
    if (target !== undefined) add(target);
    for (const member of childList(node, "allOf")) add(member);
    for (const keyword of ["anyOf", "oneOf"]) {
      const branches = childList(node, keyword);
      if (branches.length > 0) unions.push(branches);
    }
  };
  for (const schema of schemas) add(schema);
  const names = [...nodes.keys()].sort();
  const open = unions.map(([first]) => first && identityOf(first)).sort();
  return { nodes: [...nodes.values()], unions, impossible, key: JSON.stringify([names, open, impossible]) };
}

function identityOf({ document, pointer }: SchemaNode): string {
  return `${document.side} ${pointer}`;
}
