import { isSchema, type JsonSchema, nameList } from "../../schema/json-schema.js";
import { targetOf } from "../../schema/resolve.js";
import { CompiledSchema, checksOf, holds, type KeywordRule, together } from "../node-check.js";
import { annotations } from "../referred-to.js";
import { arrayRules } from "../rules/arrays.js";
import { listedRules } from "../rules/listed.js";
import { membersRule } from "../rules/members.js";
import { refuseName, reportMissing } from "../rules/names.js";
import { notRule } from "../rules/not.js";
import { numberRules } from "../rules/numbers.js";
import { objectRules } from "../rules/objects.js";
import { textRules } from "../rules/texts.js";
import { unionRules } from "../rules/unions.js";
import type { ViolationCollector } from "../violation-collector.js";
import type { Emitter, Statements } from "./emitter.js";
import { memberCode, membersKeywords, visitCode } from "./members-code.js";
import { objectTest, typeKeywordTest } from "./type-test.js";
import { toValueOrder } from "./value-order.js";

const keywords = {
  listed: ["const", "enum", "type"],
  numbers: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  texts: ["pattern", "minLength", "maxLength", "format"],
};
const leafKeywords: ReadonlySet<string> = new Set([...Object.values(keywords).flat(), ...annotations]);

/**
 * Returns code for keywords that no other code enters: it tests a value as the verdict does, and has the closures of
 * the rules report what is wrong.
 */
function reported(rules: readonly KeywordRule[], keywords: readonly string[]): Statements {
  return (schema, emitter) => {
    const own = Object.fromEntries(Object.entries(schema).filter(([keyword]) => keywords.includes(keyword)));
    const check = together(checksOf(rules, own, emitter.compilingToCode));
    if (check === null) return null;
    return `if (!(${emitter.test(own, "d")})) ${emitter.constant(check)}(d, r, null);`;
  };
}

const typeCode: Statements = (schema, emitter) => {
  const test = typeKeywordTest(schema, "d");
  if (test === null) return null;
  const node = new CompiledSchema(schema.type);
  const refuse = (value: unknown, report: ViolationCollector): boolean => node.refuse(value, report);
  return `if (!(${test})) return void ${emitter.constant(refuse)}(d, r);`;
};

/**
 * Returns code that reports the violations of a member or an item, which is the variable `v`.
 * @param enter returns the code that calls the function of a schema for it
 */
function inside(schema: unknown, emitter: Emitter, enter: (report: string) => string): string {
  const test = isShallow(schema, emitter) ? emitter.test(schema, "v") : emitter.typeTest(schema, "v");
  if (test === "true") return "";
  const code = enter(emitter.reportFunction(schema));
  return test === null ? code : `if (!(${test})) { ${code} }`;
}

/** Returns code that calls the function of a schema for an item. */
const enterItem = (key: string) => (report: string) => `r.enter(${key}); ${report}(v, r); r.leave();`;

/** Returns code that calls the function of a schema for the member `k`, and notes the member if it has violations. */
const enterMember = (report: string): string => `members = into(k, ${report}, v, r, members);`;

/** Defines `into`, which the code of `enterMember` calls. */
export const intoFunction = `function into(k, report, v, r, members) {
const start = r.errors.length;
r.enter(k); report(v, r); r.leave();
if (r.errors.length > start) (members ??= []).push({ name: k, start });
return members;
}`;

/**
 * Maximum height of a schema whose verdict is asked before it is entered. Most members are valid, and their verdict
 * takes less time; those that are not are then checked once more for each level.
 */
const maxTestedHeight = 2;

const containers: ReadonlySet<string> = new Set([
  ...["items", "minItems", "maxItems", "minProperties", "maxProperties"],
  ...["properties", "required", "additionalProperties"],
]);

/** Whether testing a schema before it is entered repeats little work. */
function isShallow(written: unknown, emitter: Emitter, height = maxTestedHeight): boolean {
  const schema = emitter.named(written);
  if (!isSchema(schema)) return true;
  const others = Object.keys(schema).filter((keyword) => !leafKeywords.has(keyword));
  if (others.length === 0) return true;
  if (height === 0 || !others.every((keyword) => containers.has(keyword))) return false;
  const { items, additionalProperties, properties } = schema;
  const parts = [items, additionalProperties, ...(isSchema(properties) ? Object.values(properties) : [])];
  return parts.every((part) => isShallow(part, emitter, height - 1));
}

