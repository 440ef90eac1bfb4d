import type { JsonSchema } from "@concordat/contracts/contract";
import { candidatesAt, memberSchemas } from "./candidate-schemas.js";

/** Returns a value with its keys in the order of the schemas that may apply to it. Other keys follow. */
export function inKeyOrder(value: unknown, schemas: readonly JsonSchema[]): unknown {
  if (typeof value !== "object" || value === null) return value;
  const candidates = candidatesAt(value, schemas);
  const inner = (member: unknown, key: string): unknown =>
    inKeyOrder(member, memberSchemas(value, key, candidates));
  if (Array.isArray(value)) return value.map((item, index) => inner(item, String(index)));
  const order = candidates.flatMap(({ properties }) => Object.keys(properties ?? {}));
  const place = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
  const members = Object.entries(value).sort(([a], [b]) => place(a) - place(b));
  return Object.fromEntries(members.map(([key, member]) => [key, inner(member, key)]));
}
