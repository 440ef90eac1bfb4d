import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "A key without quotes.",
  safe: "It is one word before a colon, where only a key can stand.",
};

/** A key that stands without quotes. */
export const bareKey = /[\p{L}_$][\p{L}\p{N}_$-]{0,127}/uy;
