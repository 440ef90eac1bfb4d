import type { Repair } from "../../result/parse-result.js";

/** The repairs of a text that stands encoded in a stretch: each has the whole stretch for its place. */
export function encoded(repairs: readonly Repair[], offset: number, end: number): Repair[] {
  return ["double-encoding", ...repairs.map(({ name }) => name)].map((name) => ({
    name,
    offset,
    length: end - offset,
  }));
}
