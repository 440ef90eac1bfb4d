import { isSchema, type JsonSchema } from "../../schema/json-schema.js";
import { type Compiling, holds } from "../node-check.js";
import { referredTo } from "../referred-to.js";
import { typeTest } from "./type-test.js";

/**
 * Returns statements that check some keywords of a schema and return false if the value `d` violates one; `null` if
 * the schema has none of the keywords.
 */
export type Statements = (schema: JsonSchema, emitter: Emitter) => string | null;

/**
 * Writes the functions that check schemas: one function for each schema, `f0` for the first. Everything that is not
 * written as code, such as a closure or a set, is passed in as a constant.
 */
export class Emitter {
  readonly constants: unknown[] = [];
  readonly #compiling: Compiling;
  readonly #body: Statements;
  readonly #names = new Map<unknown, string>();
  readonly #functions: string[] = [];

  /**
   * @param compiling the context for compiling what is not written as code
   * @param body returns the body of the function for a schema; `null` if only closures can check it
   */
  constructor(compiling: Compiling, body: Statements) {
    this.#compiling = compiling;
    this.#body = body;
  }

  get compiling(): Compiling {
    return this.#compiling;
  }

  /**
   * Returns the complete source: the body of a function that takes the constants and returns the check of the first
   * schema.
   */
  source(first: unknown): string {
    const name = this.#function(first);
    const names = this.constants.map((_, index) => `const c${index} = constants[${index}];`);
    return ['"use strict";', ...names, ...this.#functions, `return ${name};`].join("\n");
  }

  /**
   * Returns an expression that is true if a value satisfies a schema. `value` is the name of a variable in the code.
   */
  test(schema: unknown, value: string): string {
    if (schema === true || schema === undefined) return "true";
    if (schema === false) return "false";
    const named = isSchema(schema) ? referredTo(schema, this.#compiling.root) : {};
    const type = typeTest(named, value);
    if (type !== null) return type;
    return `${this.#function(named)}(${value})`;
  }

  /** Adds a constant and returns its name. */
  constant(value: unknown): string {
    this.constants.push(value);
    return `c${this.constants.length - 1}`;
  }

  #function(schema: unknown): string {
    const known = this.#names.get(schema);
    if (known !== undefined) return known;
    const name = `f${this.#names.size}`;
    this.#names.set(schema, name);
    const written: JsonSchema = isSchema(schema) ? schema : schema === false ? { not: {} } : {};
    this.#functions.push(`function ${name}(d) {\n${this.#body(written, this) ?? this.#closure(written)}\n}`);
    return name;
  }

  /** Returns the name of a closure that checks a schema for which no code can be written. */
  #closure(schema: JsonSchema): string {
    const node = this.#compiling.node(schema);
    return `return ${this.constant((value: unknown) => holds(node, value, null, null))}(d);`;
  }
}
