import { isSchema, type JsonSchema, nameList } from "../../schema/json-schema.js";
import { patternMembersRule } from "../rules/pattern-members.js";
import type { Emitter } from "./emitter.js";
import { failUnless } from "./fail-unless.js";
import { objectTest } from "./type-test.js";

/** Returns code for `prefixItems` and `items`. */
export function itemsCode({ prefixItems, items }: JsonSchema, emitter: Emitter): string | null {
  const first: readonly unknown[] = Array.isArray(prefixItems) ? prefixItems : [];
  const tests = first.map((schema, index) => ({ index, test: emitter.test(schema, `d[${index}]`) }));
  const parts = tests
    .filter(({ test }) => test !== "true")
    .map(({ index, test }) => `if (d.length > ${index} && !(${test})) return false;`);
  if (items === false) parts.push(`if (d.length > ${first.length}) return false;`);
  const other = items === false ? "true" : emitter.test(items, "i");
  if (other !== "true")
    parts.push(
      `for (let n = ${first.length}; n < d.length; n++) {\nconst i = d[n];\n${failUnless(other)}\n}`,
    );
  return parts.length === 0 ? null : `if (Array.isArray(d)) {\n${parts.join("\n")}\n}`;
}

/** Maximum number of names that are compared one by one. More names are looked up in a table. */
const maxCompared = 16;

/** Returns code for `required`, `properties`, `patternProperties` and `additionalProperties`. */
export function membersCode(schema: JsonSchema, emitter: Emitter): string | null {
  const { properties, patternProperties, additionalProperties } = schema;
  if (isSchema(patternProperties) && Object.keys(patternProperties).length > 0) {
    const check = emitter.constant(patternMembersRule(schema, emitter.compiling));
    return failUnless(`${check}(d, null, null)`);
  }
  const own = isSchema(properties) ? properties : {};
  const required = new Set(nameList(schema.required));
  const other = failUnless(emitter.test(additionalProperties, "v"));
  const names = [...new Set([...Object.keys(own), ...required])];
  const cases = names
    .map((name) => ({
      name,
      code: [
        required.has(name) ? "m++;" : "",
        Object.hasOwn(own, name) ? failUnless(emitter.test(own[name], "v")) : other,
      ].join(" "),
    }))
    // Without a rule, a known name is one of the others if these are free.
    .filter(({ code }) => code.trim() !== "" || other !== "");
  if (cases.length === 0 && other === "") return null;
  const count = required.size;
  return [
    `if (${objectTest("d")}) {`,
    count > 0 ? "let m = 0;" : "",
    // V8 recognizes this call in the loop, and does no work for it.
    "for (const k in d) {\nif (!own.call(d, k)) continue;\nconst v = d[k];",
    switchCode(cases, other, emitter),
    "}",
    count > 0 ? `if (m !== ${count}) return false;` : "",
    "}",
  ].join("\n");
}

function switchCode(
  cases: readonly { readonly name: string; readonly code: string }[],
  other: string,
  emitter: Emitter,
): string {
  const isLong = cases.length > maxCompared;
  const table = isLong ? emitter.constant(new Map(cases.map(({ name }, index) => [name, index]))) : "";
  const written = cases.map(
    ({ name, code }, index) => `case ${isLong ? index : JSON.stringify(name)}: ${code} break;`,
  );
  return `switch (${isLong ? `${table}.get(k)` : "k"}) {\n${written.join("\n")}\ndefault: ${other}\n}`;
}
