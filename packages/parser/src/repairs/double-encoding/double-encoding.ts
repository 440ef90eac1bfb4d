import type { Repair } from "../../result/parse-result.js";

/** Returns the repairs of a text that is encoded in a span. Each repair applies to the complete span. */
export function encoded(repairs: readonly Repair[], offset: number, end: number): Repair[] {
  return ["double-encoding", ...repairs.map(({ name }) => name)].map((name) => ({
    name,
    offset,
    length: end - offset,
  }));
}
