import { membersOf, type Schema, typesOf } from "../contract/schema.js";
import { deepEqual } from "../node/compare.js";
import { isExact } from "../node/exact.js";
import { isContainer, type Node } from "../node/node.js";
import { memberFor } from "../repairs/enum-case/enum-case.js";
import { type Coercion, type FitContext, fitted } from "./fit-context.js";
import { fitForm } from "./scalar-forms.js";

/** A constant distinguishes branches, so a different constant outweighs all other differences. */
const otherBranch = 100;

/** Reads a node that is not the object or array that the schema may require. */
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
  // An unknown word makes the value unreadable.
  const misfits = schema.const === undefined ? 1 : otherBranch;
  return { ...fitted(node, value, undefined, isWord && "no-json"), misfits };
}

/** Returns the repaired value of a node whose type or format the schema does not allow. */
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

/** Returns the value of a node, regardless of the schema. */
function plainValue(node: Node): unknown {
  if (!isContainer(node)) return node.value;
  const parts = node.entries.map(({ key, value }) => [key, plainValue(value)] as const);
  return node.kind === "array" ? parts.map(([, value]) => value) : Object.fromEntries(parts);
}

/** Whether a node has one of the given types. Always true if no types are given. */
function isOf(node: Node, types: readonly string[]): boolean {
  const kind = node.kind === "literal" ? (node.value === null ? "null" : "boolean") : node.kind;
  const isInteger = node.kind === "number" && Number.isInteger(node.value);
  return types.length === 0 || types.includes(kind) || (isInteger && types.includes("integer"));
}
