import { isSchema, type JsonSchema, nameList } from "../../schema/json-schema.js";
import type { Emitter } from "./emitter.js";
import { failUnless } from "./fail-unless.js";
import { objectTest } from "./type-test.js";

/** Returns code for the numbers of items and members. */
export function sizesCode({ minItems, maxItems, minProperties, maxProperties }: JsonSchema): string | null {
  const parts = [
    when("Array.isArray(d)", limits("d.length", minItems, maxItems)),
    when(objectTest("d"), limits("Object.keys(d).length", minProperties, maxProperties)),
  ];
  return parts.join("\n").trim() || null;
}

function limits(size: string, least: unknown, most: unknown): string {
  const tests = [
    ...(typeof least === "number" ? [`s >= ${least}`] : []),
    ...(typeof most === "number" ? [`s <= ${most}`] : []),
  ];
  return tests.length === 0 ? "" : `const s = ${size}; ${failUnless(tests.join(" && "))}`;
}

/** Returns code for `contains`, which stops counting once the number of items decides. */
export function containsCode(
  { contains, minContains = 1, maxContains }: JsonSchema,
  emitter: Emitter,
): string | null {
  if (contains === undefined) return null;
  const least = typeof minContains === "number" ? minContains : 1;
  const hasMost = typeof maxContains === "number";
  const decided = hasMost ? `if (c > ${maxContains}) return false;` : `if (c >= ${least}) break;`;
  const count = `if (${emitter.test(contains, "i")}) { c++; ${decided} }`;
  return when(
    "Array.isArray(d)",
    `let c = 0;\nfor (let n = 0; n < d.length; n++) {\nconst i = d[n];\n${count}\n}\n${failUnless(`c >= ${least}`)}`,
  );
}

/** Returns code for `propertyNames`. */
export function namesCode({ propertyNames }: JsonSchema, emitter: Emitter): string | null {
  const test = emitter.test(propertyNames, "k");
  if (test === "true") return null;
  return when(objectTest("d"), `for (const k of Object.keys(d)) ${failUnless(test)}`);
}

/** Returns code for `dependentRequired` and `dependentSchemas`. */
export function dependentCode(
  { dependentRequired, dependentSchemas }: JsonSchema,
  emitter: Emitter,
): string | null {
  const required = isSchema(dependentRequired) ? Object.entries(dependentRequired) : [];
  const schemas = isSchema(dependentSchemas) ? Object.entries(dependentSchemas) : [];
  const parts = [
    ...required.map(([name, names]) =>
      when(has(name), failUnless(nameList(names).map(has).join(" && ") || "true")),
    ),
    ...schemas.map(([name, schema]) => when(has(name), failUnless(emitter.test(schema, "d")))),
  ]
    .join("\n")
    .trim();
  return when(objectTest("d"), parts) || null;
}

function has(name: string): string {
  return `own.call(d, ${JSON.stringify(name)})`;
}

/** Returns a statement that does something if an expression is true; empty if there is nothing to do. */
function when(test: string, code: string): string {
  return code === "" ? "" : `if (${test}) {\n${code}\n}`;
}
