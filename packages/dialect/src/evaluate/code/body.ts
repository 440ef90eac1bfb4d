import { enumValues } from "../../schema/enum-values.js";
import type { JsonSchema } from "../../schema/json-schema.js";
import { targetOf } from "../../schema/resolve.js";
import { checksOf, type KeywordRule } from "../node-check.js";
import { arrayRules } from "../rules/arrays.js";
import { listedRules } from "../rules/listed.js";
import { numberRules } from "../rules/numbers.js";
import { textRules } from "../rules/texts.js";
import type { Emitter, Statements } from "./emitter.js";
import { failUnless } from "./fail-unless.js";
import { itemsCode } from "./items-code.js";
import { membersCode } from "./members-code.js";
import { containsCode, dependentCode, namesCode, sizesCode } from "./sizes-code.js";
import { typeKeywordTest } from "./type-test.js";
import { unionCode } from "./union-code.js";

const typeCode: Statements = (schema) => {
  const test = typeKeywordTest(schema, "d");
  return test === null ? null : failUnless(test);
};

/** Maximum number of values that are compared one by one. More values are looked up. */
const maxCompared = 12;

const listedCode: Statements = (schema, emitter) => {
  const values = "const" in schema && "enum" in schema ? undefined : enumValues(schema);
  const isShort = values !== undefined && values.length > 0 && values.length <= maxCompared;
  if (!isShort || !values.every(isComparable)) return closures(listedRules)(schema, emitter);
  return failUnless(values.map((value) => `d === ${JSON.stringify(value)}`).join(" || "));
};

function isComparable(value: unknown): boolean {
  return value === null || ["string", "boolean", "number"].includes(typeof value);
}

const operators = { minimum: ">=", maximum: "<=", exclusiveMinimum: ">", exclusiveMaximum: "<" } as const;

const limitsCode: Statements = (schema, emitter) => {
  const tests = Object.entries(operators).flatMap(([keyword, operator]) =>
    typeof schema[keyword] === "number" ? [`d ${operator} ${schema[keyword]}`] : [],
  );
  const { multipleOf } = schema;
  if (typeof multipleOf === "number") tests.push(constantTests(numberRules, { multipleOf }, emitter));
  return tests.length === 0 ? null : failUnless(`typeof d !== "number" || (${tests.join(" && ")})`);
};

const textsCode: Statements = ({ minLength, maxLength, pattern, format }, emitter) => {
  const tests: string[] = [];
  // A text has at least half as many code points as code units; only between the two they are counted.
  if (typeof minLength === "number")
    tests.push(`(d.length >= ${2 * minLength} || ${constantTests(textRules, { minLength }, emitter)})`);
  if (typeof maxLength === "number")
    tests.push(`(d.length <= ${maxLength} || ${constantTests(textRules, { maxLength }, emitter)})`);
  const others = {
    ...(pattern !== undefined && { pattern }),
    ...(format !== undefined && { format }),
  };
  const rest = constantTests(textRules, others, emitter);
  if (rest !== "true") tests.push(rest);
  return tests.length === 0 ? null : failUnless(`typeof d !== "string" || (${tests.join(" && ")})`);
};

/** Returns an expression that calls the closures for some keywords. */
function constantTests(rules: readonly KeywordRule[], schema: JsonSchema, emitter: Emitter): string {
  const checks = checksOf(rules, schema, emitter.compiling);
  return checks.map((check) => `${emitter.constant(check)}(d, null, null)`).join(" && ") || "true";
}

/** Returns statements that check some keywords with closures. */
function closures(rules: readonly KeywordRule[], keywords?: readonly string[]): Statements {
  return (schema, emitter) => {
    const own = keywords === undefined ? schema : picked(schema, keywords);
    const test = constantTests(rules, own, emitter);
    return test === "true" ? null : failUnless(test);
  };
}

function picked(schema: JsonSchema, keywords: readonly string[]): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => keywords.includes(keyword)));
}

const branchesCode: Statements = (schema, emitter) => {
  const { $ref, allOf, not, if: condition, then: whenTrue, else: whenFalse } = schema;
  const parts: string[] = [];
  if (typeof $ref === "string")
    parts.push(failUnless(emitter.test(targetOf($ref, emitter.compiling.root), "d")));
  for (const branch of Array.isArray(allOf) ? allOf : []) parts.push(failUnless(emitter.test(branch, "d")));
  if (not !== undefined) parts.push(`if (${emitter.test(not, "d")}) return false;`);
  if (condition !== undefined) {
    const [yes, no] = [emitter.test(whenTrue, "d"), emitter.test(whenFalse, "d")];
    parts.push(failUnless(`(${emitter.test(condition, "d")}) ? (${yes}) : (${no})`));
  }
  return parts.join("\n") || null;
};

const all: readonly Statements[] = [
  typeCode,
  listedCode,
  limitsCode,
  textsCode,
  sizesCode,
  closures(arrayRules, ["uniqueItems"]),
  containsCode,
  itemsCode,
  namesCode,
  membersCode,
  branchesCode,
  unionCode,
  dependentCode,
];

/**
 * Returns the statements that check the value `d` against a schema. Returns `null` if only closures can check it,
 * because it depends on which parts were evaluated.
 */
export function body(schema: JsonSchema, emitter: Emitter): string | null {
  if ("unevaluatedProperties" in schema || "unevaluatedItems" in schema) return null;
  return [...all.flatMap((statements) => statements(schema, emitter) ?? []), "return true;"].join("\n");
}
