import type { JsonSchema } from "../../schema/json-schema.js";
import type { ViolationCollector } from "../violation-collector.js";

/** The violations of one member: they start at an index, and end where those of the next member start. */
export interface MemberViolations {
  readonly name: string;
  readonly start: number;
}

/** Maximum number of members whose positions are sought one by one. The positions of more are looked up in a map. */
const maxSought = 8;

/**
 * Puts the violations of several members, which end the list, in the order of the members in the value. The closures
 * report them in this order.
 */
export function toValueOrder(
  value: JsonSchema,
  { errors }: ViolationCollector,
  members: readonly MemberViolations[],
): void {
  const names = Object.keys(value);
  const positions = members.length > maxSought ? new Map(names.map((name, index) => [name, index])) : null;
  const parts: Part[] = [];
  let isInOrder = true;
  for (const { name, start } of members) {
    const position = positions === null ? names.indexOf(name) : (positions.get(name) ?? 0);
    isInOrder &&= position >= (parts.at(-1)?.position ?? 0);
    parts.push({ position, start, end: members[parts.length + 1]?.start ?? errors.length });
  }
  if (isInOrder) return;
  const first = members[0]?.start ?? errors.length;
  const found = errors.splice(first);
  parts.sort((one, other) => one.position - other.position);
  for (const { start, end } of parts) errors.push(...found.slice(start - first, end - first));
}

interface Part {
  /** The position of the member in the value. */
  readonly position: number;
  readonly start: number;
  readonly end: number;
}
