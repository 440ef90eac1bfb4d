import { isSchema, type JsonSchema, nameList } from "../../schema/json-schema.js";
import type { Evaluated } from "../evaluated.js";
import {
  CompiledSchema,
  type Compiling,
  holdsInside,
  type KeywordRule,
  type NodeCheck,
} from "../node-check.js";
import type { ViolationCollector } from "../violation-collector.js";
import { refuseName, reportMissing } from "./names.js";
import { patternMembersRule } from "./pattern-members.js";

/** A member that may occur in an object. */
interface Member {
  readonly name: string;
  readonly node: CompiledSchema;
  /** 1 if the name is required, else 0. It is added to the number of required names found. */
  readonly required: 0 | 1;
  /** Whether `properties` or `additionalProperties` evaluates it. */
  readonly evaluated: boolean;
  /** Whether the name itself is not allowed. The violation is then reported for the object, not for the member. */
  readonly refused: boolean;
}

/** `required`, `properties`, `patternProperties` and, for names that neither knows, `additionalProperties`. */
export const membersRule: KeywordRule = (schema, compiling) => {
  if (isSchema(schema.patternProperties) && Object.keys(schema.patternProperties).length > 0)
    return patternMembersRule(schema, compiling);
  const other = otherMember(schema.additionalProperties, compiling);
  const known = knownMembers(schema, other, compiling);
  const isOpen = other.node === anything && !other.refused;
  return known.size === 0 && isOpen && !other.evaluated ? null : membersCheck(schema, known, other);
};

const anything = new CompiledSchema(undefined);

/** Returns the rules for members that `properties` does not name. */
function otherMember(written: unknown, compiling: Compiling): Member {
  const isFree = written === undefined || typeof written === "boolean";
  return {
    name: "",
    node: isFree ? anything : compiling.node(written),
    required: 0,
    evaluated: written !== undefined,
    refused: written === false,
  };
}

function knownMembers(
  { properties, required }: JsonSchema,
  other: Member,
  compiling: Compiling,
): Map<string, Member> {
  const members = new Map<string, Member>();
  for (const [name, written] of isSchema(properties) ? Object.entries(properties) : [])
    members.set(name, { name, node: compiling.node(written), required: 0, evaluated: true, refused: false });
  for (const name of nameList(required))
    members.set(name, { ...(members.get(name) ?? { ...other, name }), required: 1 });
  return members;
}

/**
 * Maximum number of members of an object whose names are remembered. Longer objects are usually maps, whose names
 * differ from one object to the next.
 */
const maxRemembered = 64;

/**
 * Maximum number of names outside the schema that are remembered. A map has ever new names, so remembering more is
 * useless.
 */
const maxOthers = 500;

/**
 * Returns a check that iterates over the members of an object, which are usually few, and counts the required ones.
 * It remembers the member at each position, because most objects have the same names in the same order as the
 * previous one. Comparing a name with the remembered one is faster than looking it up.
 */
function membersCheck(schema: JsonSchema, known: ReadonlyMap<string, Member>, other: Member): NodeCheck {
  const requiredNames = nameList(schema.required);
  const requiredCount = new Set(requiredNames).size;
  const remembered: Member[] = [];
  let others = 0;
  const find = (name: string, place: number): Member => {
    const member = known.get(name);
    if (place >= maxRemembered || (member === undefined && others > maxOthers)) return member ?? other;
    if (member === undefined) others += 1;
    const found = member ?? { ...other, name };
    remembered[place] = found;
    return found;
  };
  return (value, report, seen) => {
    if (!isSchema(value)) return true;
    const start = report?.errors.length ?? 0;
    const names = Object.keys(value);
    // Reading all values takes less time than to read one by a name that is different each time.
    const values = Object.values(value);
    let missing = requiredCount;
    let valid = true;
    for (let place = 0; place < names.length; place++) {
      const name = names[place] ?? "";
      let member = remembered[place];
      if (member === undefined || member.name !== name) member = find(name, place);
      missing -= member.required;
      valid = memberHolds(member, values[place], name, report, seen) && valid;
      if (!valid && report === null) return false;
    }
    if (missing === 0) return valid;
    return report === null ? false : reportMissing(requiredNames, value, report, start);
  };
}

function memberHolds(
  member: Member,
  value: unknown,
  name: string,
  report: ViolationCollector | null,
  seen: Evaluated | null,
): boolean {
  if (seen !== null && member.evaluated) seen.addMember(name);
  return member.refused ? refuseName(name, report) : holdsInside(member.node, value, name, report);
}
