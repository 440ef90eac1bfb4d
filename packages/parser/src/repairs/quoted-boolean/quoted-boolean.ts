import type { ScalarForm } from "../../fit/scalar-forms.js";
import { meaningOf } from "../../read/word.js";
import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "true, false, yes or no given as a string.",
  safe: "The schema wants a boolean, and each word has one meaning.",
};

/** What true, false, yes and no mean where a boolean is asked for. */
export const quotedBoolean: ScalarForm = (node, _schema, type) => {
  const meaning = node.kind === "string" || node.kind === "word" ? meaningOf(node.value) : null;
  return type === "boolean" && meaning !== null ? meaning : undefined;
};
