import { childAt, childMap, type PlainNode, type SchemaNode } from "../../schema/node.js";
import { type Conjunction, conjunctionOf } from "../conjunction.js";
import { describesOthers, isDescribed, namesOrMatches } from "../described.js";
import {
  memberSchemas,
  memberSchemasOf,
  namesKnown,
  otherMemberSchemas,
  patternSchemas,
} from "../members.js";
import type { Policy } from "../policy.js";
import type { ProofRule } from "../rule.js";

const group = ["properties", "patternProperties", "additionalProperties"];

/** Creates the rule that an object's member of one name is accepted by all keywords that constrain it. */
export function memberRule(name: string): ProofRule {
  return {
    keywords: group,
    types: ["object"],
    proves: (a, b, proof) =>
      isSetAside(a, b, name, proof)
        ? []
        : memberSchemasOf(b, name).flatMap((schema) => proof.entailsInside(memberSchemas(a, name), schema)),
    *refutes(a, b, search) {
      if (isSetAside(a, b, name, search)) return;
      const member = conjunctionOf(memberSchemas(a, name));
      for (const schema of memberSchemasOf(b, name))
        for (const value of search.inside(member, schema)) yield* search.withMember(a, b, name, value);
    },
  };
}

/** Proves that members with undeclared names are accepted. */
export const otherMembersRule: ProofRule = {
  keywords: ["additionalProperties"],
  group,
  types: ["object"],
  proves: (a, b, proof) => {
    const schema = childAt(b, "additionalProperties");
    return schema === undefined ? [] : proof.entailsInside(otherMemberSchemas(a, patternsOf(b)), schema);
  },
  *refutes(a, b, search) {
    const member = conjunctionOf(otherMemberSchemas(a));
    for (const schema of [childAt(b, "additionalProperties") ?? []].flat())
      for (const value of search.inside(member, schema))
        for (const name of search.newNames(a, b)) yield* search.withMember(a, b, name, value);
  },
};

/** Proves that members whose names match a pattern are accepted. */
export function matchingMembersRule(pattern: string): ProofRule {
  return {
    keywords: group,
    types: ["object"],
    proves: (a, b, proof) =>
      areSetAside(a, b, pattern, proof)
        ? []
        : readingMatching(b, pattern).flatMap((schema) => proof.entailsInside(matching(a, pattern), schema)),
    *refutes(a, b, search) {
      if (areSetAside(a, b, pattern, search)) return;
      const member = conjunctionOf(matching(a, pattern));
      for (const schema of readingMatching(b, pattern))
        for (const value of search.inside(member, schema))
          for (const name of search.matching(pattern)) yield* search.withMember(a, b, name, value);
    },
  };
}

/** Combines the rules for the three keywords of properties. */
export const propertiesRule: ProofRule = {
  keywords: group,
  types: ["object"],
  proves: (a, b, proof) => parts(a, b).flatMap((rule) => rule.proves(a, b, proof)),
  *refutes(a, b, search) {
    for (const rule of parts(a, b)) yield* rule.refutes(a, b, search);
  },
};

/** Whether only the reading schema describes a property. Under the usual policy, no value has such a property. */
function isSetAside(a: Conjunction, b: PlainNode, name: string, { policy }: { policy: Policy }): boolean {
  return policy === "usual" && namesOrMatches(b, name) && !isDescribed(a, name);
}

/**
 * Whether only the reading schema describes properties whose names match a pattern. Properties that the writing schema
 * names are examined individually.
 */
function areSetAside(a: Conjunction, b: PlainNode, pattern: string, { policy }: { policy: Policy }): boolean {
  return policy === "usual" && childMap(b, "patternProperties").has(pattern) && !describesOthers(a);
}

function parts(a: Conjunction, b: PlainNode): readonly ProofRule[] {
  const patterns = [...patternsOf(b)];
  const named = new Set([...childMap(b, "properties").keys(), ...namesKnown(a)]);
  return [...[...named].map(memberRule), ...patterns.map(matchingMembersRule), otherMembersRule];
}

function patternsOf(b: PlainNode): ReadonlySet<string> {
  return new Set(childMap(b, "patternProperties").keys());
}

/** Returns the schemas that members with an undeclared, matching name satisfy. */
function matching(a: Conjunction, pattern: string): readonly SchemaNode[] {
  return [...patternSchemas(a, pattern), ...otherMemberSchemas(a)];
}

/**
 * Returns the schemas that can apply to a property whose name matches the pattern: the schema of the pattern, or any
 * schema for undescribed names.
 */
function readingMatching(b: PlainNode, pattern: string): readonly SchemaNode[] {
  const patterns = childMap(b, "patternProperties");
  const own = patterns.get(pattern);
  return own === undefined
    ? [...patterns.values(), ...[childAt(b, "additionalProperties") ?? []].flat()]
    : [own];
}
