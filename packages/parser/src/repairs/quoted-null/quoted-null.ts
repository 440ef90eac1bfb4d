import type { ScalarForm } from "../../fit/scalar-form.js";
import { meaningOf } from "../../read/word.js";

/** `null` if it is written as a string. */
export const quotedNull: ScalarForm = (node, _schema, type) =>
  type === "null" && node.kind === "string" && meaningOf(node.value) === null ? null : undefined;
