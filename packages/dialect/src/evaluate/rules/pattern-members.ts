import { createMatcher } from "@concordat/pattern";
import { isSchema, type JsonSchema, nameList } from "../../schema/json-schema.js";
import type { Evaluated } from "../evaluated.js";
import { type CompiledSchema, type Compiling, holdsInside, type NodeCheck } from "../node-check.js";
import type { ViolationCollector } from "../violation-collector.js";
import { refuseName, reportMissing } from "./names.js";

/** The rules for members in a schema with `patternProperties`. */
interface PatternMembers {
  readonly named: ReadonlyMap<string, CompiledSchema>;
  readonly patterns: readonly {
    readonly matches: (name: string) => boolean;
    readonly node: CompiledSchema;
  }[];
  /** The rule for all other names: a schema, `false` if they are not allowed, or `null` if any value is. */
  readonly other: CompiledSchema | false | null;
}

/**
 * Creates the check for `required`, `properties`, `patternProperties` and `additionalProperties` of a schema with
 * `patternProperties`.
 */
export function patternMembersRule(schema: JsonSchema, compiling: Compiling): NodeCheck {
  const { properties, patternProperties, additionalProperties } = schema;
  const required = nameList(schema.required);
  const members: PatternMembers = {
    named: new Map(entriesOf(properties).map(([name, written]) => [name, compiling.node(written)])),
    patterns: entriesOf(patternProperties).map(([pattern, written]) => ({
      matches: createMatcher(pattern).test,
      node: compiling.node(written),
    })),
    other: otherNode(additionalProperties, compiling),
  };
  return (value, report, seen) => {
    if (!isSchema(value)) return true;
    if (additionalProperties !== undefined) seen?.addAllMembers();
    const isComplete = required.every((name) => Object.hasOwn(value, name));
    if (!isComplete && report === null) return false;
    if (!isComplete && report !== null) reportMissing(required, value, report, report.errors.length);
    let valid = isComplete;
    for (const name of Object.keys(value)) {
      if (memberHolds(members, name, value[name], report, seen)) continue;
      if (report === null) return false;
      valid = false;
    }
    return valid;
  };
}

function entriesOf(schemas: unknown): [name: string, schema: unknown][] {
  return isSchema(schemas) ? Object.entries(schemas) : [];
}

function otherNode(written: unknown, compiling: Compiling): CompiledSchema | false | null {
  if (written === undefined || written === true) return null;
  return written === false ? false : compiling.node(written);
}

function memberHolds(
  { named, patterns, other }: PatternMembers,
  name: string,
  value: unknown,
  report: ViolationCollector | null,
  seen: Evaluated | null,
): boolean {
  const own = named.get(name);
  let isKnown = own !== undefined;
  let valid = own === undefined || holdsInside(own, value, name, report);
  for (const { matches, node } of patterns) {
    if (!valid && report === null) return false;
    if (!matches(name)) continue;
    isKnown = true;
    valid = holdsInside(node, value, name, report) && valid;
  }
  if (isKnown) {
    seen?.addMember(name);
    return valid;
  }
  if (other === false) return refuseName(name, report);
  return other === null || holdsInside(other, value, name, report);
}
