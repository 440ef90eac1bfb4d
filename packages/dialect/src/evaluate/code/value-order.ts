import type { JsonSchema } from "../../schema/json-schema.js";
import type { ViolationCollector } from "../violation-collector.js";

/** The violations of one member: they start at an index, and end where those of the next member start. */
export interface MemberViolations {
  readonly name: string;
  readonly start: number;
}

/**
 * Puts the violations of several members, which end the list, in the order of the members in the value. The closures
 * report them in this order.
 */
export function toValueOrder(
  value: JsonSchema,
  { errors }: ViolationCollector,
  members: readonly MemberViolations[],
): void {
  const positions = new Map(Object.keys(value).map((name, index) => [name, index]));
  const parts = members.map(({ name, start }, index) => ({
    position: positions.get(name) ?? 0,
    violations: errors.slice(start, members[index + 1]?.start),
  }));
  parts.sort((one, other) => one.position - other.position);
  errors.length = members[0]?.start ?? errors.length;
  for (const { violations } of parts) errors.push(...violations);
}
