import { createMatcher } from "@concordat/pattern";
import { compileEvaluation } from "../evaluate/compile-evaluation.js";
import { isSchema, type JsonSchema } from "../schema/json-schema.js";
import { targetOf } from "../schema/resolve.js";

/** Fills missing defaults in a valid value, in place. */
type Filler = (value: unknown) => void;

/**
 * Fills the defaults of any canonical schema, without `new Function`. A default in a branch of a union is filled if the
 * value satisfies that branch. If filling would violate the schema, for example `maxProperties`, nothing is filled. The
 * caller asserts the types.
 */
export function compileApplyDefaults<Input, Output>(root: JsonSchema): (value: Input) => Output;
export function compileApplyDefaults(root: JsonSchema): (value: unknown) => unknown {
  const fill = new Filling(root).of(root);
  if (fill === null) return (value) => value;
  const isValid = compileEvaluation(root);
  return (value) => {
    const filled = structuredClone(value);
    return ends(() => fill(filled)) && isValid(filled) ? filled : value;
  };
}

/**
 * Whether filling in defaults terminates. It does not if a default contains a value of its own schema, and therefore
 * itself.
 */
function ends(fill: () => void): boolean {
  try {
    fill();
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

class Filling {
  readonly #root: JsonSchema;
  readonly #fillers = new Map<JsonSchema, Filler>();

  constructor(root: JsonSchema) {
    this.#root = root;
  }

  /** Returns the filler of a schema; `null` if it contains no default. */
  of(schema: unknown): Filler | null {
    if (!isSchema(schema)) return null;
    const known = this.#fillers.get(schema);
    if (known !== undefined) return known;
    let fillers: readonly Filler[] = [];
    const fill: Filler = (value) => {
      for (const filler of fillers) filler(value);
    };
    this.#fillers.set(schema, fill);
    fillers = [...this.#beside(schema), ...this.#inside(schema)];
    return fillers.length === 0 ? null : fill;
  }

  /**
   * Returns the fillers of other schemas for the same value. They run first, because the original value selects the
   * branch.
   */
  #beside(schema: JsonSchema): Filler[] {
    const { $ref, allOf, if: condition, then: whenTrue, else: whenFalse, dependentSchemas } = schema;
    const reference = typeof $ref === "string" ? this.of(targetOf($ref, this.#root)) : null;
    const all = Array.isArray(allOf) ? allOf.flatMap((branch) => this.of(branch) ?? []) : [];
    const conditional = isSchema(condition) ? this.#conditional(condition, whenTrue, whenFalse) : [];
    const dependent = entriesOf(dependentSchemas).flatMap(([name, inner]): Filler[] => {
      const fill = this.of(inner);
      return fill === null ? [] : [(value) => isSchema(value) && Object.hasOwn(value, name) && fill(value)];
    });
    const unions = [schema.oneOf, schema.anyOf].flatMap((branches) => this.#union(branches));
    return [...(reference === null ? [] : [reference]), ...all, ...conditional, ...dependent, ...unions];
  }

  #conditional(condition: JsonSchema, whenTrue: unknown, whenFalse: unknown): Filler[] {
    const [yes, no] = [this.of(whenTrue), this.of(whenFalse)];
    if (yes === null && no === null) return [];
    const holds = this.#check(condition);
    return [(value) => (holds(value) ? yes : no)?.(value)];
  }

  #union(branches: unknown): Filler[] {
    const known = (Array.isArray(branches) ? branches : []).map((branch) => ({
      branch,
      fill: this.of(branch),
    }));
    if (known.every(({ fill }) => fill === null)) return [];
    const checked = known.map(({ branch, fill }) => ({ fill, holds: this.#check(branch) }));
    return [(value) => checked.find(({ holds }) => holds(value))?.fill?.(value)];
  }

  #inside(schema: JsonSchema): Filler[] {
    const { properties, patternProperties, additionalProperties, prefixItems, items } = schema;
    const names = entriesOf(properties).map(([name]) => name);
    const patterns = entriesOf(patternProperties).map(([pattern]) => createMatcher(pattern).test);
    const others = this.of(additionalProperties);
    const isOther = (name: string) => !names.includes(name) && !patterns.some((matches) => matches(name));
    return [
      ...entriesOf(properties).flatMap(([name, property]) => this.#member(name, property)),
      ...entriesOf(patternProperties).flatMap(([pattern, member]) =>
        this.#members(createMatcher(pattern).test, member),
      ),
      ...(others === null ? [] : [eachMember(isOther, others)]),
      ...this.#items(Array.isArray(prefixItems) ? prefixItems : [], items),
    ];
  }

  #member(name: string, property: JsonSchema): Filler[] {
    const inner = this.of(property);
    const hasDefault = "default" in property;
    if (!hasDefault && inner === null) return [];
    return [
      (value) => {
        if (!isSchema(value)) return;
        if (hasDefault && !Object.hasOwn(value, name)) assign(value, name, structuredClone(property.default));
        if (Object.hasOwn(value, name)) inner?.(value[name]);
      },
    ];
  }

  #members(matches: (name: string) => boolean, schema: unknown): Filler[] {
    const inner = this.of(schema);
    return inner === null ? [] : [eachMember(matches, inner)];
  }

  #items(first: readonly unknown[], other: unknown): Filler[] {
    const listed = first.map((schema) => this.of(schema));
    const rest = this.of(other);
    if (rest === null && listed.every((filler) => filler === null)) return [];
    return [
      (value) => {
        if (!Array.isArray(value)) return;
        for (const [index, item] of value.entries()) (index < listed.length ? listed[index] : rest)?.(item);
      },
    ];
  }

  #check(schema: unknown): (value: unknown) => boolean {
    return compileEvaluation(this.#root, { at: schema });
  }
}

function eachMember(matches: (name: string) => boolean, fill: Filler): Filler {
  return (value) => {
    if (!isSchema(value)) return;
    for (const [name, member] of Object.entries(value)) if (matches(name)) fill(member);
  };
}

/** Sets an own property, even if its name is `__proto__`. */
function assign(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
}

function entriesOf(map: unknown): [string, JsonSchema][] {
  return isSchema(map)
    ? Object.entries(map).flatMap(([name, schema]) => (isSchema(schema) ? [[name, schema]] : []))
    : [];
}
