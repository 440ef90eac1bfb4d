import { type JsonSchema, pointerTo } from "@concordat/contracts/contract";
import { isRecord, ownMember } from "@concordat/contracts/options";
import { candidatesAt, isLeaf } from "../wire/candidate-schemas.js";
import { conditionHolds, testedNames } from "./condition.js";
import { type OptionValue, type TurnField, type TurnKind, turnField } from "./turn-field.js";

/** The next step of requesting a value field by field. */
export type NextField =
  | { readonly state: "ask"; readonly field: TurnField }
  /** Only one value is possible there, so the model is not asked. */
  | { readonly state: "known"; readonly name: string; readonly value: OptionValue }
  | { readonly state: "complete" };

/** The selection of fields to request. */
export interface TurnScope {
  /** Whether an optional field has its own question. Required fields always have one. */
  isWanted(pointer: string): boolean;
}

/**
 * The order in which kinds of fields are requested. Text comes first, then the enumeration. Fields that depend on its
 * value follow.
 */
const ranks: Readonly<Record<TurnKind, number>> = { text: 0, lines: 1, number: 2, json: 3, options: 4 };

/** The parts of an object's schema that apply, given the fields known so far. */
interface OpenParts {
  /** Schemas that apply in any case. */
  readonly always: readonly JsonSchema[];
  /** The branches of each union that are still possible. */
  readonly unions: readonly (readonly JsonSchema[])[];
}

/** Whether a value of a schema is requested field by field. Otherwise the complete value is one field. */
export function isAskedByField(schema: JsonSchema): boolean {
  const branches = schema.oneOf ?? schema.anyOf;
  const isObject = schema.type === "object" || schema.properties !== undefined;
  if (branches === undefined) return isObject && schema.properties !== undefined;
  return branches.every((branch) => isLeaf(branch) && branch.properties !== undefined);
}

/**
 * Returns the field to request next.
 * @param value the fields known so far
 */
export function nextField(
  schema: JsonSchema,
  value: Readonly<Record<string, unknown>>,
  { isWanted }: TurnScope,
): NextField {
  const parts = openParts(schema, value);
  const open = namesOf(parts).filter((name) => !Object.hasOwn(value, name));
  const needed = open.filter(
    (name) => isNeeded(parts, name) || (isWanted(`/${name}`) && isPossible(parts, name)),
  );
  const fields = needed.map((name) => turnField(pointerTo("", name), name, meaningsOf(parts, name)));
  const tested = new Set(parts.always.flatMap((part) => testedNames(part)));
  const [first] = fields
    .map((field, index) => ({ field, rank: rankOf(field, tested) + index / (fields.length + 1) }))
    .sort((a, b) => a.rank - b.rank);
  if (first !== undefined) {
    const { field } = first;
    const [only] = field.options;
    return field.options.length === 1 && only !== undefined && field.name !== null
      ? { state: "known", name: field.name, value: only }
      : { state: "ask", field };
  }
  // The difference between the branches cannot be requested field by field.
  const undecided = open.some((name) => parts.unions.some((branches) => requires(branches, name, "some")));
  return undecided
    ? { state: "ask", field: { pointer: "", name: null, schema, kind: "json", options: [] } }
    : { state: "complete" };
}

/**
 * Returns the position of a field in the order of requests. A field on which a condition depends comes before the
 * fields that the condition requires. Otherwise the kind of the field decides.
 */
function rankOf({ kind, name }: TurnField, tested: ReadonlySet<string>): number {
  return ranks[kind] + (kind !== "options" && name !== null && tested.has(name) ? 0.5 : 0);
}

function openParts(schema: JsonSchema, value: Readonly<Record<string, unknown>>): OpenParts {
  const always = [schema, ...(schema.allOf ?? [])].flatMap((part) => [part, ...conditional(part, value)]);
  const unions = always.flatMap(({ oneOf, anyOf }) => [oneOf, anyOf].filter((found) => found !== undefined));
  return {
    always,
    unions: unions.map((branches) =>
      branches.filter((branch) => candidatesAt(value, [branch]).length > 0 || branch.$ref !== undefined),
    ),
  };
}

/** Returns the schema that a condition adds; empty until every field on which the condition depends is known. */
function conditional(part: JsonSchema, value: Readonly<Record<string, unknown>>): readonly JsonSchema[] {
  if (part.if === undefined) return dependent(part, value);
  const holds = conditionHolds(part.if, value);
  const added = holds === null ? undefined : holds ? part.then : part.else;
  return [...(added === undefined ? [] : [added]), ...dependent(part, value)];
}

function dependent(
  { dependentRequired = {} }: JsonSchema,
  value: Readonly<Record<string, unknown>>,
): JsonSchema[] {
  return Object.entries(dependentRequired).flatMap(([name, required]) =>
    Object.hasOwn(value, name) ? [{ required }] : [],
  );
}

function namesOf({ always, unions }: OpenParts): string[] {
  const all = [...always, ...unions.flat()];
  return [...new Set(all.flatMap(({ properties = {} }) => Object.keys(properties)))];
}

function isNeeded({ always, unions }: OpenParts, name: string): boolean {
  return (
    always.some(({ required = [] }) => required.includes(name)) ||
    unions.some((branches) => branches.length > 0 && requires(branches, name, "every"))
  );
}

function isPossible({ always, unions }: OpenParts, name: string): boolean {
  const has = ({ properties = {} }: JsonSchema): boolean => Object.hasOwn(properties, name);
  return always.some(has) || unions.some((branches) => branches.length > 0 && branches.every(has));
}

function requires(branches: readonly JsonSchema[], name: string, how: "some" | "every"): boolean {
  return branches[how](({ required = [] }) => required.includes(name));
}

/** Returns the schemas of a field with different meanings. */
function meaningsOf({ always, unions }: OpenParts, name: string): readonly JsonSchema[] {
  const found = [...always, ...unions.flat()].flatMap(({ properties }) => ownMember(properties, name) ?? []);
  return [...new Map(found.map((schema) => [meaningOf(schema), schema])).values()];
}

const annotations: ReadonlySet<string> = new Set(["title", "description", "examples", "default", "$comment"]);

function meaningOf(schema: JsonSchema): string {
  return JSON.stringify(Object.entries(schema).filter(([keyword]) => !annotations.has(keyword)));
}

/** Returns the properties of an object; empty for any other value. */
export function objectProperties(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
