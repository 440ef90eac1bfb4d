import { same } from "../judge/same.js";
import type { Node } from "../node/node.js";
import type { Fit, FitContext } from "./fit-context.js";
import { misfit, plainValue } from "./plain.js";
import { type Schema, typeName, typesOf } from "./schema.js";

/** A constant tells branches apart, so one that differs weighs more than whatever else is wrong. */
const otherBranch = 100;

/** Reads what is neither the object nor the array that the schema may ask for. */
export function fitScalar(context: FitContext, node: Node, schema: Schema): Fit {
  if (!node.whole && node.kind !== "string") return unfinished(node);
  const members = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (members !== undefined) return fitMember(context, node, schema, members);
  const types = typesOf(schema);
  if (node.kind !== "word" && (types.length === 0 || types.some((type) => isOf(node, type)))) {
    const written = schema.format === undefined ? undefined : repaired(context, node, schema, types);
    return written ?? as(node, plainValue(node));
  }
  if (!node.whole) return unfinished(node);
  return repaired(context, node, schema, types) ?? misfit(node);
}

function fitMember(context: FitContext, node: Node, schema: Schema, members: readonly unknown[]): Fit {
  if (!node.whole) return unfinished(node);
  const value = plainValue(node);
  if (members.some((member) => same(member, value))) {
    const kept = node.kind === "word" ? context.units.keepsWords?.name : undefined;
    return as(node, value, kept);
  }
  for (const unit of context.units.member) {
    const member = unit.member(node, members);
    if (member !== undefined) return as(node, member, unit.name);
  }
  const other = repaired(context, node, schema, [...new Set(members.map(typeName))]);
  if (other !== null && members.some((member) => same(member, other.value))) return other;
  return { ...misfit(node), misfits: schema.const === undefined ? 1 : otherBranch };
}

/** What the units make of a node for one of these types; two different values are two readings. */
function repaired({ units }: FitContext, node: Node, schema: Schema, types: readonly string[]): Fit | null {
  const fits = types.flatMap((type) =>
    units.scalar.flatMap((unit) => {
      const value = unit.scalar(node, schema, type);
      return value === undefined ? [] : [as(node, value, unit.name)];
    }),
  );
  const [first] = fits;
  if (first === undefined) return null;
  const two = fits.some(({ value }) => !same(value, first.value));
  return two ? { ...first, doubt: { reason: "ambiguous", offset: node.start } } : first;
}

function as(node: Node, value: unknown, repair?: string): Fit {
  const repairs =
    repair === undefined ? [] : [{ name: repair, offset: node.start, length: node.end - node.start }];
  return { value, repairs, misfits: 0, doubt: null, place: { start: node.start } };
}

function unfinished(node: Node): Fit {
  return { value: undefined, repairs: [], misfits: 1, doubt: null, place: { start: node.start } };
}

function isOf(node: Node, type: string): boolean {
  if (node.kind === "number")
    return type === "number" || (type === "integer" && Number.isInteger(node.value));
  if (node.kind === "literal") return type === (node.value === null ? "null" : "boolean");
  return node.kind === type;
}
