import type { JsonSchema } from "@concordat/contracts/contract";
import { type FlatForm, flattenedUnion } from "../flattened-union.js";
import type { LoweringRule } from "../lowering-rule.js";

/**
 * Rewrites a union for an engine: with the keyword that the engine supports, or as one object. If every object must be
 * closed, the keywords next to a union are moved into its branches.
 */
export const plainUnion: LoweringRule = (node, { form }) => {
  const { oneOf, anyOf, ...outerType } = node;
  const branches = oneOf ?? anyOf;
  if (branches === undefined) return node;
  if (form.requireAll)
    return closedUnion(
      branches.map((branch) => joined(outerType, branch)),
      form,
      outerType,
    );
  if (oneOf === undefined) return node;
  const { type, ...others } = outerType;
  const rest = oneOf.every((branch) => saysType(branch, type)) ? others : outerType;
  if (form.unions !== "oneOf") return { anyOf: oneOf, ...rest };
  return anyOf === undefined ? { oneOf, ...rest } : { oneOf, anyOf, ...rest };
};

/** Whether a branch allows no types other than those next to the union. */
function saysType({ type }: JsonSchema, outerType: JsonSchema["type"]): boolean {
  const allowed = [outerType].flat();
  return (
    type !== undefined &&
    [type]
      .flat()
      .every((name) => allowed.includes(name) || (name === "integer" && allowed.includes("number")))
  );
}

/**
 * Writes a union in the form that the engine accepts. OpenAI rejects alternatives that begin with the same key, unless
 * the values of this key distinguish them. Such alternatives are merged into one object.
 */
function closedUnion(branches: readonly JsonSchema[], form: FlatForm, { $defs }: JsonSchema): JsonSchema {
  const definitions = $defs === undefined ? {} : { $defs };
  const open = branches.flatMap((branch) => (isUnionAlone(branch) ? (branch.anyOf ?? []) : [branch]));
  const objects = open.filter(({ properties }) => properties !== undefined);
  if (form.unions === "flat" || !areToldApart(objects))
    return { ...flattenedUnion(open, form), ...definitions };
  return { anyOf: open, ...definitions };
}

function isUnionAlone(schema: JsonSchema): boolean {
  return schema.anyOf !== undefined && Object.keys(schema).length === 1;
}

/** Whether the objects are distinguishable: no two begin with the same key and share a value for it. */
function areToldApart(objects: readonly JsonSchema[]): boolean {
  const seen = new Set<string>();
  return objects.every(({ properties = {} }) => {
    const [[name, first] = ["", {}]] = Object.entries(properties);
    const listed = first.enum ?? (first.const === undefined ? ["*"] : [first.const]);
    const keys = listed.map((value) => JSON.stringify([name, value]));
    const isNew = !seen.has(JSON.stringify([name, "*"])) && keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}

/** Returns a branch of a union, merged with the keywords next to the union. */
function joined({ $defs: _, ...outerType }: JsonSchema, branch: JsonSchema): JsonSchema {
  if (Object.keys(outerType).length === 0) return branch;
  if (outerType.properties === undefined && branch.properties === undefined)
    return { ...outerType, ...branch };
  // Both are closed and require every key by now.
  const properties = { ...outerType.properties, ...branch.properties };
  return { ...outerType, ...branch, type: "object", properties, required: Object.keys(properties) };
}
