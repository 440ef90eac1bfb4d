import { type JsonSchema, pointerTo } from "@concordat/contracts/contract";
import { areApart } from "../schema/branches-apart.js";
import { eachSubschema } from "../schema/subschemas.js";
import { nonBlankPattern } from "../words/non-blank-pattern.js";
import { isAssertedFormat } from "./asserted-formats.js";
import type { WireForm } from "./lowering.js";
import { referencedDefinition } from "./references.js";
import type { UnenforcedRule } from "./unenforced-rule.js";

/** Returns the reason why an engine does not enforce a keyword of a schema; `null` if it does. */
type Reason = (schema: JsonSchema, form: WireForm, root: JsonSchema) => string | null;

/** Checks of a contract that its schema does not contain. */
export interface Checking {
  /** Whether `format` is a rule. Default: false. */
  readonly assertsFormats?: boolean;
}

const length: (keyword: "minLength" | "maxLength") => Reason =
  (keyword) =>
  (schema, { stringBounds, largestCount }) =>
    reasonOfCount(schema[keyword], stringBounds, "strings", largestCount);

const count: (keyword: "minItems" | "maxItems") => Reason =
  (keyword) =>
  (schema, { arrayBounds, largestCount }) =>
    reasonOfCount(schema[keyword], arrayBounds, "arrays", largestCount);

const bound: Reason = ({ type }, { numberBounds }) => {
  if (numberBounds === "all") return null;
  if (numberBounds === "none") return "the engine enforces no bounds of numbers";
  return type === "integer" ? null : "the engine enforces bounds of integers only";
};

const condition: Reason = (_, { conditions }) =>
  conditions ? null : "the engine does not support this keyword";

const union: Reason = ({ oneOf, anyOf }, { requireAll }) => {
  const objects = (oneOf ?? anyOf ?? []).filter(({ properties, $ref }) => properties ?? $ref);
  return requireAll && objects.length > 1 ? "alternatives may be requested as one object" : null;
};

/**
 * The keywords that an engine may not enforce, each with a function that returns the reason. Rules that only this
 * package's grammars do not enforce are reported by the grammar compiler.
 */
const reasons: Readonly<Record<string, Reason>> = {
  pattern: ({ pattern }, { patterns }) =>
    patterns === "all" || (patterns === "non-blank" && pattern === nonBlankPattern)
      ? null
      : "the engine enforces no patterns",
  format: ({ format }, { patterns }) =>
    !isAssertedFormat(format) || patterns === "all" ? null : "the engine enforces no formats",
  minLength: length("minLength"),
  maxLength: length("maxLength"),
  minimum: bound,
  maximum: bound,
  exclusiveMinimum: bound,
  exclusiveMaximum: bound,
  multipleOf: (_, { numberBounds }) => (numberBounds === "all" ? null : "the engine enforces no divisors"),
  minItems: count("minItems"),
  maxItems: count("maxItems"),
  uniqueItems: ({ uniqueItems }) => (uniqueItems === true ? "a grammar does not compare items" : null),
  contains: () => "a grammar does not count matching items",
  prefixItems: (_, { requireAll }) => (requireAll ? "a tuple only guides the model" : null),
  additionalProperties: ({ additionalProperties }, { requireAll }) =>
    requireAll && typeof additionalProperties === "object" ? "a map only guides the model" : null,
  oneOf: (schema, form, { $defs = {} }) =>
    union(schema, form, {}) ??
    (areApart(schema.oneOf ?? [], ($ref) => referencedDefinition($ref, $defs) ?? {})
      ? null
      : "each alternative is allowed, not that only one holds"),
  anyOf: (schema, form) => {
    const isDropped = schema.oneOf !== undefined && form.unions !== "oneOf";
    return isDropped ? "the engine accepts one union per place" : union(schema, form, {});
  },
  allOf: condition,
  not: condition,
  if: condition,
  patternProperties: condition,
  propertyNames: condition,
  minProperties: condition,
  maxProperties: condition,
  dependentRequired: condition,
  dependentSchemas: condition,
  unevaluatedItems: condition,
  unevaluatedProperties: condition,
};

const known = new WeakMap<JsonSchema, WeakMap<WireForm, readonly UnenforcedRule[]>>();

/**
 * Returns the rules of a schema that an engine does not enforce, according to its profile. Their pointers refer to the
 * schema. The result is cached for each profile, because every outcome needs it.
 */
export function unenforcedByForm(
  schema: JsonSchema,
  form: WireForm,
  { assertsFormats = false }: Checking = {},
): readonly UnenforcedRule[] {
  const unenforced = knownUnenforced(schema, form);
  return assertsFormats ? unenforced : unenforced.filter(({ keyword }) => keyword !== "format");
}

function knownUnenforced(schema: JsonSchema, form: WireForm): readonly UnenforcedRule[] {
  const byForm = known.get(schema) ?? new WeakMap<WireForm, readonly UnenforcedRule[]>();
  known.set(schema, byForm);
  const unenforced = byForm.get(form) ?? findUnenforced(schema, form);
  byForm.set(form, unenforced);
  return unenforced;
}

function findUnenforced(root: JsonSchema, form: WireForm): UnenforcedRule[] {
  const found: UnenforcedRule[] = [];
  const visit = (schema: JsonSchema, pointer: string): void => {
    for (const keyword of Object.keys(schema)) {
      const reason = Object.hasOwn(reasons, keyword) ? reasons[keyword]?.(schema, form, root) : null;
      if (reason) found.push({ pointer: pointerTo(pointer, keyword), keyword, reason });
    }
    eachSubschema(schema, (child, ...tokens) => visit(child, pointerTo(pointer, ...tokens)));
  };
  visit(root, "");
  return found;
}

function reasonOfCount(
  value: number | undefined,
  isEnforced: boolean,
  what: string,
  largest: number,
): string | null {
  if (!isEnforced) return `the engine enforces no bounds of ${what}`;
  return value !== undefined && value > largest ? `the engine counts to at most ${largest}` : null;
}