const itemsCode: Statements = ({ prefixItems, items }, emitter) => {
  const first: readonly unknown[] = Array.isArray(prefixItems) ? prefixItems : [];
  const parts = first.flatMap((schema, index) => {
    const code = inside(schema, emitter, enterItem(String(index)));
    return code === "" ? [] : [`if (d.length > ${index}) { const v = d[${index}]; ${code} }`];
  });
  const other = items === undefined || items === false ? "" : inside(items, emitter, enterItem("n"));
  if (other !== "")
    parts.push(`for (let n = ${first.length}; n < d.length; n++) { const v = d[n]; ${other} }`);
  if (items === false) {
    const surplus = together(
      checksOf(arrayRules, { prefixItems: first.map(() => true), items }, emitter.compiling),
    );
    parts.push(`${emitter.constant(surplus)}(d, r, null);`);
  }
  return parts.length === 0 ? null : `if (Array.isArray(d)) {\n${parts.join("\n")}\n}`;
};

const membersCode: Statements = (schema, emitter) => {
  const { properties, patternProperties, additionalProperties: other } = schema;
  if (isSchema(patternProperties) && Object.keys(patternProperties).length > 0)
    return reported([membersRule], membersKeywords)(schema, emitter);
  const own = isSchema(properties) ? properties : {};
  const required = [...new Set(nameList(schema.required))];
  const names = [...new Set([...Object.keys(own), ...required])];
  const otherCode =
    other === false
      ? `(members ??= []).push({ name: k, start: r.errors.length }); ${emitter.constant(refuseName)}(k, r);`
      : inside(other ?? true, emitter, enterMember);
  const parts = names.flatMap((name) => {
    const key = JSON.stringify(name);
    const code = Object.hasOwn(own, name) ? inside(own[name], emitter, enterMember) : otherCode;
    if (code === "" && !required.includes(name)) return [];
    return memberCode(name, {
      found: code === "" ? "" : `const k = ${key}; ${code}`,
      absent: required.includes(name) ? "missing = true;" : "",
    });
  });
  if (otherCode !== "") parts.push(visitCode(names, otherCode, emitter));
  if (parts.length === 0) return null;
  const missing = (value: JsonSchema, report: ViolationCollector, start: number): boolean =>
    reportMissing(required, value, report, start);
  return [
    `if (${objectTest("d")}) {`,
    "const o = plain(d), start = r.errors.length;\nlet v, members = null, missing = false;",
    ...parts,
    `if (members !== null && members.length > 1) ${emitter.constant(toValueOrder)}(d, r, members);`,
    required.length > 0 ? `if (missing) ${emitter.constant(missing)}(d, r, start);` : "",
    "}",
  ].join("\n");
};

const referenceCode: Statements = ({ $ref, allOf }, emitter) => {
  const targets: readonly unknown[] = [
    ...(typeof $ref === "string" ? [targetOf($ref, emitter.compiling.root)] : []),
    ...(Array.isArray(allOf) ? allOf : []),
  ];
  return targets.map((target) => emitter.report(target, "d")).join("\n") || null;
};

const conditionCode: Statements = (schema, emitter) => {
  const { if: condition, then: whenTrue = true, else: whenFalse = true } = schema;
  if (condition === undefined) return null;
  const [yes, no] = [emitter.report(whenTrue, "d"), emitter.report(whenFalse, "d")];
  return `if (${emitter.test(condition, "d")}) { ${yes} } else { ${no} }`;
};

const dependentSchemasCode: Statements = ({ dependentSchemas }, emitter) => {
  const entries = isSchema(dependentSchemas) ? Object.entries(dependentSchemas) : [];
  const parts = entries.map(([name, schema]) => {
    const code = emitter.report(schema, "d");
    return `if (${objectTest("d")} && own.call(d, ${JSON.stringify(name)})) { ${code} }`;
  });
  return parts.join("\n") || null;
};

/** The code of all rules, in the order in which the closures report violations. */
const all: readonly Statements[] = [
  typeCode,
  reported(listedRules, keywords.listed),
  reported(numberRules, keywords.numbers),
  reported(textRules, keywords.texts),
  reported(arrayRules, ["minItems", "maxItems", "uniqueItems"]),
  itemsCode,
  reported(arrayRules, ["contains", "minContains", "maxContains"]),
  membersCode,
  reported(objectRules, ["minProperties", "maxProperties", "dependentRequired", "propertyNames"]),
  referenceCode,
  reported(unionRules, ["anyOf"]),
  reported(unionRules, ["oneOf"]),
  reported([notRule], ["not"]),
  conditionCode,
  dependentSchemasCode,
];

/** Returns the statements that report to `r` every violation of a schema by the value `d`. */
export const violationsBody = (schema: JsonSchema, emitter: Emitter): string => {
  if ("unevaluatedProperties" in schema || "unevaluatedItems" in schema) {
    const node = emitter.compiling.node(schema);
    const report = (value: unknown, to: ViolationCollector): boolean => holds(node, value, to, null);
    return `${emitter.constant(report)}(d, r);`;
  }
  return all.flatMap((statements) => statements(schema, emitter) ?? []).join("\n");
};
