import { createMatcher } from "@concordat/pattern";
import { isSchema, type JsonSchema, nameList } from "../../schema/json-schema.js";
import { filled, words } from "../../violations/words.js";
import { type Compiling, everyCheck, type NodeCheck, type Rule, violated } from "../node-check.js";

const countHolds = {
  minProperties: (count: number, limit: number) => count >= limit,
  maxProperties: (count: number, limit: number) => count <= limit,
} as const;

const countRules = (["minProperties", "maxProperties"] as const).map(
  (keyword): Rule =>
    ({ [keyword]: limit }) => {
      if (typeof limit !== "number") return null;
      return (value, path, report) =>
        !isSchema(value) ||
        countHolds[keyword](Object.keys(value).length, limit) ||
        violated(report, path, keyword, () => words[keyword](limit));
    },
);

const requiredRule: Rule = ({ required }) => {
  const names = nameList(required);
  if (names.length === 0) return null;
  return (value, path, report) => {
    if (!isSchema(value)) return true;
    const missing = names.filter((name) => !Object.hasOwn(value, name));
    for (const name of missing) violated(report, path, "required", () => filled(words.required(), name));
    return missing.length === 0;
  };
};

const dependentRequiredRule: Rule = ({ dependentRequired }) => {
  const entries = isSchema(dependentRequired) ? Object.entries(dependentRequired) : [];
  if (entries.length === 0) return null;
  return (value, path, report) => {
    if (!isSchema(value)) return true;
    const missing = entries
      .filter(([name]) => Object.hasOwn(value, name))
      .flatMap(([beside, names]) => nameList(names).map((name) => ({ beside, name })))
      .filter(({ name }) => !Object.hasOwn(value, name));
    for (const { beside, name } of missing)
      violated(report, path, "dependentRequired", () => filled(words.dependentRequired(beside), name));
    return missing.length === 0;
  };
};

/**
 * The rule for members: `properties`, `patternProperties`, and `additionalProperties` for names that neither
 * describes.
 */
const membersRule: Rule = (schema, compiling) => {
  const { additionalProperties } = schema;
  const named = namedChecks(schema, compiling);
  const patterns = patternChecks(schema, compiling);
  if (named.size === 0 && patterns.length === 0 && additionalProperties === undefined) return null;
  const other = otherCheck(additionalProperties, compiling);
  const seesAll = additionalProperties !== undefined;
  return (value, path, report, seen) => {
    if (!isSchema(value)) return true;
    if (seesAll) seen?.addAllMembers();
    let valid = true;
    for (const name of Object.keys(value)) {
      const checks = checksFor(name, named, patterns);
      if (checks.length > 0) seen?.addMember(name);
      else if (other !== null) checks.push(other);
      if (everyCheck(checks, value[name], { parent: path, key: name }, report, null)) continue;
      if (report === null) return false;
      valid = false;
    }
    return valid;
  };
};

type PatternCheck = readonly [matches: (name: string) => boolean, check: NodeCheck];

function namedChecks({ properties }: JsonSchema, { check }: Compiling): ReadonlyMap<string, NodeCheck> {
  const entries = isSchema(properties) ? Object.entries(properties) : [];
  return new Map(entries.map(([name, schema]) => [name, check(schema)]));
}

function patternChecks({ patternProperties }: JsonSchema, { check }: Compiling): readonly PatternCheck[] {
  const entries = isSchema(patternProperties) ? Object.entries(patternProperties) : [];
  return entries.map(([pattern, schema]) => [createMatcher(pattern).test, check(schema)]);
}

function checksFor(
  name: string,
  named: ReadonlyMap<string, NodeCheck>,
  patterns: readonly PatternCheck[],
): NodeCheck[] {
  const own = named.get(name);
  const found = own === undefined ? [] : [own];
  for (const [matches, check] of patterns) if (matches(name)) found.push(check);
  return found;
}

function otherCheck(schema: unknown, { check }: Compiling): NodeCheck | null {
  if (schema === undefined || schema === true) return null;
  return schema === false ? unknownMember("additionalProperties") : check(schema);
}

/** Refuses a member for its name. The object is to blame, not the member's value. */
export function unknownMember(keyword: "additionalProperties" | "unevaluatedProperties"): NodeCheck {
  return (_value, path, report) =>
    violated(report, path === null ? null : path.parent, keyword, () =>
      filled(words[keyword](), path?.key ?? ""),
    );
}

const namesRule: Rule = ({ propertyNames }, compiling) => {
  if (propertyNames === undefined) return null;
  const check = compiling.check(propertyNames);
  return (value, path, report) => {
    if (!isSchema(value)) return true;
    const refused = Object.keys(value).filter((name) => !check(name, null, null, null));
    for (const name of refused)
      violated(report, path, "propertyNames", () => filled(words.propertyNames(), name));
    return refused.length === 0;
  };
};

/** A rule for each keyword that constrains objects. */
export const objectRules: readonly Rule[] = [
  requiredRule,
  membersRule,
  ...countRules,
  dependentRequiredRule,
  namesRule,
];
