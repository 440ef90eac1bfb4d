import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "A comma before the closing bracket, at the beginning, or twice.",
  safe: "No value stands where the comma announces one.",
};
