import type { ScalarForm } from "../../fit/scalar-form.js";
import { meaningOf } from "../../read/word.js";

/** Converts a string that is the word `null`. */
export const quotedNull: ScalarForm = (node, _schema, type) =>
  type === "null" && node.kind === "string" && meaningOf(node.value) === null ? null : undefined;
