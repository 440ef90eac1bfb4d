import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "A bare word that is a member of the enumeration asked for.",
  safe: "The contract itself names the word; any other bare word is refused.",
};
