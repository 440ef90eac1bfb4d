import type { ScalarForm } from "../../fit/scalar-forms.js";
import { meaningOf } from "../../read/word.js";
import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "null or None given as a string.",
  safe: "The schema allows null and no string there.",
};

/** Null where it is written as a string. */
export const quotedNull: ScalarForm = (node, _schema, type) =>
  type === "null" && node.kind === "string" && meaningOf(node.value) === null ? null : undefined;
