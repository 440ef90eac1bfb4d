import type { Repair } from "../../result/parse-result.js";
import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "The answer, or an object or array in it, is given as a string that holds its JSON.",
  safe: "The schema wants no string there, and the string is one whole object or array.",
};

/** The repairs of a text that stands encoded in a stretch: each has the whole stretch for its place. */
export function encoded(repairs: readonly Repair[], offset: number, end: number): Repair[] {
  return ["double-encoding", ...repairs.map(({ name }) => name)].map((name) => ({
    name,
    offset,
    length: end - offset,
  }));
}
