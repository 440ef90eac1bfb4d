import type { JsonSchema } from "../../schema/json-schema.js";
import type { Emitter } from "./emitter.js";
import { failUnless } from "./fail-unless.js";

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
