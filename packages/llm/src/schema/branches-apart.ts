import type { JsonSchema } from "@concordat/contracts/contract";
import { ownMember } from "@concordat/contracts/options";

/**
 * Whether no value can satisfy two of the branches, because they differ in type or in a constant member.
 *
 * @param target returns the schema that a reference refers to
 */
export function areApart(branches: readonly JsonSchema[], target: (ref: string) => JsonSchema): boolean {
  const plain = branches.map((branch) => (branch.$ref === undefined ? branch : target(branch.$ref)));
  const marks = plain.map(marksOf);
  return marks.every((own, index) =>
    marks.slice(index + 1).every((other) => typesApart(own, other) || constantsApart(own, other)),
  );
}

interface Marks {
  readonly types: readonly string[];
  readonly constants: ReadonlyMap<string, readonly unknown[]>;
}

function marksOf(schema: JsonSchema): Marks {
  const { type, required = [], properties } = schema;
  const constants = new Map<string, readonly unknown[]>();
  const own = listedScalars(schema);
  if (own !== null) constants.set("", own);
  for (const name of required) {
    const property = ownMember(properties, name);
    const values = property === undefined ? null : listedScalars(property);
    if (values !== null) constants.set(`/${name}`, values);
  }
  return { types: type === undefined ? [] : [type].flat(), constants };
}

function listedScalars(schema: JsonSchema): readonly unknown[] | null {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  return values?.every((value) => typeof value !== "object" || value === null) ? values : null;
}

function typesApart({ types }: Marks, other: Marks): boolean {
  if (types.length === 0 || other.types.length === 0) return false;
  const kinds = (names: readonly string[]) => names.map((name) => (name === "integer" ? "number" : name));
  return !kinds(types).some((name) => kinds(other.types).includes(name));
}

function constantsApart({ types, constants }: Marks, other: Marks): boolean {
  const bothObjects = [types, other.types].every((names) => names.length === 1 && names[0] === "object");
  return [...constants].some(([name, values]) => {
    const others = other.constants.get(name);
    if (others === undefined || (name !== "" && !bothObjects)) return false;
    return !values.some((value) => others.includes(value));
  });
}
