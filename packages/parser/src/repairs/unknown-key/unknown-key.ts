import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "A key that the contract, being closed, does not know.",
  safe: "It is dropped and reported; an object of nothing but unknown keys is no answer.",
};
