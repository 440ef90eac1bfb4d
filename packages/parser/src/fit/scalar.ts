import { membersOf, type Schema, typesOf } from "../contract/schema.js";
import { deepEqual } from "../node/compare.js";
import { isExact } from "../node/exact.js";
import { isContainer, type Node } from "../node/node.js";
import { memberFor } from "../repairs/enum-case/enum-case.js";
import { define } from "./define.js";
import { type Coercion, type FitContext, fitted } from "./fit-context.js";
import { fitForm } from "./scalar-forms.js";

/** A constant tells branches apart, so one that differs weighs more than whatever else is wrong. */
const otherBranch = 100;

/** Reads what is neither the object nor the array that the schema may ask for. */
export function fitScalar(context: FitContext, node: Node, schema: Schema): Coercion {
  const value = plainValue(node);
  const members = membersOf(schema);
  const isWord = node.kind === "word";
  const isAsked =
    members === null
      ? !isWord && isOf(node, typesOf(schema))
      : members.some((member) => deepEqual(member, value));
  const grows = node.kind === "string" && members === null && isAsked;
  if (value === undefined || !(node.whole || grows)) return { ...fitted(node, undefined), misfits: 1 };
  const form =
    isAsked && (members !== null || schema.format === undefined)
      ? null
      : repaired(context, node, schema, members);
  if (form !== null) return form;
  if (isAsked) {
    const isRounded = node.kind === "number" && !isExact(node.source, node.value);
    return fitted(node, value, isWord ? "unquoted-value" : undefined, isRounded && "too-large");
  }
  // A word that nothing explains cannot be read past.
  const misfits = schema.const === undefined ? 1 : otherBranch;
  return { ...fitted(node, value, undefined, isWord && "no-json"), misfits };
}

/** What a repair makes of a node that is not what the schema asks for, or not in its format. */
function repaired(
  context: FitContext,
  node: Node,
  schema: Schema,
  members: readonly unknown[] | null,
): Coercion | null {
  const member = members !== null && context.allows("enum-case") ? memberFor(node, members) : undefined;
  if (member !== undefined) return fitted(node, member, "enum-case");
  const form = node.whole ? fitForm(context, node, schema) : null;
  return members === null || members.some((candidate) => deepEqual(candidate, form?.value)) ? form : null;
}

/** A node as it stands, whatever a schema says. */
function plainValue(node: Node): unknown {
  if (!isContainer(node)) return node.value;
  const value = node.kind === "array" ? [] : {};
  for (const entry of node.entries) define(value, entry.key, plainValue(entry.value));
  return value;
}

/** Whether a node is of one of some types; where there are none, of any. */
function isOf(node: Node, types: readonly string[]): boolean {
  const kind = node.kind === "literal" ? (node.value === null ? "null" : "boolean") : node.kind;
  const isInteger = node.kind === "number" && Number.isInteger(node.value);
  return types.length === 0 || types.includes(kind) || (isInteger && types.includes("integer"));
}
