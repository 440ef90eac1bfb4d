import { isSelector, selectorOf } from "../../discriminated-union/selector.js";
import { isSchema, type JsonSchema } from "../../schema/json-schema.js";
import type { Emitter } from "./emitter.js";
import { failUnless } from "./fail-unless.js";
import { objectTest } from "./type-test.js";

/** Returns code for `anyOf` and `oneOf`. */
export function unionCode(schema: JsonSchema, emitter: Emitter): string | null {
  const parts = (["anyOf", "oneOf"] as const).flatMap((keyword) => {
    const branches: unknown = schema[keyword];
    if (!Array.isArray(branches)) return [];
    return selectedCode(branches, emitter) ?? (keyword === "anyOf" ? anyCode : oneCode)(branches, emitter);
  });
  return parts.join("\n") || null;
}

function anyCode(branches: readonly unknown[], emitter: Emitter): string {
  const tests = branches.map((branch) => `(${emitter.test(branch, "d")})`);
  return failUnless(tests.join(" || ") || "false");
}

function oneCode(branches: readonly unknown[], emitter: Emitter): string {
  const counts = branches.map((branch) => `if ((${emitter.test(branch, "d")}) && n++ > 0) return false;`);
  return `{\nlet n = 0;\n${counts.join("\n")}\nif (n === 0) return false;\n}`;
}

/**
 * Returns code for a union whose branches one property discriminates, so that only one branch is tried; `null` for
 * other unions.
 */
function selectedCode(branches: readonly unknown[], emitter: Emitter): string | null {
  const objects = branches.filter(isSchema);
  if (objects.length !== branches.length || objects.length < 2) return null;
  const selector = selectorOf(objects, emitter.compiling.root);
  if (selector === null || selector.cases.some(({ then }) => isSelector(then))) return null;
  const property = JSON.stringify(selector.property);
  const cases = selector.cases.map(({ value, whenAbsent, then }) => {
    const branch = typeof then === "number" ? objects[then] : undefined;
    const absent = whenAbsent ? "case undefined: " : "";
    return `case ${JSON.stringify(value)}: ${absent}${failUnless(emitter.test(branch, "d"))} break;`;
  });
  return [
    failUnless(objectTest("d")),
    `switch (own.call(d, ${property}) ? d[${property}] : undefined) {`,
    ...cases,
    "default: return false;",
    "}",
  ].join("\n");
}
