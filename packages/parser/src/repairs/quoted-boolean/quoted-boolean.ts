import type { ScalarForm } from "../../fit/scalar-form.js";
import { meaningOf } from "../../read/word.js";

/** What true, false, yes and no mean where a boolean is asked for. */
export const quotedBoolean: ScalarForm = (node, _schema, type) => {
  const meaning = node.kind === "string" || node.kind === "word" ? meaningOf(node.value) : null;
  return type === "boolean" && meaning !== null ? meaning : undefined;
};
