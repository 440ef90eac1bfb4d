import { isSelector, type Selector, selectableUnion } from "../discriminated-union/selector.js";
import { isSchema, type JsonSchema, schemaList, schemaMap } from "../schema/json-schema.js";
import { mergeUnion } from "../schema/merge-union.js";
import { resolveRef } from "../schema/resolve.js";
import { hasDefaults } from "./has-defaults.js";

/**
 * Returns the source of a function that fills a schema's defaults in a valid value, in place, and returns the value.
 * Returns `null` if the schema has no defaults. Ajv's `useDefaults` is not used, because it ignores defaults inside
 * unions.
 * @example
 * defaultsSource({ type: "object", properties: { likes: { type: "integer", default: 0 } } });
 * // function fillDefaults(v0){if(typeof v0==="object"&&…){if(v0["likes"]===undefined)v0["likes"]=0;}return v0;}
 */
export function defaultsSource(root: JsonSchema): string | null {
  if (!hasDefaults(root)) return null;
  const functions = new Map([["#", { name: "fillDefaults", source: "" }]]);
  return (
    functionFor("#", { root, functions }) && [...functions.values()].map(({ source }) => source).join("")
  );
}

/**
 * Compiles the function of `defaultsSource` at run time. The function fills in the defaults of a value in place and
 * returns the value. The caller must specify types that correspond to the schema.
 */
export function compileDefaults<Input, Output>(root: JsonSchema): (value: Input) => Output {
  const source = defaultsSource(root) ?? "function fillDefaults(v0){return v0;}";
  return new Function(`"use strict";${source}return fillDefaults;`)();
}

/** The code being written. Each `$ref` becomes a function, so that a schema may refer to itself. */
interface Writing {
  readonly root: JsonSchema;
  readonly functions: Map<string, { readonly name: string; source: string }>;
}

/** Writes the function for a reference, and returns its name. */
function functionFor(ref: string, writing: Writing): string {
  const { root, functions } = writing;
  const written = functions.get(ref) ?? { name: `fill${functions.size}`, source: "" };
  if (written.source !== "") return written.name;
  functions.set(ref, written);
  // Set before its body is written, for the body may call it.
  written.source = " ";
  const schema = ref === "#" ? root : resolveRef({ $ref: ref }, root);
  written.source = `function ${written.name}(v0){${fill(schema, "v0", 0, writing)}return v0;}`;
  return written.name;
}

/** Returns statements that fill the defaults in the value of the variable `name`. */
function fill(schema: JsonSchema, name: string, depth: number, writing: Writing): string {
  if (!hasDefaults(schema, writing.root)) return "";
  if (typeof schema.$ref === "string") return `${functionFor(schema.$ref, writing)}(${name});`;
  const { items, ...merged } = mergeUnion(schema);
  const inObject = [
    fillProperties(merged, name, depth, writing),
    fillMembers(merged, name, depth, writing),
    fillUnion(merged, name, depth, writing),
  ].join("");
  return [
    inObject && `if(typeof ${name}==="object"&&${name}!==null&&!Array.isArray(${name})){${inObject}}`,
    isSchema(items) ? fillEach(items, `Array.isArray(${name})?${name}:[]`, depth, writing) : "",
  ].join("");
}

function fillProperties(schema: JsonSchema, name: string, depth: number, writing: Writing): string {
  const inner = `v${depth + 1}`;
  return schemaMap(schema.properties)
    .map(([key, property]) => {
      const at = `${name}[${JSON.stringify(key)}]`;
      const own =
        "default" in property ? `if(${isAbsent(name, key)})${at}=${literal(property.default)};` : "";
      const nested = fill(property, inner, depth + 1, writing);
      return nested === "" ? own : `${own}{const ${inner}=${at};${nested}}`;
    })
    .join("");
}

/** Returns statements that fill the values of keys that `properties` does not name. */
function fillMembers(schema: JsonSchema, name: string, depth: number, writing: Writing): string {
  if (!isSchema(schema.additionalProperties)) return "";
  const named = JSON.stringify(schemaMap(schema.properties).map(([key]) => key));
  const others = `Object.keys(${name}).filter((key)=>!${named}.includes(key)).map((key)=>${name}[key])`;
  return fillEach(schema.additionalProperties, others, depth, writing);
}

function fillEach(schema: JsonSchema, values: string, depth: number, writing: Writing): string {
  const inner = `v${depth + 1}`;
  const nested = fill(schema, inner, depth + 1, writing);
  return nested === "" ? "" : `for(const ${inner} of ${values}){${nested}}`;
}

function fillUnion(schema: JsonSchema, name: string, depth: number, writing: Writing): string {
  const union = selectableUnion(schema, writing.root);
  if (union === null) return "";
  const branches = schemaList(schema[union.keyword]);
  const fillCase = (then: number | Selector<number>): string => {
    if (isSelector(then)) return fillSelected(then, name, fillCase);
    const branch = branches[then];
    return branch === undefined ? "" : fill(branch, name, depth, writing);
  };
  return fillSelected(union.selector, name, fillCase);
}

function fillSelected(
  { property, cases }: Selector<number>,
  name: string,
  fillCase: (then: number | Selector<number>) => string,
): string {
  const tag = `${name}[${JSON.stringify(property)}]`;
  const conditions = cases.map(({ value, whenAbsent, then }) => {
    const condition = `${tag}===${JSON.stringify(value)}${whenAbsent ? `||${tag}===undefined` : ""}`;
    return `if(${condition}){${fillCase(then)}}`;
  });
  return conditions.join("else ");
}

/**
 * Returns the code of the condition that a property is absent. A key such as `constructor` is never undefined,
 * because every object inherits it.
 */
function isAbsent(name: string, key: string): string {
  const at = JSON.stringify(key);
  return key in Object.prototype ? `!Object.hasOwn(${name},${at})` : `${name}[${at}]===undefined`;
}

/**
 * Returns an expression that creates a value each time. It is not an object literal, in which `__proto__` would set
 * the prototype.
 */
function literal(value: unknown): string {
  const json = JSON.stringify(value);
  return json.includes("__proto__") ? `JSON.parse(${JSON.stringify(json)})` : json;
}
