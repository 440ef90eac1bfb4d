import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "= or => between a key and its value.",
  safe: "Between a key and a value only a colon can stand.",
};

/** What stands for a colon. */
export const otherColon = /=>?/y;
