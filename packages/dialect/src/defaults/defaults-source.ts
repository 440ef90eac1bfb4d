import { isSchema, type JsonSchema, schemaList, schemaMap } from "../schema/json-schema.js";
import { isSelector, type Selector, selectorOf } from "../schema/selector.js";

/** Whether a schema, or anything in it, has a default for a property. */
export function hasDefaults(schema: JsonSchema): boolean {
  return defaultsSource(schema) !== null;
}

/**
 * The source of a function that fills a schema's defaults in place, in a value that fits the schema; null when
 * there are none. Ajv's `useDefaults` cannot: it ignores a default inside a union.
 *
 * @example
 * defaultsSource({ type: "object", properties: { likes: { type: "integer", default: 0 } } });
 * // "function fillDefaults(v0){if(v0.likes===undefined)v0.likes=0;}" in essence
 */
export function defaultsSource(root: JsonSchema): string | null {
  const definitions = new Map<string, string>();
  const body = new Filler(root, definitions).statements(root, "v0", 0);
  if (!`${body}${[...definitions.values()].join("")}`.includes("===undefined)")) return null;
  return `function fillDefaults(v0){${body}}${[...definitions.values()].join("")}`;
}

/** The function of `defaultsSource`, compiled at run time. */
export function compileDefaults(root: JsonSchema): ((value: unknown) => void) | null {
  const source = defaultsSource(root);
  return source === null ? null : new Function(`${source};return fillDefaults;`)();
}

class Filler {
  private readonly root: JsonSchema;
  private readonly definitions: Map<string, string>;

  constructor(root: JsonSchema, definitions: Map<string, string>) {
    this.root = root;
    this.definitions = definitions;
  }

  /** Statements that fill what is missing in the value called `name`. */
  statements(schema: JsonSchema, name: string, depth: number): string {
    if (typeof schema.$ref === "string") return this.reference(schema.$ref, name);
    return [
      this.properties(schema, name, depth),
      this.items(schema, name, depth),
      this.members(schema, name, depth),
      this.union(schema, name, depth),
    ].join("");
  }

  private properties(schema: JsonSchema, name: string, depth: number): string {
    return schemaMap(schema.properties)
      .map(([key, property]) => {
        const at = `${name}[${JSON.stringify(key)}]`;
        const fill =
          "default" in property ? `if(${at}===undefined)${at}=${JSON.stringify(property.default)};` : "";
        return fill + this.guarded(property, at, depth);
      })
      .join("");
  }

  private items(schema: JsonSchema, name: string, depth: number): string {
    if (!isSchema(schema.items)) return "";
    const item = `v${depth + 1}`;
    const inner = this.statements(schema.items, item, depth + 1);
    return inner === "" ? "" : `if(Array.isArray(${name}))for(const ${item} of ${name}){${inner}}`;
  }

  private members(schema: JsonSchema, name: string, depth: number): string {
    if (!isSchema(schema.additionalProperties)) return "";
    const member = `v${depth + 1}`;
    const inner = this.statements(schema.additionalProperties, member, depth + 1);
    return inner === "" ? "" : `for(const ${member} of Object.values(${name})){${inner}}`;
  }

  private union(schema: JsonSchema, name: string, depth: number): string {
    const branches = schemaList(schema.oneOf);
    const selector = branches.length > 0 ? selectorOf(branches, this.root) : null;
    return selector === null ? "" : this.select(selector, branches, name, depth);
  }

  private select(
    selector: Selector<number>,
    branches: readonly JsonSchema[],
    name: string,
    depth: number,
  ): string {
    const tag = `${name}[${JSON.stringify(selector.property)}]`;
    return selector.cases
      .map(({ value, whenAbsent, then }) => {
        const branch = isSelector(then) ? null : branches[then];
        const inner = isSelector(then)
          ? this.select(then, branches, name, depth)
          : branch
            ? this.statements(branch, name, depth)
            : "";
        const condition = `${tag}===${JSON.stringify(value)}${whenAbsent ? `||${tag}===undefined` : ""}`;
        return inner === "" ? "" : `if(${condition}){${inner}}`;
      })
      .join("else ");
  }

  /** Statements for a nested value, which may be absent, null, or no object. */
  private guarded(schema: JsonSchema, at: string, depth: number): string {
    const name = `v${depth + 1}`;
    const inner = this.statements(schema, name, depth + 1);
    return inner === ""
      ? ""
      : `{const ${name}=${at};if(typeof ${name}==="object"&&${name}!==null){${inner}}}`;
  }

  /** A call of the definition's own function, so that a schema may refer to itself. */
  private reference(ref: string, name: string): string {
    const definition = schemaMap(this.root.$defs).find(([key]) => ref === `#/$defs/${key}`);
    if (definition === undefined) return ref === "#" ? `fillDefaults(${name});` : "";
    const [key, schema] = definition;
    const functionName = `fill_${key.replace(/\W/g, "_")}`;
    if (!this.definitions.has(functionName)) {
      this.definitions.set(functionName, "");
      this.definitions.set(functionName, `function ${functionName}(v0){${this.statements(schema, "v0", 0)}}`);
    }
    return `${functionName}(${name});`;
  }
}
