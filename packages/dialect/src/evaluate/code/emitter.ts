import { isSchema, type JsonSchema } from "../../schema/json-schema.js";
import { CompiledSchema, type Compiling, holds } from "../node-check.js";
import { referredTo } from "../referred-to.js";
import { plainFunction } from "./members-code.js";
import { typeTest } from "./type-test.js";
import { intoFunction, violationsBody } from "./violations-code.js";

/**
 * Returns statements that check some keywords of a schema and return false if the value `d` violates one; `null` if
 * the schema has none of the keywords.
 */
export type Statements = (schema: JsonSchema, emitter: Emitter) => string | null;

/**
 * Writes the functions that check schemas: for each schema one that returns the verdict, such as `f0`, and one that
 * reports violations, such as `g0`, if it is needed. Everything that is not written as code, such as a closure or a
 * set, is passed in as a constant.
 */
export class Emitter {
  readonly constants: unknown[] = [];
  readonly #compiling: Compiling;
  readonly #body: Statements;
  readonly #verdicts = new Map<unknown, string>();
  readonly #reports = new Map<unknown, string>();
  readonly #functions: string[] = [];
  #isWritten = false;

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
   * Returns the source of the verdict on a schema: the body of a function that takes the constants and returns the
   * check.
   */
  verdictSource(schema: unknown): string {
    return this.#source(this.#verdictFunction(schema));
  }

  /** Returns the source of the function that reports the violations of a schema. */
  violationsSource(schema: unknown): string {
    return this.#source(this.#violationsFunction(schema));
  }

  /**
   * Returns an expression that is true if a value satisfies a schema. `value` is the name of a variable in the code.
   */
  test(schema: unknown, value: string): string {
    if (schema === true || schema === undefined) return "true";
    if (schema === false) return "false";
    return this.typeTest(schema, value) ?? `${this.#verdictFunction(this.named(schema))}(${value})`;
  }

  /** Returns an expression for the verdict of a schema that constrains only the type; `null` for any other schema. */
  typeTest(schema: unknown, value: string): string | null {
    if (schema === true) return "true";
    const named = this.named(schema);
    return isSchema(named) ? typeTest(named, value) : null;
  }

  /** Returns a statement that reports to `r` every violation of a schema by a variable. */
  report(schema: unknown, value: string): string {
    if (this.typeTest(schema, value) === "true") return "";
    return `${this.reportFunction(schema)}(${value}, r);`;
  }

  /** Returns the name of the function that reports the violations of a schema. */
  reportFunction(schema: unknown): string {
    return this.#violationsFunction(this.named(schema));
  }

  /** Adds a constant and returns its name. */
  constant(value: unknown): string {
    this.constants.push(value);
    return `c${this.constants.length - 1}`;
  }

  /** The context for compiling rules whose subschemas are checked by code of this program. */
  get compilingToCode(): Compiling {
    return { ...this.#compiling, node: (schema) => this.#codeNode(schema) };
  }

  /** Returns a compiled schema that the program completes. After the program is written, closures check new ones. */
  #codeNode(schema: unknown): CompiledSchema {
    if (this.#isWritten) return this.#compiling.node(schema);
    const node = new CompiledSchema(undefined);
    const constant = this.constant(node);
    const [verdict, report] = [this.test(schema, "v"), this.report(schema, "v")];
    this.#functions.push(
      `${constant}.rest = (v, r) => {\nif (r === null) return ${verdict};\nconst s = r.errors.length;\n${report}\nreturn r.errors.length === s;\n};`,
    );
    return node;
  }

  /** Returns the target of a schema that is only a reference, or the schema itself. */
  named(schema: unknown): unknown {
    return isSchema(schema) ? referredTo(schema, this.#compiling.root) : schema;
  }

  #source(name: string): string {
    this.#isWritten = true;
    const names = this.constants.map((_, index) => `const c${index} = constants[${index}];`);
    return [
      '"use strict";',
      plainFunction,
      intoFunction,
      ...names,
      ...this.#functions,
      `return ${name};`,
    ].join("\n");
  }

  #verdictFunction(schema: unknown): string {
    return this.#function(schema, this.#verdicts, "f", (written, name) => {
      const code = this.#body(written, this) ?? this.#closure(written);
      return `function ${name}(d) {\n${code}\n}`;
    });
  }

  #violationsFunction(schema: unknown): string {
    return this.#function(
      schema,
      this.#reports,
      "g",
      (written, name) => `function ${name}(d, r) {\n${violationsBody(written, this)}\n}`,
    );
  }

  #function(
    schema: unknown,
    known: Map<unknown, string>,
    letter: string,
    write: (schema: JsonSchema, name: string) => string,
  ): string {
    const found = known.get(schema);
    if (found !== undefined) return found;
    const name = `${letter}${known.size}`;
    known.set(schema, name);
    this.#functions.push(write(isSchema(schema) ? schema : schema === false ? { not: {} } : {}, name));
    return name;
  }

  /** Returns the name of a closure that checks a schema for which no code can be written. */
  #closure(schema: JsonSchema): string {
    const node = this.#compiling.node(schema);
    return `return ${this.constant((value: unknown) => holds(node, value, null, null))}(d);`;
  }
}
