import { createMatcher } from "@concordat/pattern";
import { isSchema, type JsonSchema, nameList } from "../../schema/json-schema.js";
import type { Emitter } from "./emitter.js";
import { failUnless } from "./fail-unless.js";
import { objectTest } from "./type-test.js";

/** The rules for an object's members. Each `code` checks the value `v` of a member, and is empty if any value is valid. */
interface MemberRules {
  readonly named: readonly NamedMember[];
  readonly patterns: readonly { readonly matches: string; readonly code: string }[];
  /** The code for members without a rule of their own. */
  readonly other: string;
}

interface NamedMember {
  readonly name: string;
  readonly isRequired: boolean;
  /** Whether the rule for members without a rule of their own does not apply. */
  readonly isSettled: boolean;
  readonly code: string;
}

/** The keywords for which this code is. */
export const membersKeywords = ["properties", "patternProperties", "additionalProperties", "required"];

const refused = failUnless("false");

/** Maximum number of names that are compared one by one. More names are looked up in a set. */
const maxCompared = 16;

/**
 * Defines `plain`, which returns an object whose members can be read without asking whether they are inherited: the
 * object itself, or a copy of its own members.
 */
export const plainFunction = `function plain(d) {
const p = Object.getPrototypeOf(d);
return p === Object.prototype || p === null ? d : { ...d };
}`;

/**
 * Returns code for `required`, `properties`, `patternProperties` and `additionalProperties`. Members that have a rule
 * are read by their names, which takes V8 a fraction of the time of visiting all members. Only if the others have a
 * rule are they visited, or counted if they are not allowed.
 */
export function membersCode(schema: JsonSchema, emitter: Emitter): string | null {
  const rules = rulesOf(schema, emitter);
  const counts = rules.other === refused && rules.patterns.length === 0;
  const parts = rules.named.flatMap((member) =>
    member.isRequired || member.code !== "" || counts ? [namedCode(member, counts)] : [],
  );
  if (counts) parts.push("for (const k in o) if (own.call(o, k)) n--;", failUnless("n === 0"));
  else if (rules.other !== "" || rules.patterns.length > 0) parts.push(visitAllCode(rules, emitter));
  if (parts.length === 0) return null;
  return [`if (${objectTest("d")}) {`, "const o = plain(d);", "let v, n = 0;", ...parts, "}"].join("\n");
}

function rulesOf(schema: JsonSchema, emitter: Emitter): MemberRules {
  const { properties, patternProperties, additionalProperties } = schema;
  const own = isSchema(properties) ? properties : {};
  const required = new Set(nameList(schema.required));
  const other = failUnless(emitter.test(additionalProperties, "v"));
  const patterns = isSchema(patternProperties) ? Object.entries(patternProperties) : [];
  return {
    named: [...new Set([...Object.keys(own), ...required])].map((name) => ({
      name,
      isRequired: required.has(name),
      // A name that is only required has the rule of the others, unless a pattern may match it.
      isSettled: Object.hasOwn(own, name) || patterns.length === 0,
      code: Object.hasOwn(own, name)
        ? failUnless(emitter.test(own[name], "v"))
        : patterns.length === 0
          ? other
          : "",
    })),
    patterns: patterns.map(([pattern, written]) => ({
      matches: `${emitter.constant(createMatcher(pattern).test)}(k)`,
      code: failUnless(emitter.test(written, "v")),
    })),
    other,
  };
}

/** Returns the code for a member that has a rule. If `counts`, `n` is the number of these members that occur. */
function namedCode({ name, isRequired, code }: NamedMember, counts: boolean): string {
  return memberCode(name, {
    found: `${counts ? "n++; " : ""}${code}`,
    absent: isRequired ? "return false;" : "",
  });
}

/** Returns code that reads a member into `v`, and does one thing if the object has the member, or else another. */
export function memberCode(
  name: string,
  { found, absent }: { readonly found: string; readonly absent: string },
): string {
  const key = JSON.stringify(name);
  // The names that every object inherits are looked for among its own.
  const isInherited = name in Object.prototype;
  const has = isInherited ? `own.call(o, ${key})` : `${key} in o`;
  const read = isInherited ? `${has} ? o[${key}] : undefined` : `o[${key}]`;
  return `v = ${read}; if (v !== undefined || ${has}) { ${found} } ${absent === "" ? "" : `else { ${absent} }`}`;
}

/** Returns code that visits all members, for the rules of patterns and of the others. */
function visitAllCode({ named, patterns, other }: MemberRules, emitter: Emitter): string {
  const names = named.filter(({ isSettled }) => isSettled).map(({ name }) => name);
  const matched = patterns.map(({ matches, code }) => `if (${matches}) { u = false; ${code} }`);
  return visitCode(names, other, emitter, matched);
}

/**
 * Returns code that visits the members of an object, `k` with the value `v`, and does something for those that have
 * none of some names.
 * @param matched code for all members, which sets `u` to false if nothing is to be done for the others
 */
export function visitCode(
  names: readonly string[],
  other: string,
  emitter: Emitter,
  matched: readonly string[] = [],
): string {
  const isNamed =
    names.length > maxCompared
      ? `${emitter.constant(new Set(names))}.has(k)`
      : names.map((name) => `k === ${JSON.stringify(name)}`).join(" || ") || "false";
  return [
    "for (const k in o) {",
    // V8 recognizes this call in the loop, and does no work for it.
    "if (!own.call(o, k)) continue;",
    `let u = !(${isNamed});`,
    "v = o[k];",
    ...matched,
    `if (u) { ${other} }`,
    "}",
  ].join("\n");
}
