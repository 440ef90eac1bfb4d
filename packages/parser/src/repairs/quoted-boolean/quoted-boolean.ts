import type { ScalarForm } from "../../fit/scalar-form.js";
import { meaningOf } from "../../read/word.js";

/** Converts true, false, yes and no if a boolean is required. */
export const quotedBoolean: ScalarForm = (node, _schema, type) => {
  const meaning = node.kind === "string" || node.kind === "word" ? meaningOf(node.value) : null;
  return type === "boolean" && meaning !== null ? meaning : undefined;
};
